import type { ArchiveSaying, FoundValue, JsonKind } from '../../../../engine/sayings/archive.ts';
import type { Words } from '../../language.ts';
import { counted, list } from '../counts.ts';

/** Told on a terminal, often after a file's name: most begin small, and powers and units go by their ids. */
export const archive = {
  'archive/at': ({ field, what }, { say }) => `${field}: ${say(what)}`,
  'archive/faults': ({ faults }, { say }) => faults.map(say).join('\n'),

  'archive/file-too-long': ({ most }) => `ist länger als ${most} Zeichen: kein Archiv.`,
  'archive/too-deep': ({ most, ...place }) => `${placed(place)}: mehr als ${most} Ebenen tief verschachtelt.`,
  'archive/cut-off': (place) =>
    `${placed(place)}: Der Text bricht mittendrin ab: Die Datei ist abgeschnitten oder kein JSON.`,
  'archive/not-json': ({ near, ...place }) => `${placed(place)}: ist hier kein JSON: …${near}…`,
  'archive/not-an-archive': () => "ist kein Archiv einer Partie: Als format gehört dort 'chancery-game' hin.",
  'archive/not-canonical': (place) => `${placed(place)}: Ab hier weicht die Datei von ihrer kanonischen Form ab.`,

  'archive/not-among': ({ found, choices }) => `${shown(found)} ist nicht ${list(choices, 'oder')}.`,
  'archive/other-kind': ({ found, kind }) => `muss ${KINDS[kind]} sein, nicht ${shown(found)}.`,
  'archive/none-of-kinds': ({ found, kinds }) =>
    `${shown(found)} ist nicht, wie es sein soll, ${list(
      kinds.map((kind) => KINDS[kind]),
      'oder',
    )}.`,
  'archive/too-small': ({ value, minimum }) => `${value} ist kleiner als ${minimum}.`,
  'archive/too-long': ({ most }) => `ist länger als ${most} Zeichen.`,
  'archive/other-form': ({ found, pattern }) => `${shown(found)} hat nicht die Form ${pattern}.`,
  'archive/too-many-items': ({ count }) => `${count} Elemente sind zu viele.`,
  'archive/too-many-entries': ({ count }) => `${count} Einträge sind zu viele.`,
  'archive/missing': () => 'fehlt.',
  'archive/no-part-of-it': () => 'gehört nicht zum Format.',
  'archive/name-missing': () => 'fehlt: der Name der Partie.',
  'archive/too-many-phases': ({ count }) => `${count} Phasen sind zu viele.`,
  'archive/no-phase-code': ({ found }) => `${found} ist keine Phase wie S1901M.`,
  'archive/no-text': ({ found }) => `${found} ist kein Text.`,

  'archive/game': ({ name, variant, phases }) => `${name}, ${variant}, ${counted(phases, 'Phase', 'Phasen')}`,
  'archive/changed': ({ told, real }) =>
    `das Dokument sagt ${told}, sein Inhalt ergibt ${real}: Etwas wurde verändert.`,
  'archive/summary-changed': ({ told, real }) =>
    `angegeben ${told}, errechnet ${real}: Die Zusammenfassung wurde verändert.`,
  'archive/signature-missing': () => 'das Archiv ist nicht signiert.',
  'archive/not-signed': () => 'das Archiv ist nicht signiert',
  'archive/other-key': ({ key }) => `mit einem anderen Schlüssel signiert: ${key}.`,
  'archive/wrong-signature': () => 'das ist nicht die Signatur dieses Schlüssels für dieses Dokument.',
  'archive/signed': ({ key }) => `Ed25519, Schlüssel ${key}`,
  'archive/no-commit-with': ({ digest }) => `${digest} ist die Prüfsumme von keinem Commit in diesem Archiv.`,
  'archive/is-commit': ({ digest, commit }) => `${digest} ist Commit ${commit}`,
  'archive/is-receipt': ({ receipt, power, phase, orders }) =>
    `Quittung ${receipt} gilt ${power}, ${phase}: ${orders.join(', ')}`,
  'archive/no-receipt': ({ receipt }) => `Quittung ${receipt} gehört zu keiner der letzten Quittungen einer Phase.`,
  'archive/chain-missing': () => 'diese Partie lief auf einem Judge, aber die Kette ihrer Commits fehlt.',
  'archive/no-chain': () => 'die Partie lief nicht auf einem Judge dieser Art',
  'archive/not-committed': ({ commit, speaksFor }) =>
    `die Angaben zu Commit ${commit} stimmen nicht mit dem Commit überein${speaksFor.length === 0 ? '' : ` (er steht für ${speaksFor.join(', ')})`}.`,
  'archive/other-head': ({ real }) => `die Prüfsumme des letzten Commits ist ${real}.`,
  'archive/no-commit-vouches': ({ phase }) => `kein Commit verbürgt das${phase === null ? '' : ` (${phase})`}.`,
  'archive/other-time': ({ phase }) =>
    `der Commit stammt von einem anderen Zeitpunkt${phase === null ? '' : ` (${phase})`}.`,
  'archive/not-as-committed': ({ told, committed }) => `angegeben ${told}; die Commits sagen ${committed}.`,
  'archive/chain-sound': ({ commits, head }) =>
    `${counted(commits, 'Commit', 'Commits')}, Kopf ${head}; dadurch verbürgt: ${VOUCHED}. Allein durch die Signatur: ${BY_SIGNATURE}`,
  'archive/not-acknowledged': ({ power, phase }) => `die Befehle von ${power} in ${phase} sind nicht die quittierten.`,
  'archive/no-receipts': () => 'das Archiv öffnet keine Quittungen',
  'archive/receipts-sound': ({ count }) =>
    count === 1
      ? '1 Quittung passt zu den ausgewerteten Befehlen'
      : `${count} Quittungen passen zu den ausgewerteten Befehlen`,

  'archive/no-variant': ({ variant }) => `es gibt hier keine Variante „${variant}“, nach der sich auswerten ließe.`,
  'archive/replayed': ({ phases, recorded, isVariantChanged }) =>
    `${counted(phases, 'Phase', 'Phasen')} neu ausgewertet${
      recorded.length === 0
        ? ''
        : ` (${recorded.join(', ')} auf dem Brett der Aufzeichnung oder der Spielleitung, nicht auf dem, zu dem die Befehle führen)`
    }${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/differs': ({ field, what, isVariantChanged }, { say }) =>
    `${field}: ${say(what)}${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/unknown-ruling': ({ ruling }) => `die Auslegung „${ruling}“ kennen wir hier nicht.`,
  'archive/not-where-it-led': () => 'dahin hat die letzte Phase nicht geführt.',
  'archive/no-phase-of': ({ phase, variant }) => `${phase} ist keine Phase von ${variant}.`,
  'archive/other-phase': ({ told, phase }) => `${told} in der Phase ${phase}.`,
  'archive/other-variants-game': ({ variant }) => `„${variant}“ in einer Partie einer anderen Variante.`,
  'archive/after-the-end': ({ phase }) => `${phase} wird gespielt, als die Partie schon vorbei war.`,
  'archive/out-of-turn': ({ phase, next }) => `${phase} wird gespielt, wo ${next} an der Reihe ist.`,
  'archive/part-not-led-to': ({ phase, part, power }) =>
    `${phase}: ${PARTS[part]} ${power === null ? 'des Bretts' : `von ${power}`} sind nicht die, zu denen die Phase davor geführt hat.`,
  'archive/board-not-led-to': ({ phase }) =>
    `${phase} beginnt auf einem anderen Brett als dem, zu dem die Phase davor geführt hat.`,
  'archive/in-phase': ({ phase, what }, { say }) => `${phase}: ${say(what)}`,
  'archive/order-missing': ({ power, order }) => `${power} ${order} fehlt.`,
  'archive/never-ordered': ({ power, order }) => `${power} ${order} wurde nie befohlen.`,
  'archive/other-order': ({ told, ordered }) =>
    `${told.power} ${told.order} ist angegeben, befohlen war ${ordered.power} ${ordered.order}.`,
  'archive/other-result': ({ power, order, told, adjudicated }) =>
    `${power} ${order}: angegeben „${told.join(', ')}“, ausgewertet „${adjudicated.join(', ')}“.`,
  'archive/other-value': ({ told, adjudicated }) => `angegeben ${told}, ausgewertet ${adjudicated}.`,
  'archive/win-not-told': ({ powers }) =>
    `${powers.join(', ')} ${powers.length === 1 ? 'hat' : 'haben'} nach den Regeln gewonnen, aber kein Ausgang ist angegeben.`,
  'archive/ending-not-recorded': () => 'wie die Partie endete, ist nicht aufgezeichnet',
  'archive/goes-on': () => 'die Partie läuft noch',
  'archive/ended-so': ({ kind, powers }) => {
    if (kind === 'terminated') return 'von der Spielleitung beendet';
    const how = { won: 'gewonnen von', drawn: 'Remis von', conceded: 'aufgegeben zugunsten von' }[kind];
    return `${how} ${powers.join(', ')}`;
  },
  'archive/other-outcome': ({ told, byRules }, { say }) => `angegeben: ${say(told)}; nach den Regeln: ${say(byRules)}.`,
  'archive/won-as-told': ({ powers }) => `als Sieg von ${powers.join(', ')} angegeben; die Regeln sagen das nicht`,
  'archive/not-won-by-rules': ({ powers }) =>
    `als Sieg von ${powers.join(', ')} angegeben, nach den Regeln war es keiner.`,

  'archive/played-on': () => 'die Partie ist nach den Regeln gewonnen, ging aber weiter',
  'archive/told-as-won': ({ powers }) => `als Sieg von ${powers.join(', ')} angegeben, nach den Regeln war es keiner`,
  'archive/told-twice': ({ lines: [first, other] }) =>
    `die E-Mails in den Zeilen ${first} und ${other} beschreiben diese Phase verschieden; die erste gilt`,
  'archive/phase-not-found': ({ awaited, lost, isMore, isLeftOut, areOwnersLost }) => {
    const leftOut = isLeftOut ? '; diese Phase ist ausgelassen' : '';
    if (awaited === null) return `die Partie war vorher vorbei${leftOut}`;
    if (lost.length === 0) return `nach den Regeln kommt hier ${awaited}${leftOut}`;
    const not = `${someOf(lost)} ${lost.length === 1 ? 'war' : 'waren'} nicht zu finden${isMore ? ', ebenso was dazwischen an Rückzügen und Aufbauten war' : ''}`;
    if (isLeftOut) return `${not}${leftOut}`;
    return `${not}: diese Phase beginnt mit ihren eigenen Einheiten${areOwnersLost ? '; wem welches Zentrum gehört, ist erst wieder bekannt, wenn der alte Spielleiter es sagt' : ''}`;
  },
  'archive/phase-cut-off': ({ powers }) =>
    `ihre Ergebnisse enden mittendrin (${list(powers, 'und')}): diese Phase ist ausgelassen`,
  'archive/two-in-one': ({ next }) =>
    `ihre letzte Zeile nennt ${next} als nächste Phase: was dazwischen lag, fehlt, und Teile zweier Phasen stehen beieinander; diese Phase ist ausgelassen`,
  'archive/ends-early': ({ through }) =>
    `die erste Zeile der Historie verspricht alles bis ${through}: was nach dieser Phase kommt, fehlt`,
  'archive/next-not-told': () =>
    'diese Ergebnisse enden vor der Zeile, die sagt, was als Nächstes kommt: vielleicht sind sie hier abgeschnitten, und der Rest der Partie fehlt',
  'archive/impossible-units': ({ field, what }, { say }) =>
    `die genannten Einheiten können so nicht stehen: ${field}: ${say(what)}`,
  'archive/units-differ': ({ power, judge, engine }) =>
    `${power}: Der alte Judge hat ${orNothing(judge)}, die Engine ${orNothing(engine)}`,
  'archive/results-differ': ({ power, order, judge, engine }) =>
    `${power} ${order}: Der alte Judge sagt ${judge.length === 0 ? 'Erfolg' : judge.join(', ')}, die Engine ${engine.join(', ')}`,
  'archive/dislodged-differ': ({ power, unit, by }) =>
    by === 'judge'
      ? `${power} ${unit} ist beim alten Judge vertrieben, bei der Engine nicht`
      : `${power} ${unit} ist beim alten Judge nicht vertrieben, bei der Engine schon`,
  'archive/retreats-differ': ({ power, unit, judge, engine }) =>
    `${power} ${unit} hat beim alten Judge diese Rückzüge: ${orNone(judge)}; bei der Engine: ${orNone(engine)}`,
  'archive/owners-differ': ({ power, judge, engine }) =>
    `${power} besitzt beim alten Judge ${orNothing(judge)}, bei der Engine ${orNothing(engine)}`,
  'archive/next-differs': ({ judge, engine }) =>
    `beim alten Judge kommt als Nächstes ${judge}, bei der Engine ${engine ?? 'nichts'}`,

  'archive/not-a-judges': () => 'keine Ergebnisse eines Judge',
  'archive/only-on-file': () => 'vorliegende Befehle, keine Ergebnisse',
  'archive/private-message': () => 'eine private Nachricht',
  'archive/unknown-start': () => 'die Anfangsstellung einer Partie, deren Name oder Kalender nicht angegeben ist',
  'archive/longer-than-mail': () => 'länger als jede Zeile einer E-Mail',
  'archive/longer-than-message': () => 'mehr, als eine Nachricht fasst',
  'archive/longer-than-judges': () => 'länger als jede Zeile eines Judge',
  'archive/too-much': () => 'zu viel für einen Import: Das hier und alles danach ist ausgelassen',
  'archive/variant-unknown': ({ variant }) => `die Variante „${variant}“ kennen wir hier nicht`,
  'archive/game-without-name': () => 'Ergebnisse einer Partie, deren Name nicht angegeben ist',
  'archive/no-turn': ({ turn, variant }) => `„${turn}“ ist kein Zug von ${variant}`,
  'archive/not-in-calendar': () => 'die nächste Phase kommt im Kalender nicht vor',
  'archive/no-dislodged-unit': () => 'keine Zeile über eine vertriebene Einheit',
  'archive/no-power-begins': () => 'keine Macht dieser Partie beginnt diese Zeile',
  'archive/winner-unknown': () => 'jemand, der keine Macht dieser Partie ist',
  'archive/nobody-called': ({ name }) => `niemand heißt „${name}“`,
  'archive/no-unit': ({ words }) => `keine Einheit in „${words}“`,
  'archive/no-place': ({ name }) => `kein Ort „${name}“ auf dieser Karte`,
  'archive/no-classic-order': () => 'kein Befehl, wie ihn die klassischen Judges schreiben',
  'archive/no-classic-adjustment': () => 'kein Aufbau und keine Auflösung, wie die klassischen Judges sie schreiben',
  'archive/convoy-to-nowhere': () => 'ein Konvoi, der nirgendwohin führt',
  'archive/row-of-owners': () => 'eine Reihe von Besitzern, die nicht zu ihren Überschriften passt',
  'archive/row-of-counts': () => 'eine Reihe von Zahlen, die nicht zu ihren Überschriften passt',

  'archive/order-unread': ({ order, why }, { say }) =>
    `„${order}“ ist als Befehl nicht lesbar${why === '' ? '' : `: ${say(why)}`}`,
  'archive/order-twice': ({ order }) => `„${order}“ ist ein zweiter Befehl für eine Einheit: der erste zählt`,
  'archive/phase-left-out': ({ field, why }, { say }) => `diese Phase fehlt im Archiv: ${field}: ${say(why)}`,
  'archive/owners-unknown': () =>
    'wem welches Zentrum gehört, ist nicht bekannt: diese Auf- und Abbauten fehlen im Archiv',
  'archive/end-differs': ({ phase }) =>
    `die Aufzeichnung endet mit einer anderen Stellung als der, zu der die Befehle von ${phase} führen`,
  'archive/no-message': () => 'eine Nachricht ohne Text',
  'archive/message-too-long': ({ most }) => `eine Nachricht mit mehr als ${most} Zeichen fehlt im Archiv`,
  'archive/writer-unknown': ({ name }) =>
    `eine Nachricht von „${name}“, den es in dieser Partie nicht gibt, fehlt im Archiv`,
  'archive/readers-unknown': ({ names }) =>
    `eine Nachricht an „${names}“ fehlt im Archiv: wer sie lesen durfte, ist nicht zu erkennen`,
  'archive/time-without-unit': ({ time }) => `„${time}“ ist keine Zeit in Mikrosekunden: die Zeit bleibt weg`,
  'archive/time-without-zone': ({ time }) => `„${time}“ nennt keine Zeitzone: die Zeit bleibt weg`,
  'archive/field-unread': ({ field }) => `das Archiv hat keinen Platz für das Feld ${field}`,
  'archive/drawn-by-one': ({ power }) => `ein Remis von „${power}“ allein gibt es nicht: das Ende bleibt offen`,
  'archive/year-unclear': ({ year }) =>
    `die Spalte „${year}“ nennt ein Jahr noch einmal, oder keines, das klar ist: bleibt weg`,
  'archive/before-the-start': ({ phase, variant, start }) =>
    `beginnt mit ${phase}, vor dem Anfang von ${variant} (${start}): wird nicht als Partie dieser Variante geführt`,
  'archive/strange-start': ({ power, units, variant }) =>
    `${power} beginnt in ${variant} nicht mit ${units.join(', ')}: wird nicht als Partie dieser Variante geführt`,
  'archive/would-not-be-sound': ({ why }, { say }) =>
    `das Archiv wäre nicht in Ordnung und wird nicht geschrieben: ${say(why)}`,

  'archive/tables-differ': ({ year, power, owned, counted: count }) =>
    `${year}: ${power} besitzt nach der Tabelle der Besitzer ${owned} Zentren, nach der Tabelle der Zahlen ${count}.`,
  'archive/ends-with-stranger': ({ name }) => `Das Ende nennt ${name}, und dort ist kein Platz dafür.`,
  'archive/no-such-center': ({ year, center, variant }) =>
    `${year}: Auf der Karte von ${variant} gibt es kein Zentrum ${center}.`,
  'archive/other-owner': ({ year, center, variant, judge, here }) =>
    `${year}: ${center} gehört ${judge ?? 'niemandem'}; auf der Karte von ${variant} gehört es ${here ?? 'niemandem'}.`,
} satisfies Words<ArchiveSaying>;

/** What a head of the chain, kept by somebody, proves of the document; and what only the signature of its keeper does. */
const VOUCHED =
  'Bretter, Befehle, Ergebnisse, Quittungen, Presse, Tagebücher und ihre Zeitpunkte; ist die Partie zu Ende, auch Plätze, Spielleitungen, Einstellungen, Auslegungen, Anfang und Ende, wie die offenen Commits sie nennen';
const BY_SIGNATURE =
  'Namen von Personen, der Judge, Adressen von Karten, und dass keine Änderung von Plätzen, Spielleitungen oder Einstellungen fehlt';
const VARIANT_CHANGED = ' (die Daten der Variante haben sich seither geändert)';

const PARTS = {
  units: 'die Einheiten',
  centers: 'die Zentren',
  dislodged: 'die vertriebenen Einheiten',
  ruleState: 'die Angaben ruleState',
} as const;

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'ein Objekt',
  array: 'eine Liste',
  string: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  boolean: 'true oder false',
  null: 'null',
};

/** `Zeile 3, Spalte 17`. */
function placed({ line, column }: { readonly line: number; readonly column: number }): string {
  return `Zeile ${line}, Spalte ${column}`;
}

/** Short values as they stand. */
function shown({ kind, text }: FoundValue): string {
  if (kind === 'string') return `„${text}“`;
  return kind === 'object' || kind === 'array' ? KINDS[kind] : text;
}

function orNothing(items: readonly string[]): string {
  return items.length === 0 ? 'nichts' : items.join(', ');
}

function orNone(items: readonly string[]): string {
  return items.length === 0 ? 'keine' : items.join(', ');
}

/** Phases one by one, or the first and the last of many. */
function someOf(lost: readonly string[]): string {
  return lost.length > MOST_NAMED ? `${lost[0]} … ${lost.at(-1)} (${lost.length})` : list(lost, 'und');
}
const MOST_NAMED = 6;
