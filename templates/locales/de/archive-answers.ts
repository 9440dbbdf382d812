/** What is said of archives and positions, in German. */
import type { FoundValue, JsonKind } from '../../../engine/messages/archive-messages.ts';
import type { PositionValue } from '../../../engine/messages/position-messages.ts';
import type { MessagesIn } from '../formatter.ts';
import { counted, list } from './grammar.ts';
import { letter } from './mail-parts.ts';

/** Told on a terminal, often after a file's name: most begin small, and powers and units go by their ids. */
export const archive = {
  'archive/at': '{field}: {what:say}',
  'archive/faults': ({ faults }, { say }) => faults.map(say).join('\n'),

  'archive/file-too-long': 'ist länger als {most} Zeichen: kein Archiv.',
  'archive/too-deep': ({ most, ...place }) => `${placed(place)}: mehr als ${most} Ebenen tief verschachtelt.`,
  'archive/cut-off': (place) =>
    `${placed(place)}: Der Text bricht mittendrin ab: Die Datei ist abgeschnitten oder kein JSON.`,
  'archive/not-json': ({ near, ...place }) => `${placed(place)}: ist hier kein JSON: …${near}…`,
  'archive/not-an-archive': "ist kein Archiv einer Partie: Als format gehört dort 'chancery-game' hin.",
  'archive/packed-wrong': 'ist ein gepacktes Archiv, das sich nicht öffnen lässt: Ein Teil fehlt oder wurde geändert.',
  'archive/not-canonical': (place) => `${placed(place)}: Ab hier weicht die Datei von ihrer kanonischen Form ab.`,

  'archive/not-among': ({ found, choices }) => `${shown(found)} ist nicht ${list(choices, 'oder')}.`,
  'archive/other-kind': ({ found, kind }) => `muss ${KINDS[kind]} sein, nicht ${shown(found)}.`,
  'archive/none-of-kinds': ({ found, kinds }) =>
    `${shown(found)} ist nicht, wie es sein soll, ${list(
      kinds.map((kind) => KINDS[kind]),
      'oder',
    )}.`,
  'archive/too-small': '{value} ist kleiner als {minimum}.',
  'archive/too-long': 'ist länger als {most} Zeichen.',
  'archive/other-form': ({ found, pattern }) => `${shown(found)} hat nicht die Form ${pattern}.`,
  'archive/too-many-items': '{count} Elemente sind zu viele.',
  'archive/too-many-entries': '{count} Einträge sind zu viele.',
  'archive/missing': 'fehlt.',
  'archive/no-part-of-it': 'gehört nicht zum Format.',
  'archive/name-missing': 'fehlt: der Name der Partie.',
  'archive/too-many-phases': '{count} Phasen sind zu viele.',
  'archive/no-phase-code': '{found} ist keine Phase: der Buchstabe einer Jahreszeit, das Jahr, dann M, R oder A.',

  'archive/game': '{name}, {variant}, {phases:Phase|Phasen}',
  'archive/changed': 'das Dokument sagt {told}, sein Inhalt ergibt {real}: Etwas wurde verändert.',
  'archive/summary-changed': 'angegeben {told}, errechnet {real}: Die Zusammenfassung wurde verändert.',
  'archive/signature-missing': 'das Archiv ist nicht signiert.',
  'archive/not-signed': 'das Archiv ist nicht signiert',
  'archive/other-key': 'mit einem anderen Schlüssel signiert: {key}.',
  'archive/wrong-signature': 'das ist nicht die Signatur dieses Schlüssels für dieses Dokument.',
  'archive/signed': 'Ed25519, Schlüssel {key}',
  'archive/no-commit-with': '{digest} ist die Prüfsumme von keinem Commit in diesem Archiv.',
  'archive/is-commit': '{digest} ist Commit {commit}',
  'archive/is-receipt': ({ receipt, power, phase, orders }) =>
    `Quittung ${receipt} gilt ${power}, ${phase}: ${orders.join(', ')}`,
  'archive/no-receipt': 'Quittung {receipt} gehört zu keiner der letzten Quittungen einer Phase.',
  'archive/chain-missing': 'diese Partie lief auf einem Schiedsrichter, aber die Kette ihrer Commits fehlt.',
  'archive/no-chain': 'die Partie lief nicht auf einem Schiedsrichter dieser Art',
  'archive/not-committed': ({ commit, speaksFor }) =>
    `die Angaben zu Commit ${commit} stimmen nicht mit dem Commit überein${speaksFor.length === 0 ? '' : ` (er steht für ${speaksFor.join(', ')})`}.`,
  'archive/other-head': 'die Prüfsumme des letzten Commits ist {real}.',
  'archive/no-commit-vouches': ({ phase }) => `kein Commit verbürgt das${phase === null ? '' : ` (${phase})`}.`,
  'archive/other-time': ({ phase }) =>
    `der Commit stammt von einem anderen Zeitpunkt${phase === null ? '' : ` (${phase})`}.`,
  'archive/not-as-committed': 'angegeben {told}; die Commits sagen {committed}.',
  'archive/chain-sound': ({ commits, head }) =>
    `${counted(commits, 'Commit', 'Commits')}, Kopf ${head}; dadurch verbürgt: ${VOUCHED}. Allein durch die Signatur: ${BY_SIGNATURE}`,
  'archive/not-acknowledged': 'die Befehle von {power} in {phase} sind nicht die quittierten.',
  'archive/no-receipts': 'das Archiv öffnet keine Quittungen',
  'archive/receipts-sound': ({ count }) =>
    count === 1
      ? '1 Quittung passt zu den ausgewerteten Befehlen'
      : `${count} Quittungen passen zu den ausgewerteten Befehlen`,

  'archive/no-variant': 'es gibt hier keine Variante „{variant}“, nach der sich auswerten ließe.',
  'archive/replayed': ({ phases, recorded, isVariantChanged }) =>
    `${counted(phases, 'Phase', 'Phasen')} neu ausgewertet${
      recorded.length === 0
        ? ''
        : ` (${recorded.join(', ')} auf dem Brett der Aufzeichnung oder der Spielleitung, nicht auf dem, zu dem die Befehle führen)`
    }${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/differs': ({ field, what, isVariantChanged }, { say }) =>
    `${field}: ${say(what)}${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/unknown-ruling': 'die Auslegung „{ruling}“ kennen wir hier nicht.',
  'archive/not-where-it-led': 'dahin hat die letzte Phase nicht geführt.',
  'archive/no-phase-of': '{phase} ist keine Phase von {variant}.',
  'archive/other-phase': '{told} in der Phase {phase}.',
  'archive/other-variants-game': '„{variant}“ in einer Partie einer anderen Variante.',
  'archive/after-the-end': '{phase} wird gespielt, als die Partie schon vorbei war.',
  'archive/out-of-turn': '{phase} wird gespielt, wo {next} an der Reihe ist.',
  'archive/part-not-led-to': ({ phase, part, power }) =>
    `${phase}: ${PARTS[part]} ${power === null ? 'des Bretts' : `von ${power}`} sind nicht die, zu denen die Phase davor geführt hat.`,
  'archive/board-not-led-to': '{phase} beginnt auf einem anderen Brett als dem, zu dem die Phase davor geführt hat.',
  'archive/in-phase': '{phase}: {what:say}',
  'archive/order-missing': '{power} {order} fehlt.',
  'archive/never-ordered': '{power} {order} wurde nie befohlen.',
  'archive/other-order': ({ told, ordered }) =>
    `${told.power} ${told.order} ist angegeben, befohlen war ${ordered.power} ${ordered.order}.`,
  'archive/other-result': ({ power, order, told, adjudicated }) =>
    `${power} ${order}: angegeben „${told.join(', ')}“, ausgewertet „${adjudicated.join(', ')}“.`,
  'archive/other-value': 'angegeben {told}, ausgewertet {adjudicated}.',
  'archive/win-not-told': ({ powers }) =>
    `${powers.join(', ')} ${powers.length === 1 ? 'hat' : 'haben'} nach den Regeln gewonnen, aber kein Ausgang ist angegeben.`,
  'archive/ending-not-recorded': 'wie die Partie endete, ist nicht aufgezeichnet',
  'archive/goes-on': 'die Partie läuft noch',
  'archive/ended-so': ({ kind, powers }) => {
    if (kind === 'terminated') return 'von der Spielleitung beendet';
    const how = { won: 'gewonnen von', drawn: 'Remis von', conceded: 'aufgegeben zugunsten von' }[kind];
    return `${how} ${powers.join(', ')}`;
  },
  'archive/other-outcome': 'angegeben: {told:say}; nach den Regeln: {byRules:say}.',
  'archive/won-as-told': ({ powers }) => `als Sieg von ${powers.join(', ')} angegeben; die Regeln sagen das nicht`,
  'archive/not-won-by-rules': ({ powers }) =>
    `als Sieg von ${powers.join(', ')} angegeben, nach den Regeln war es keiner.`,

  'archive/played-on': 'die Partie ist nach den Regeln gewonnen, ging aber weiter',
  'archive/told-as-won': ({ powers }) => `als Sieg von ${powers.join(', ')} angegeben, nach den Regeln war es keiner`,
  'archive/told-twice': ({ lines: [first, other] }) =>
    `die E-Mails in den Zeilen ${first} und ${other} beschreiben diese Phase verschieden; die ausführlichere gilt`,
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
  'archive/lines-missing': ({ powers }) => `Zeilen von ${list(powers, 'und')} fehlen: diese Phase ist ausgelassen`,
  'archive/orders-left-out': 'mit dieser Phase ausgelassen: {count:Befehl|Befehle}',
  'archive/no-orders': 'kein Befehl dieser Phase war lesbar: sie ist ausgelassen',
  'archive/two-in-one':
    'ihre letzte Zeile nennt {next} als nächste Phase: was dazwischen lag, fehlt, und Teile zweier Phasen stehen beieinander; diese Phase ist ausgelassen',
  'archive/ends-early':
    'die erste Zeile der Historie verspricht alles bis {through}: was nach dieser Phase kommt, fehlt',
  'archive/next-not-told':
    'diese Ergebnisse enden vor der Zeile, die sagt, was als Nächstes kommt: vielleicht sind sie hier abgeschnitten, und der Rest der Partie fehlt',
  'archive/impossible-units': 'die genannten Einheiten können so nicht stehen: {field}: {what:say}',
  'archive/units-differ': ({ power, judge, engine }) =>
    `${power}: Der alte Schiedsrichter hat ${orNothing(judge)}, die Engine ${orNothing(engine)}`,
  'archive/results-differ': ({ power, order, judge, engine }) =>
    `${power} ${order}: Der alte Schiedsrichter sagt ${judge.length === 0 ? 'Erfolg' : judge.join(', ')}, die Engine ${engine.join(', ')}`,
  'archive/dislodged-differ': ({ power, unit, by }) =>
    by === 'judge'
      ? `${power} ${unit} ist beim alten Schiedsrichter vertrieben, bei der Engine nicht`
      : `${power} ${unit} ist beim alten Schiedsrichter nicht vertrieben, bei der Engine schon`,
  'archive/retreats-differ': ({ power, unit, judge, engine }) =>
    `${power} ${unit} hat beim alten Schiedsrichter diese Rückzüge: ${orNone(judge)}; bei der Engine: ${orNone(engine)}`,
  'archive/owners-differ': ({ power, judge, engine }) =>
    `${power} besitzt beim alten Schiedsrichter ${orNothing(judge)}, bei der Engine ${orNothing(engine)}`,
  'archive/counts-differ':
    '{power} hat nach der Zählung des alten Schiedsrichters {judge:Zentrum|Zentren}, und besitzt {engine}',
  'archive/next-differs': ({ judge, engine }) =>
    `beim alten Schiedsrichter kommt als Nächstes ${judge}, bei der Engine ${engine ?? 'nichts'}`,

  'archive/not-a-judges': 'keine Ergebnisse eines Schiedsrichters',
  'archive/only-on-file': 'vorliegende Befehle, keine Ergebnisse',
  'archive/private-message': 'eine private Nachricht',
  'archive/unknown-start': 'die Anfangsstellung einer Partie, deren Name oder Kalender nicht angegeben ist',
  'archive/longer-than-mail': 'länger als jede Zeile einer E-Mail',
  'archive/longer-than-message': 'mehr, als eine Nachricht fasst',
  'archive/longer-than-judges': 'länger als jede Zeile eines Schiedsrichters',
  'archive/too-much': 'zu viel für einen Import: Das hier und alles danach ist ausgelassen',
  'archive/variant-unknown': 'die Variante „{variant}“ kennen wir hier nicht',
  'archive/game-without-name': 'Ergebnisse einer Partie, deren Name nicht angegeben ist',
  'archive/no-turn': '„{turn}“ ist kein Zug von {variant}',
  'archive/not-in-calendar': 'die nächste Phase kommt im Kalender nicht vor',
  'archive/no-dislodged-unit': 'keine Zeile über eine vertriebene Einheit',
  'archive/no-power-begins': 'keine Macht dieser Partie beginnt diese Zeile',
  'archive/winner-unknown': 'jemand, der keine Macht dieser Partie ist',
  'archive/nobody-called': 'niemand heißt „{name}“',
  'archive/no-unit': 'keine Einheit in „{words}“',
  'archive/no-place': 'kein Ort „{name}“ auf dieser Karte',
  'archive/no-classic-order': 'kein Befehl, wie ihn die klassischen Schiedsrichter schreiben',
  'archive/no-classic-adjustment': 'kein Aufbau und keine Auflösung, wie die klassischen Schiedsrichter sie schreiben',
  'archive/convoy-to-nowhere': 'ein Konvoi, der nirgendwohin führt',
  'archive/settings-alone': 'Einstellungen einer Partie, von der sonst nichts zu finden war',
  'archive/told-again': '{phase} steht weiter unten auf dieser Seite noch einmal: das Spätere gilt',
  'archive/writer-by-name': '„{name}“ als Absender einer Nachricht: im Archiv steht nur die Macht',
  'archive/setting-changed': '{setting} war in einer früheren Antwort „{before}“: die letzte gilt',
  'archive/row-of-owners': 'eine Reihe von Besitzern, die nicht zu ihren Überschriften passt',
  'archive/row-of-counts': 'eine Reihe von Zahlen, die nicht zu ihren Überschriften passt',

  'archive/order-unread': ({ order, why }, { say }) =>
    `„${order}“ ist als Befehl nicht lesbar${why === '' ? '' : `: ${say(why)}`}`,
  'archive/order-twice': '„{order}“ ist ein zweiter Befehl für eine Einheit: der erste zählt',
  'archive/more-than-order': '„{written}“ steht als Befehl {order} im Archiv, und wie geschrieben in einer Notiz',
  'archive/phase-twice': '{phase} steht in dieser Partie noch einmal: das erste Mal gilt',
  'archive/phase-left-out': 'diese Phase fehlt im Archiv: {field}: {why:say}',
  'archive/owners-unknown': 'wem welches Zentrum gehört, ist nicht bekannt: diese Auf- und Abbauten fehlen im Archiv',
  'archive/end-differs':
    'die Aufzeichnung endet mit einer anderen Stellung als der, zu der die Befehle von {phase} führen',
  'archive/no-message': 'eine Nachricht ohne Text',
  'archive/message-too-long': 'eine Nachricht mit mehr als {most} Zeichen fehlt im Archiv',
  'archive/writer-unknown': 'eine Nachricht von „{name}“, den es in dieser Partie nicht gibt, fehlt im Archiv',
  'archive/readers-unknown': 'eine Nachricht an „{names}“ fehlt im Archiv: wer sie lesen durfte, ist nicht zu erkennen',
  'archive/time-without-unit': '„{time}“ ist keine Zeit in Mikrosekunden: die Zeit bleibt weg',
  'archive/time-without-zone': '„{time}“ nennt keine Zeitzone: die Zeit bleibt weg',
  'archive/time-impossible':
    '„{time}“ ist kein lesbarer Tag, liegt vor dem ersten Schiedsrichter oder in der Zukunft: die Zeit bleibt weg',
  'archive/without-phases':
    'von dieser Partie ließ sich keine Phase zusammensetzen: {orders:Befehl|Befehle} und {messages:Nachricht|Nachrichten} fehlen im Archiv',
  'archive/told-before': 'von dieser Partie hat schon eine andere Quelle berichtet: beide sind ein Archiv',
  'archive/key-twice': 'der Schlüssel „{key}“ steht in einem Objekt mehrmals: gelesen wird nur sein letzter Wert',
  'archive/nothing-found': 'in dieser Datei war nichts von einer Partie zu finden',
  'archive/no-position':
    'In diesem Text sind keine Ergebnisse und keine Stellung. (Befehle schreibst du unter „Befehle“.)',
  'archive/more-lines': '… und {count:weitere Zeile|weitere Zeilen} dieser Art.',
  'archive/results-alone':
    'Diese Ergebnisse nennen nur Rückzüge oder Aufbauten und passen nicht zu dem, was hier steht. Bring zuerst die Phase davor mit ihren Befehlen aufs Brett, dann füge sie noch einmal ein.',
  'archive/centers-after': 'Die Mail sagt, wem die Zentren danach gehören: So sind sie von Anfang an gezeigt.',
  'archive/centers-unknown':
    'Die Mail sagt nicht, wem die Zentren gehören; davon hängen die Aufbauten ab. Ergänze eine Zeile je Macht (CENTERS, die Macht, ein Doppelpunkt und ihre Zentren), oder füge die Mail auf die Phase davor ein.',
  'archive/result-of-nothing': '„{result}“ steht bei {unit}, wozu es keinen Befehl gab: fehlt im Archiv',
  'archive/text-beside': 'Text neben den Befehlen einer gespeicherten Seite oder Partie',
  'archive/source-lacks': ({ what, variant }) =>
    ({
      name: 'eine Partie, deren Quelle ihren Namen nicht angibt; sie heißt wie die Datei',
      variant: `eine Quelle, die ihre Variante nicht angibt: als ${variant} gelesen, da ihre Mächte die von ${variant} sind`,
      'known-variant': `die Quelle gibt ihre Variante nicht an, und ihre Mächte sind nicht die von ${variant}: JSON, das die Variante nennt, lässt sich einlesen`,
    })[what],
  'archive/field-unread': 'das Archiv hat keinen Platz für das Feld {field}',
  'archive/kept-as-told': ({ variant }) =>
    `${variant === '' ? 'die erste Stellung ist keine Grundstellung einer Variante, die wir kennen' : `die Karte von „${variant}“ haben wir nicht`}: als Umriss aufgehoben, Stellungen und Befehle wie überliefert; nichts davon wurde ausgewertet`,
  'archive/other-ending': 'ein anderes Ende als zuvor („{told}“): dieses gilt',
  'archive/draw-unshared': 'als Remis angegeben, aber nicht zwischen wem: das Ende bleibt offen',
  'archive/drawn-by-one': 'ein Remis von „{power}“ allein gibt es nicht: das Ende bleibt offen',
  'archive/year-unclear': 'die Spalte „{year}“ nennt ein Jahr noch einmal, oder keines, das klar ist: bleibt weg',
  'archive/before-the-start':
    'beginnt mit {phase}, vor dem Anfang von {variant} ({start}): wird nicht als Partie dieser Variante geführt',
  'archive/strange-start': ({ power, units, variant }) =>
    `${power} beginnt in ${variant} nicht mit ${units.join(', ')}: wird nicht als Partie dieser Variante geführt`,
  'archive/strange-owners': ({ power, centers, variant }) =>
    `${power} beginnt in ${variant} nicht mit diesen Zentren: ${orNothing(centers)}: wird nicht als Partie dieser Variante geführt`,
  'archive/would-not-be-sound': 'das Archiv wäre nicht in Ordnung und wird nicht geschrieben: {why:say}',

  'archive/tables-differ':
    '{year}: {power} besitzt nach der Tabelle der Besitzer {owned} Zentren, nach der Tabelle der Zahlen {counted}.',
  'archive/ends-with-stranger': 'Das Ende nennt {name}, und dort ist kein Platz dafür.',
  'archive/no-such-center': '{year}: Auf der Karte von {variant} gibt es kein Zentrum {center}.',
  'archive/other-owner': ({ year, center, variant, judge, here }) =>
    `${year}: ${center} gehört ${judge ?? 'niemandem'}; auf der Karte von ${variant} gehört es ${here ?? 'niemandem'}.`,
} as const satisfies MessagesIn<'archive'>;

/** What a head of the chain, kept by somebody, proves of the document; and what only the signature of its keeper does. */
const VOUCHED =
  'Bretter, Befehle, Ergebnisse, Quittungen, Presse, Tagebücher und ihre Zeitpunkte; ist die Partie zu Ende, auch Plätze, Spielleitungen, Einstellungen, Auslegungen, Anfang und Ende, wie die offenen Commits sie nennen';
const BY_SIGNATURE =
  'Namen von Personen, der Schiedsrichter, Adressen von Karten, und dass keine Änderung von Plätzen, Spielleitungen oder Einstellungen fehlt';
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

export const positions = {
  'positions/other-kind': ({ wanted, found }) =>
    `muss ${wanted === 'list' ? 'eine Liste' : 'ein Objekt'} sein, nicht ${kindOf(found)}.`,
  'positions/no-phase': ({ found, variant, seasons }) => {
    const codes = seasons.map(({ letter, phases }) => `${letter}…${phases.join('/')}`);
    return `${shownPositions(found)} ist keine Phase von ${variant} (${codes.join(', ')}).`;
  },
  'positions/none-of-powers': ({ found, powers }) =>
    `${shownPositions(found)} ist keine der Mächte ${powers.join(', ')}.`,
  'positions/no-power': ({ found }) => `${shownPositions(found)} ist keine der Mächte.`,
  'positions/power-twice': '{power} steht schon unter einem anderen Namen da.',
  'positions/units-missing': 'fehlt: die Einheiten jeder Macht.',
  'positions/centers-missing': 'fehlt: Eine Phase mit Auf- und Abbau braucht die Versorgungszentren jeder Macht.',
  'positions/dislodged-missing': 'fehlt: Niemand zieht sich zurück.',
  'positions/ages-missing': 'fehlt: welche Versorgungszentren neu gewonnen sind. Alle gelten als lange gehalten.',
  'positions/neutral-units-missing': 'fehlt: Keine dieser Armeen steht mehr.',
  'positions/no-influence': 'fehlt: Ohne Versorgungszentren hat niemand Einflusspunkte.',
  'positions/seats-missing': ({ seat }) =>
    `fehlt: welche gezogenen Mächte ein Spieler hat, etwa ${JSON.stringify([seat])}. Für den Sieg zählt jede allein.`,
  'positions/no-unit': ({ found }) => `${shownPositions(found)} ist keine Einheit wie A par oder F stp/sc.`,
  'positions/unit-nowhere': ({ found, place }) =>
    `${shownPositions(found)}: ${shownPositions(place)} ist kein Ort auf dieser Karte.`,
  'positions/no-place': ({ found }) => `${shownPositions(found)} ist kein Ort auf dieser Karte.`,
  'positions/place-taken': '{unit} kann nicht stehen, wo schon {other} steht.',
  'positions/army-at-sea': 'in {province} kann keine Armee sein.',
  'positions/army-on-coast': 'eine Armee steht an keiner Küste: {unit}.',
  'positions/fleet-inland': 'in {province} kann keine Flotte sein.',
  'positions/which-coast': ({ province, units }) =>
    `eine Flotte in ${province} steht an einer der Küsten: ${units.join(' oder ')}.`,
  'positions/no-center': '{province} ist kein Versorgungszentrum.',
  'positions/center-taken': '{center} gehört schon {owner}.',
  'positions/dislodged-twice': 'aus {province} ist noch eine andere Einheit vertrieben.',
  'positions/no-retreat': ({ unit, found }) => `${unit} kann sich nicht nach ${shownPositions(found)} zurückziehen.`,
  'positions/retreat-contested':
    '{unit} kann sich nicht nach {province} zurückziehen: Dort hat ein Patt niemanden gelassen.',
  'positions/contested-and-held': 'in {province} steht eine Einheit: Ein Patt lässt dort niemanden.',
  'positions/no-retreat-phase': 'vertriebene Einheiten gibt es nur in einer Rückzugsphase, nicht in {phase}.',
  'positions/too-many-orders': '{count} Befehle sind zu viele: höchstens {most}.',
  'positions/no-order': ({ found }) => `${shownPositions(found)} ist als Befehl nicht lesbar.`,
  'positions/order-unread': ({ found, why }, { say }) =>
    `${shownPositions(found)}: ${why === null ? 'als Befehl nicht lesbar.' : say(why)}`,
  'positions/second-order': 'ein zweiter Befehl für die Einheit in {province}; der erste ist {first}.',
  'positions/no-age': 'braucht ein Versorgungszentrum und eine kleine ganze Zahl.',
  'positions/unknown-key': ({ near, keys }) =>
    `gehört nicht zu einer Stellung: ${near === null ? `sie hat ${keys.join(', ')}.` : `ist ${near} gemeint?`}`,
  'positions/game-over': 'das Spiel ist aus: Es folgt keine Phase.',
  'positions/no-ruling': ({ rulings }) => `diese Auslegung gibt es nicht; es gibt ${rulings.join(', ')}.`,
  'positions/no-choice': ({ found, choices }) => `${shownPositions(found)} gehört nicht zu ${choices.join(', ')}.`,
} as const satisfies MessagesIn<'positions'>;

/** A text in quotes; of anything else what it is. */
function shownPositions(found: PositionValue): string {
  return found.kind === 'string' ? `„${found.text}“` : kindOf(found);
}

const POSITIONS_KINDS = {
  nothing: 'nichts',
  null: 'null',
  list: 'eine Liste',
  object: 'ein Objekt',
  string: 'der Text',
  number: 'die Zahl',
  boolean: 'der Wahrheitswert',
} as const;

function kindOf(found: PositionValue): string {
  return 'text' in found ? `${POSITIONS_KINDS[found.kind]} ${found.text}` : POSITIONS_KINDS[found.kind];
}

export const events = {
  'events/create-how':
    'Ein Turnier hat einen Namen, eine Zahl von Brettern und eine Partie, deren Einstellungen es bekommt.',
  'events/created': ({ name, variant, address, isShared, page }) =>
    `Das Turnier „${name}“ ist angelegt (${variant}). Anmelden kann man sich mit JOIN per E-Mail an ${isShared ? letter.withSubject({ address, game: name }) : address}. Die Regeln setzt du dort bis zur ersten Auslosung: SCORING, SEATS, ROUNDS, BOARDS, PLAYERS; BEGIN lost aus. ${page === null ? 'Wie es steht, sagt dort STATUS' : `Seite: ${page}`}`,
  'events/name-taken': 'Eine Partie oder ein Turnier „{name}“ gibt es schon.',
  'events/name-shape': '„{name}“ geht nicht als Name: ein Wort aus Buchstaben und Ziffern, höchstens {most}.',
  'events/like-what': 'Es gibt keine Partie „{game}“, deren Einstellungen du nehmen könntest.',
  'events/variant-of-pairs': 'In {variant} hat man mehrere Mächte; Turniere verteilen die nicht.',
  'events/joined': ({ name, number, page, wishes, counts, round }) =>
    `Du bist bei „${name}“ angemeldet, Nummer ${number}.${round === 1 ? '' : ` Du spielst ab Runde ${round} mit.`}${wishes ? ` Deine Wünsche sind vermerkt${counts ? '' : '; sie zählen nur bei SEATS PREFERENCES'}.` : ''} Wenn die Bretter ausgelost sind, schreiben wir dir, welche Macht du hast; bis dahin meldet LEAVE dich ab. ${page === null ? 'STATUS an die Adresse des Turniers sagt, wer angemeldet ist' : `Dein Name steht auf der Seite: ${page}`}`,
  'events/joined-already': 'Du bist schon angemeldet, Nummer {number}',
  'events/not-entered': 'Du bist bei diesem Turnier nicht angemeldet.',
  'events/left':
    'An weiteren Auslosungen nimmst du nicht teil. Spielst du schon eine Partie, geht sie weiter; RESIGN dort verlässt sie',
  'events/dropped': 'Nummer {number} nimmt an weiteren Auslosungen nicht teil',
  'events/no-entrant': 'Mit der Nummer {number} ist niemand angemeldet.',
  'events/wishes-kept': ({ counts }) =>
    `Deine Wünsche sind vermerkt${counts ? '' : '; sie zählen nur bei SEATS PREFERENCES'}`,
  'events/for-directors': 'Das darf nur die Turnierleitung.',
  'events/rules-stay':
    'Die Regeln sind allen versprochen, die spielen: Ab der ersten Auslosung bleiben sie. Ein anderes Turnier (CREATE EVENT) kann andere haben.',
  'events/set': ({ rule, value }) => `Gesetzt: ${rule.toUpperCase()} ${value}`,
  'events/number': ({ rule, least, most }) => `${rule.toUpperCase()} ist eine Zahl von ${least} bis ${most}.`,
  'events/scoring-which': ({ systems }) => `Wertungen: ${systems.join(', ')} oder TABLE mit Punkten nach Plätzen.`,
  'events/too-few': '{have:Person ist|Personen sind} angemeldet; ein Brett braucht {need}.',
  'events/round-runs': ({ boards }) => `Es laufen noch: ${boards.join(', ')}.`,
  'events/list-closed': 'Alle Runden sind ausgelost ({rounds}): Niemand kann sich mehr anmelden.',
  'events/rounds-done': 'Alle Runden sind gespielt ({rounds}).',
  'events/begun': ({ round, boards, waiting, isLast }) =>
    `Runde ${round} ist ausgelost, die Partien haben begonnen: ${boards.join(', ')}${waiting === 0 ? '' : `; ohne Brett: ${waiting}${isLast ? '' : ' (in der nächsten Runde zuerst dabei)'}`}`,
  'events/ended': 'Das Turnier ist beendet; der Stand bleibt',
  'events/over': 'Dieses Turnier ist beendet.',
  'events/no-line':
    'Schreib eins davon in eine eigene Zeile: JOIN meldet an, LEAVE meldet ab, STATUS zeigt, wie das Turnier steht.',
  'events/boards-set': ({ changes }, { settings }) => [...settings(changes), 'Das gilt auf allen Brettern'].join(' '),
  'events/boards-fixed':
    'Das ist bei Turnieren so, wie die Auslosung es braucht. Die Regeln sind SCORING, SEATS, ROUNDS, BOARDS und PLAYERS.',
  'events/no-boards': 'Von „{event}“ läuft kein Brett. BEGIN lost Bretter aus; die Zeile gilt dann für alle.',
  'events/seats-drawn':
    'Die Auslosung von „{event}“ hat die Plätze vergeben, und alle können sie nachprüfen: Sie werden nicht noch einmal verteilt. REPLACE gibt einen Platz jemand anderem.',
  'events/one-clock':
    'Alle Bretter von „{event}“ haben eine Uhr; mit IN {event}: davor stellt die Turnierleitung sie für alle.',
  'events/no-points':
    'Ein Brett von „{event}“, das ohne Ergebnis endet, bringt niemandem Punkte; DECLARE beendet es mit einem.',
  'events/no-such-end': ({ event, why }, { say }) =>
    `So kann ein Brett nach den Regeln von „${event}“ nicht enden. ${say(why)}`,
  'events/equal-rules':
    'Alle Bretter von „{event}“ haben gleiche Regeln; mit IN {event}: davor gilt die Zeile für alle.',
} as const satisfies MessagesIn<'events'>;
