import type { SettingSaying } from '../../../../engine/sayings/settings.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

export const settings = {
  'settings/nothing-changed': ({ because }, { say }) => `${say(because)}; es war nichts zu ändern`,
  'settings/auction-for-all': () =>
    'Plätze werden nur versteigert, wo jeder seinen eigenen Spieler hat: SET PLAYERS ALL, oder mit weniger Spielern SET SEATS DRAWN.',
  'settings/seats-fixed': () => 'In dieser Variante steht fest, welche Mächte zusammengehören.',
  'settings/reminders-range': ({ least, most }) =>
    `Erinnerungen gehen ${least} bis ${most} Stunden vor der Frist hinaus.`,
  'settings/comment-too-long': ({ most, isLongOne }) =>
    `${isLongOne ? 'Der lange Kommentar' : 'Ein Kommentar'} hat höchstens ${most} Zeichen.`,
  'settings/partial-both-already': () => 'Befehle und Presse sind schon so eingestellt',
  'settings/partial-orders-on': () =>
    'Ausgelassene Einheiten halten zur Frist. Presse an einzelne Mächte, die anderswo mit PARTIAL gemeint war, ist erlaubt, wie sie war.',
  'settings/partial-orders-off': () =>
    'Befehle müssen wieder vollständig sein. Damit Presse nur an alle geht, schick SET NO PARTIAL PRESS.',
  'settings/partial-press': ({ on }) =>
    on
      ? 'Presse darf an einzelne Mächte gehen statt an alle. Für Befehle, die Einheiten auslassen, gibt es SET PARTIAL ORDERS.'
      : 'Alle Presse geht an alle. Für Befehle, die Einheiten auslassen, gibt es SET PARTIAL ORDERS.',
  'settings/partial-which': ({ orders, press }) =>
    `Befehle oder Presse? Schick ${orders} für ausgelassene Einheiten oder ${press} für Presse an einzelne Mächte.`,
  'settings/grace-which': ({ press, line }) =>
    `Presse oder Zeit? Schick ${press}, wenn es nach der Frist keine Presse geben soll, oder ${line}, wenn in Zugphasen keine verspäteten Befehle angenommen werden sollen.`,
  'settings/no-grace-press-already': ({ line }) =>
    `Nach der Frist gibt es ohnehin keine Presse; ${line} gilt der Zeit, in der verspätete Befehle angenommen werden`,
  'settings/no-dedication': () =>
    'Nach Dedication fragen wir nicht. SET DEDICATION 90 verlangt, dass jemand in 90 von 100 Phasen pünktlich war.',
  'settings/dedication': ({ ratio }) =>
    `Dedication zählt hier in pünktlichen Phasen, nicht in Punkten: Das ist dasselbe wie SET ONTIMERAT ${ratio}. Neulinge dürfen mitspielen.`,
  'settings/nmr-needs-grace': ({ least, line }) =>
    `Mit NMR warnen wir verspätete Spieler einen Tag, bevor die Partie ohne sie weitergeht; GRACE muss also mehr als ${counted(least, 'Stunde', 'Stunden')} sein: erst ${line}.`,
  'settings/grace-needed-for-nmr': ({ least }) =>
    `Mit NMR muss GRACE mehr als ${counted(least, 'Stunde', 'Stunden')} sein: Verspätete Mächte gehen einen Tag vor ihrem Ende verloren.`,
  'settings/start-of-standard': ({ start }) => `${start} ist ein Anfang der Standardpartie: erst SET VARIANT standard.`,
  'settings/centers-at-most': ({ most }) =>
    `Es gibt ${counted(most, 'Versorgungszentrum', 'Versorgungszentren')}: Mehr geht bei CENTERS nicht.`,
  'settings/centers-at-least': () => 'Zum Sieg braucht es mindestens ein Versorgungszentrum.',
  'settings/players-at-most': ({ most }) => `Höchstens ${most} können spielen: PLAYERS ist 1 bis ${most}.`,
  'settings/powers-at-most': ({ seats }) =>
    `Diese Variante hat ${counted(seats, 'Platz', 'Plätze')}: POWERS ist ${seats === 1 ? '1' : `1 bis ${seats}`}.`,
  'settings/hours-range': ({ part, most, hours }) =>
    `${part} ist 0 bis ${counted(most, 'Stunde', 'Stunden')}, nicht ${hours}.`,
  'settings/no-day': () => 'Mindestens ein Wochentag muss erlaubt sein.',
  'settings/no-such-zone': ({ written }) =>
    `Es gibt keine Zeitzone „${written}“. Zonen schreibt man Europe/Paris oder UTC.`,

  'settings/stays': ({ because }, { say }) => `${say(because)} Das bleibt, wie es bei Beginn der Partie war.`,
  'settings/stays-joined': ({ because }, { say }) =>
    `${say(because)} Darauf haben sich schon Spieler angemeldet, also bleibt es dabei.`,
  'settings/late-hidden': () => 'Den Spielern ist versprochen, dass niemand erfährt, wer zu spät ist.',
  'settings/number-hidden': () => 'Den Spielern ist versprochen, dass niemand erfährt, wie viele angemeldet sind.',
  'settings/board-set-up': () => 'Die Figuren stehen auf dem Brett.',
  'settings/building-sites-announced': () => 'Alle spielen mit den Bauplätzen, die zu Beginn angekündigt waren.',
  'settings/centers-announced': () => 'Alle spielen um die Zahl der Versorgungszentren, die zu Beginn angekündigt war.',
  'settings/names-hidden': () =>
    'Verborgene Namen sind versprochen; SET NO REVEAL oder SET REVEAL sagt, was am Ende geschieht.',
  'settings/names-hidden-for-good': () => 'Für immer verborgene Namen sind versprochen.',
  'settings/nobody-sees-orders': () => 'Den Spielern ist versprochen, dass niemand ihre Befehle sieht.',
  'settings/powers-dealt': () => 'Die Mächte sind verteilt.',
  'settings/preferences-dealt': () => 'Die Mächte sind schon verteilt.',
  'settings/sight-announced': () => 'Alle spielen mit der Sicht aufs Brett, die zu Beginn angekündigt war.',
  'settings/no-proxies-in-blind-games': () =>
    'In einer blinden Partie würde die Einheit eines anderen zeigen, was man nicht sieht.',
  'settings/removals-announced': () => 'Alle spielen mit der Regel für Auflösungen, die zu Beginn angekündigt war.',
  'settings/rulebook-announced': () => 'Alle spielen nach dem Regelwerk, das zu Beginn angekündigt war.',
  'settings/seats-taken': () => 'Die Plätze sind besetzt.',

  'settings/no-such-option': ({ option }) => `Eine Option „${option}“ gibt es nicht.`,
  'settings/option-belongs': ({ option }) =>
    `Die Regeln einer Variante gehören hier zusammen: „${option}“ lässt sich nicht herausnehmen.`,
  'settings/rule-elsewhere': ({ rule, of }) => {
    switch (of) {
      case 'machiavelli':
        return `${rule} ist eine Regel von Machiavelli, das hier nicht gespielt wird: GET VARIANTS zeigt, was es gibt.`;
      case 'colonial':
        return `${rule} ist eine Regel von Colonial Diplomacy, das hier nicht gespielt wird: GET VARIANTS zeigt, was es gibt.`;
      case 'variant':
        return `${rule} ist hier Sache der Variante: GET VARIANTS zeigt, was jede hat.`;
    }
  },
  'settings/cannot-be-set': ({ setting }) => `${setting} lässt sich in dieser Partie nicht einstellen.`,
  'settings/absences-secret': () =>
    'Abwesenheiten sind hier Sache der Spieler und geheim: Nur die Spielleitung sieht sie.',
  'settings/absences-secret-already': () => 'Abwesenheiten sieht niemand außer der Spielleitung',
  'settings/access-any': () => 'Spieler dürfen von überall kommen',
  'settings/access-different': () =>
    'Keine zwei Spieler einer Partie haben dieselbe Adresse. Wer einen Haushalt teilt, wissen wir nur, wenn es jemand sagt: Frag nach, und SET APPROVAL lässt dich jeden einzeln zulassen',
  'settings/access-same': () =>
    'Woher eine E-Mail kommt, sagt heute nichts mehr: Mit ALLOW PLAYER, DENY PLAYER und APPROVAL wählst du, wer spielt.',
  'settings/no-list-of-masters': () =>
    'Hier darf jeder eine Partie leiten: Eine Liste derer, die es dürfen, gibt es nicht.',
  'settings/no-registry': () => 'Registernummern vergibt niemand mehr; SET COMMENT bewahrt eine als Notiz auf.',
  'settings/no-xflags': () =>
    'XFLAGS war ein Rohwert aus Bits: Jede dieser Regeln hat hier eine Einstellung mit einem Namen.',
  'settings/signal-support-legal': () =>
    'Eine Unterstützung, die nicht gelingen kann, ist nach dem Regelwerk ein gültiger Befehl: Wir nehmen sie an, mit einem Hinweis.',
  'settings/signal-support-taken': () =>
    'Unterstützungen und Konvois, die nicht gelingen können, sind erlaubt; du bekommst dazu einen Hinweis',

  'settings/not-understood': ({ written }) => `„${written}“ verstehen wir hier nicht.`,
  'settings/replacement-is': ({ written }) =>
    `REPLACEMENT ist NEXT, eine Zahl von Stunden oder Tage wie 2D; nicht „${written}“.`,
  'settings/timing-what': () => 'Was möchtest du ändern: CLOCK, MIN, NEXT, GRACE, DELAY oder DAYS?',
  'settings/set-twice': ({ part }) => `${part} steht zweimal da.`,
  'settings/clock-is': ({ written }) =>
    `CLOCK ist eine Uhrzeit wie 23:30, Minuten nach Mitternacht oder -1 für keine feste Stunde; nicht „${written}“.`,
  'settings/days-are': ({ written }) => `DAYS sind sieben Zeichen, Sonntag zuerst, wie -MTWTF-; nicht „${written}“.`,
  'settings/no-part-of-timing': ({ written }) => `„${written}“ ist keines von CLOCK, MIN, NEXT, GRACE, DELAY und DAYS.`,
  'settings/hours-are': ({ part, written }) =>
    `${part} ist eine Zahl von Stunden oder Tage wie 3D; nicht „${written}“.`,
  'settings/reminders-are': ({ written }) => `Statt „${written}“ gehören hier bis zu sechs Zeiten hin, etwa 1D, 4H.`,
  'settings/seats-not-open': () =>
    'Welche Mächte zusammengehören, steht in dieser Variante fest: DRAWN, AUCTION und Paare gibt es nur, wo es offen ist.',
  'settings/pairs': () => 'Jedes Paar hat eine Macht von jedem Kontinent, und jede Macht ist in einem Paar.',
  'settings/no-address': ({ written }) => `„${written}“ ist keine E-Mail-Adresse.`,
  'settings/which-access': () => 'Welcher Zugang: ANY, SAME oder DIFFERENT?',
  'settings/which-level': () => 'Welches Niveau?',
  'settings/which-option': () => 'Welche Option?',
  'settings/which-press': () => 'Welche Presse: WHITE, GREY, WHITE/GREY oder NONE?',
  'settings/which-variant': () => 'Welche Variante?',
  'settings/whom': () => 'Wen? Adressen oder Mächte, mit Kommas dazwischen.',
} satisfies Words<SettingSaying>;
