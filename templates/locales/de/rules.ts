/** Rulings, and the rules of variants, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { StrengthRole } from '../../../engine/board/rules.ts';
import type { PhaseKind, UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { accusative, agree, Nominative, ofPower, ofTurn } from './grammar.ts';

export const rulings: Language['rulings'] = {
  multiRouteConvoy: {
    question: 'Wann ist ein Konvoi mit mehreren Wegen unterbrochen?',
    choices: {
      'last-route': 'wenn kein Weg mehr bleibt',
      'any-route': 'wenn irgendeine seiner Flotten vertrieben wird (1971)',
    },
    why: 'So steht es in jeder Ausgabe der Regeln seit 1982; sonst könnte eine unerwünschte Flotte einen Konvoi sprengen, indem sie sich anschließt.',
  },
  convoyParadox: {
    question: 'Was geschieht, wenn das Schicksal eines Konvois sich widerspricht oder zwei stimmige Ausgänge hat?',
    choices: {
      szykman: 'die betroffenen Konvois scheitern, ihre Flotten halten',
      'all-hold': 'alle Züge, die zum Paradox gehören, scheitern',
      '2000':
        'Wortlaut von 2000 und 2023: Eine geleitete Armee unterbricht keine Unterstützung eines Angriffs auf eine Flotte, die sie braucht; sonst wie szykman',
      '1982':
        'Wortlaut von 1982: Eine geleitete Armee unterbricht keine Unterstützung einer Handlung in einer Provinz, in der eine Flotte geleitet; sonst wie szykman',
      '1971':
        'Wortlaut von 1971: Eine geleitete Armee unterbricht keine Unterstützung eines Angriffs auf eine ihrer Flotten; sonst wie szykman',
    },
    why: 'Es löst jedes Paradox und weicht nur dort von den Regeln ab, wo eine geleitete Armee den Unterstützer vertreibt.',
  },
  adjacentConvoy: {
    question: 'Wann fährt eine Armee, die ihr Ziel zu Fuß erreichen könnte, über See?',
    choices: {
      intent: 'mit VIA, oder wenn eine Flotte der eigenen Macht sie geleiten soll (2000, 2023)',
      marked: 'nur mit VIA',
      opposite: 'wenn jemand sie geleitet und die Einheit am Ziel ihr entgegenkommt (1971)',
    },
    why: 'Die Regeln von 2023: Niemand wird gegen seinen Willen geleitet, und niemand braucht ein Wort, von dem er nie gehört hat.',
  },
  convoyFallback: {
    question:
      'Geht eine Armee, die über See in eine Nachbarprovinz wollte, zu Fuß, wenn der Konvoi nicht zustande kommt?',
    choices: {
      none: 'nein, der Zug scheitert',
      missing: 'ja, wenn kein vollständiger Konvoi befohlen war',
      failed: 'ja, auch wenn der Konvoi unterbrochen wurde',
    },
    why: 'Die Empfehlung von DATC 3: Ein Befehl sagt eines, nicht zweierlei.',
  },
  cutFromTarget: {
    question:
      'Unterbricht ein Angriff per Konvoi eine Unterstützung, die sich gegen die Provinz richtet, aus der die Armee kam?',
    choices: {
      never: 'nein, der Angriff kommt aus der Provinz, in der die Armee aufbrach',
      'by-convoy': 'ja, der Angriff kommt von der See',
    },
    why: 'So hat der Autor des Spiels entschieden.',
  },
  retreatToConvoyer: {
    question:
      'Darf sich eine Einheit in die Provinz zurückziehen, aus der eine Armee per Konvoi kam, um sie zu vertreiben?',
    choices: { open: 'ja', closed: 'nein' },
    why: 'Die Regeln von 2023 erlauben es ausdrücklich.',
  },
  convoyRoute: {
    question: 'Was bedeutet ein Weg, der in einem Befehl steht?',
    choices: {
      kept: 'die Armee fährt genau über diese Meere oder gar nicht',
      ignored: 'er sagt nur, dass die Armee per Konvoi zieht',
    },
    why: 'Wer einem Schiedsrichter per E-Mail einen Weg schreibt, hat ihn immer so gemeint. Die DATC würde ihn übergehen; sie hat keinen Fall mit einem.',
  },
  dislodgedRival: {
    question: 'Hält eine vertriebene Einheit noch andere von der Provinz ihres Angreifers fern?',
    choices: {
      'unless-head-to-head':
        'ja, außer die beiden stießen in Gegenrichtung zusammen (nicht, wenn einer per Konvoi kam)',
      never: 'nein',
    },
    why: 'Die Empfehlung der DATC: Es zählt, was über die Grenze geht.',
  },
  missingCoast: {
    question: 'Eine Flotte soll in eine Provinz mit mehreren Küsten, nennt keine und kann nur eine erreichen.',
    choices: { supplied: 'sie geht an diese Küste', illegal: 'der Befehl ist ungültig' },
    why: 'Ein schlecht geschriebener Befehl, der nur eines bedeuten kann, muss befolgt werden. Sind zwei Küsten erreichbar, ist er immer ungültig (4.B.1).',
  },
  wrongCoast: {
    question: 'Eine Flotte soll an eine Küste, die sie nicht erreichen kann, könnte aber an die andere.',
    choices: { illegal: 'der Befehl ist ungültig', corrected: 'sie geht an die erreichbare Küste' },
    why: 'Ein eindeutiger Befehl wird nicht geändert.',
  },
  supportCoast: {
    question: 'Was bedeutet eine Küste in der Unterstützung eines Zuges?',
    choices: {
      optional: 'wird sie genannt, muss es die Küste des Zuges sein; sie darf fehlen',
      required: 'sie muss genannt sein, und richtig',
      ignored: 'unterstützt wird der Zug in die Provinz, gleich an welche Küste (vor 2023)',
    },
    why: 'Die Regeln von 2023, und keine Falle für Vergessliche.',
  },
  unitCoast: {
    question: 'Ein Befehl nennt seine Flotte an der falschen Küste.',
    choices: { ignored: 'der Befehl gilt', 'must-match': 'der Befehl ist ungültig' },
    why: 'Es kann nur eine Einheit gemeint sein.',
  },
  idleCoast: {
    question: 'Ein Befehl nennt eine Küste, wo keine zählt, etwa bei einer Armee.',
    choices: { ignored: 'die Küste fällt weg', illegal: 'der Befehl ist ungültig' },
    why: 'Er kann nur eines bedeuten.',
  },
  unitType: {
    question: 'Ein Befehl nennt eine Armee Flotte oder umgekehrt.',
    choices: {
      ignored: 'der Befehl gilt für die Einheit, die dort steht',
      'must-match': 'der Befehl ist ungültig',
    },
    why: 'Es kann nur eine Einheit gemeint sein. (Befehle per E-Mail werden beim Eingang abgelehnt, mit der richtigen Zeile.)',
  },
  civilDisorder: {
    question: 'Welche Einheiten gehen, wenn eine Macht nicht genug Auflösungen befiehlt?',
    choices: {
      '2023': 'die am weitesten von einem Zentrum der Macht entfernten, über beliebige Provinzen gezählt',
      '1971':
        'die am weitesten von ihren Heimatzentren entfernten: Flotten, wie Flotten ziehen, Armeen über Land und See',
    },
    why: 'Die Regeln von 2023. Bei beiden gehen Flotten vor Armeen, dann die erste im Alphabet.',
  },
  illegalMove: {
    question: 'Was tut eine Einheit, deren Zug unmöglich ist?',
    choices: {
      holds: 'der Befehl wird übergangen, die Einheit hält und darf beim Halten unterstützt werden',
      attempts: 'sie gilt als ziehend: Niemand kann sie beim Halten unterstützen',
    },
    why: 'Die Regeln von 2023: Wer einen unmöglichen Befehl hat, hält.',
  },
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'Armee', F: 'Flotte' };
const MANY: Readonly<Record<UnitType, string>> = { A: 'Armeen', F: 'Flotten' };
const ROLES: Readonly<Record<StrengthRole, string>> = {
  attack: 'beim Angriff',
  prevent: 'beim Fernhalten anderer von ihrem Ziel',
  defend: 'gegen einen Angriff aus der Gegenrichtung',
  hold: 'beim Halten',
  'support-move': 'beim Unterstützen eines Zuges',
  'support-hold': 'beim Unterstützen einer haltenden Einheit',
};
const INFLUENCED = {
  hold: 'hält',
  'support-hold': 'unterstützt eine Einheit an ihrem Ort',
  'support-move': 'unterstützt einen Zug',
};

function all(items: readonly string[], and: 'und' | 'oder' = 'und'): string {
  return listInWords(items, and);
}

export const rules: Language['variants']['rules'] = {
  /** Beside the map of a sheet. */
  card: {
    heading: 'Regeln dieser Partie',
    all: 'Alle Regeln',
    signs: 'Zeichen auf der Karte',
    more: (count) => `und ${count} weitere`,
  },
  parts: {
    powers: { title: 'Mächte und Spieler', words: ['mächte', 'spieler', 'plätze', 'beginn'] },
    year: { title: 'Das Jahr', words: ['jahr', 'kalender', 'jahreszeit', 'jahreszeiten', 'phase', 'phasen', 'runden'] },
    map: { title: 'Die Karte', words: ['küste', 'küsten', 'unpassierbar', 'gesperrt'] },
    moves: {
      title: 'Züge',
      words: [
        'zug',
        'züge',
        'unterstützung',
        'unterstützen',
        'angriff',
        'patt',
        'stärke',
        'neutrale',
        'neutral',
        'abschneiden',
        'unterstützung abschneiden',
      ],
    },
    convoys: { title: 'Konvois', words: ['konvoi', 'konvois', 'geleit', 'flotten', 'über konvoi', 'per konvoi'] },
    retreats: { title: 'Rückzüge', words: ['rückzug', 'rückzüge', 'vertrieben', 'vernichtet'] },
    adjustments: {
      title: 'Zentren, Auf- und Abbau',
      words: [
        'aufbau',
        'aufbauten',
        'aufbauen',
        'abbau',
        'auflösung',
        'auflösungen',
        'auflösen',
        'bauen',
        'zentrum',
        'zentren',
        'besitz',
        'versorgungszentren',
        'versorgungszentrum',
      ],
    },
    victory: { title: 'Das Ende', words: ['sieg', 'siegen', 'gewinnen', 'gewinner', 'ende', 'ziel', 'alleinsieg'] },
    sight: { title: 'Was du siehst', words: ['blind', 'sicht'] },
  },
  clauses: 'Regeln im Einzelnen',
  moveInWords: (at, to) => `Armee ${at} nach ${to}`,
  intro: (variant, start, year) =>
    `${variant}${start === null ? '' : `, Beginn ${start}`}. Wo sich die Ausgaben der Regeln unterscheiden, gilt die von ${year}: \`GET RULINGS\` sagt, was das heißt.`,
  more: (page) =>
    `${page === null ? '' : `\`${page}\` schickt die Seite der Variante. `}\`GET PROVINCES\` nennt die Orte der Karte, \`GET SYNTAX\` sagt, wie Befehle geschrieben werden, und \`GET VARIANTS\` nennt die Varianten.`,
  atOnce: 'Phasen, in denen niemand etwas zu tun hat, fallen aus. Alle Befehle einer Phase werden zugleich ausgeführt.',
  begins: (phase) => `Die Partie beginnt mit der Phase ${phase}.`,
  moves: {
    both: 'Eine Armee zieht in eine Nachbarprovinz an Land, eine Flotte in ein benachbartes Meer oder an eine benachbarte Küste. In jeder Provinz steht eine Einheit.',
    armies: 'Es gibt nur Armeen. Eine Armee zieht in eine Nachbarprovinz. In jeder Provinz steht eine Einheit.',
    bounce:
      'Einheiten, die mit gleicher Stärke in dieselbe Provinz wollen, kommen nicht durch und bleiben, wo sie sind. Eine Einheit, die stehen bleibt, ist so stark, wie ihre Unterstützungen sie machen.',
    support:
      'Eine Einheit kann eine andere unterstützen, beim Halten oder beim Ziehen, in einer Provinz, in die sie selbst ziehen könnte. Jede Unterstützung zählt eins. Sie wird unterbrochen, wenn die Einheit von einer anderen Macht angegriffen wird, außer aus der Provinz, gegen die sie unterstützt.',
    dislodge: 'Der stärkere Angriff gewinnt. Die Einheit, die ihre Provinz verliert, ist vertrieben.',
    own: 'Niemand vertreibt eine eigene Einheit, und keine Unterstützung hilft dabei.',
  },
  convoy: (isAnyRoute) =>
    `Flotten auf See tragen Armeen: Jede Flotte der Kette befiehlt den Konvoi, die Armee ihren Zug. Ein Konvoi scheitert, wenn eine seiner Flotten vertrieben wird${isAnyRoute ? ', auch wenn eine andere Kette bleibt' : ' und keine andere Kette bleibt'}.`,
  walking: {
    intent:
      'In eine Nachbarprovinz geht eine Armee zu Fuß, außer wenn ihr Befehl auf `via convoy` endet oder eine Flotte der eigenen Macht sie geleiten soll.',
    marked: 'In eine Nachbarprovinz geht eine Armee zu Fuß, außer wenn ihr Befehl auf `via convoy` endet.',
    opposite:
      'In eine Nachbarprovinz geht eine Armee zu Fuß, außer wenn jemand sie geleitet und die Einheit dort ihr entgegenkommt.',
  },
  noConvoys: 'In dieser Partie gibt es keine Flotten, also wird niemand geleitet.',
  retreat:
    'Eine vertriebene Einheit geht in eine Nachbarprovinz, die leer ist, in der es kein Patt gab und aus der der Angriff nicht kam. Zwei, die sich an denselben Ort zurückziehen, werden beide aufgelöst, ebenso eine Einheit ohne Befehl.',
  owned: (seasons) =>
    `Sind die Rückzüge vorbei (${seasons}), gehören jeder Macht die Versorgungszentren, in denen ihre Einheiten stehen, und die, die ihr vorher gehörten und die niemand anderes betreten hat.`,
  balance: (seasons) =>
    `Im Auf- und Abbau (${seasons}) darf eine Macht mit mehr Zentren als Einheiten aufbauen; eine mit weniger muss Einheiten auflösen.`,
  buildAtHome: 'Eine Macht baut in ihren eigenen Heimatzentren auf, soweit sie ihr gehören und frei sind.',
  freeRemovals:
    'Eine Macht darf auch Einheiten auflösen, die sie nicht auflösen muss, und dafür ebenso viele aufbauen.',
  draws: {
    survivors:
      'Solange niemand gewonnen hat, können sich alle Überlebenden auf ein Remis unter allen einigen (`GET DRAWS`).',
    some: 'Solange niemand gewonnen hat, können sich alle Überlebenden auf ein Remis einigen, unter allen oder einigen von ihnen (`GET DRAWS`).',
    'any-result': 'Die Spieler können die Partie jederzeit einstimmig mit jedem Ergebnis beenden (`GET DRAWS`).',
  },
  concessions: (isAllowed) =>
    isAllowed
      ? 'Alle anderen können die Partie auch einer Macht überlassen.'
      : 'Die Partie kann niemandem überlassen werden.',
  starts: {
    'fleet-rome': 'In Rom steht am Anfang eine Flotte statt einer Armee.',
    '1898':
      'Jede Macht beginnt mit einem Zentrum und einer Einheit. Ihre anderen Heimatzentren muss sie einnehmen, bevor dort aufgebaut werden kann.',
    blank:
      'Die Partie beginnt ohne Einheiten: Vor den ersten Zügen baut jede Macht in ihren Heimatzentren auf, was sie will, eine Armee oder eine Flotte in jedem, und alle erfahren es zugleich.',
    chaos:
      'Jedes Versorgungszentrum ist eine eigene Macht. Die Partie beginnt ohne Einheiten: Vor den ersten Zügen baut jede Macht in ihrem Zentrum eine Armee oder eine Flotte auf, und alle erfahren es zugleich.',
  },
  absent: (powers, players) => `Mit ${players} Spielern wird nicht gespielt: ${powers}.`,
  players: (least, most, powers) => `${least === most ? '' : `${least} bis `}${most} Spieler; ${powers} Mächte.`,
  optional: (players, powers) => `Mit ${players} Spielern (SET PLAYERS ${players}) wird nicht gespielt: ${powers}.`,
  seat: (seat, powers) => `${seat}: ${powers}.`,
  seats: (pools) =>
    `Jeder andere Spieler bekommt ${all(pools.map((powers) => `eine Macht aus ${powers}`))}: ausgelost, von der Spielleitung gewählt (SET SEATS) oder versteigert (SET SEATS AUCTION).`,
  powersApart:
    'Die Mächte eines Spielers sind getrennt: Jede hat ihre eigenen Zentren, Einheiten und Aufbauten, und sie dürfen einander angreifen.',

  season: (name, kinds, isOwnership) =>
    `${name} (${all(kinds.map((kind) => KINDS[kind]))}${isOwnership ? '; Zentren wechseln nach den Rückzügen den Besitzer' : ''})`,
  calendar: (first, seasons, phases) =>
    `Die ersten Züge sind die vom ${first}. Ein Jahr hat ${phases} Phasen: ${seasons}.`,

  unitIn: { A: (place) => `Armee ${place}`, F: (place) => `Flotte ${place}` },
  chooses: (power, places, usual) =>
    `${Nominative(power)} ${agree(power, 'wählt', 'wählen')} Armee oder Flotte in ${places} (ohne Wahl: ${usual}).`,
  spreads: (power, units, places, usual) =>
    `${Nominative(power)} ${agree(power, 'verteilt', 'verteilen')} ${all(units.map(({ type, count }) => `${count} ${count === 1 ? ONE[type] : MANY[type]}`))} auf ${places} (ohne Wahl: ${usual}).`,
  choices: (when, sentences) => `Vor den ersten Zügen (${when}), durch Aufbaubefehle und geheim: ${sentences}`,

  hybrids: (places) =>
    `Land und Wasser zugleich: ${places}. Armeen und Flotten dürfen hinein, und eine Flotte geleitet dort.`,
  seaCenters: (places) =>
    `Versorgungszentrum auf See: ${places}. Nur Flotten nehmen es ein, und aufgebaut wird dort nichts.`,
  coasts: (places, meanings) => {
    const meant =
      meanings.length === 0 ? '' : ` Es bedeuten: ${meanings.map(({ id, name }) => `${id} ${name}`).join(', ')}.`;
    return `Mehrere Küsten: ${places}; eine Flotte steht dort an einer davon.${meant}`;
  },
  waterway: (name, places) => `${name}: Flotten fahren hinein und hindurch (${places}) und geleiten dort nicht.`,
  seasonal: ([one, other], type, seasons) =>
    `${one} und ${other} grenzen für ${MANY[type]} nur im ${seasons} aneinander: für Züge, Unterstützungen, Konvois und die folgenden Rückzüge.`,
  closed: (places) => `Für alle gesperrt: ${places}.`,

  neutralUnits: (places, absent, orders) => {
    const begins =
      absent === null ? 'Neutrale Einheiten stehen' : `Ohne ${accusative(absent)} stehen neutrale Einheiten`;
    const ordered = orders === '' ? '' : ` In jeder Zugphase gilt: ${orders}.`;
    return `${begins} in ${places}. Sie gehören niemandem, besitzen nichts und ziehen nie; eine vertriebene verlässt das Brett für immer.${ordered}`;
  },
  holds: (place) => `${place} hält`,
  supports: (place, target) => `${place} unterstützt ${target}`,
  influence: ({ points, units, orders, example, isForEver }) =>
    `In jeder Zugphase hat eine Macht je eigenem Zentrum ${points === 1 ? 'einen Einflusspunkt' : `${points} Einflusspunkte`}, für Befehle an höchstens ${units} neutrale ${units === 1 ? 'Einheit' : 'Einheiten'}: Jede ${all(
      orders.map((kind) => INFLUENCED[kind]),
      'oder',
    )} (IP 2 ${example} H). Punkte mehrerer Mächte für denselben Befehl zählen zusammen; der Befehl mit den meisten Punkten wird ausgeführt, und bei Gleichstand oder ohne Punkte hält die Einheit. Nicht vergebene Punkte verfallen. Wer was gegeben hat, bleibt ${isForEver ? 'für immer' : 'bis zum Ende der Partie'} geheim.`,

  strength: (type, powers, strength, roles) =>
    `Eine ${type === null ? 'Einheit' : ONE[type]} ${ofPower(powers)} zählt ${strength.replace('.', ',')} ${all(roles.map((role) => ROLES[role]))}, sonst 1; bei gleicher Stärke kommt niemand durch.`,

  convoyFrom: (places) => `Flotten geleiten auch in ${places}.`,
  noConvoyFrom: (places) => `Keine Flotte geleitet in ${places}.`,
  betweenTheatres: (isOwnCenterOnly) =>
    `Von einem Teil der Welt in den anderen wird eine Armee frei in den eigenen Teil ihrer Macht geleitet, sonst ${isOwnCenterOnly ? 'nur in ein Zentrum, das der Macht selbst gehört' : 'nur in ein Zentrum, das der Macht selbst gehört, oder in eine Provinz, die Armeen von einem solchen Zentrum dort erreichen'}; es gilt der Besitz zu Beginn der Phase.`,
  neverTo: (power, theatres) => `Armeen ${ofPower(power)} werden nie geleitet nach: ${theatres}.`,

  noRetreats: 'Niemand zieht sich zurück: Eine vertriebene Einheit ist vernichtet.',
  noRetreatFrom: (places) =>
    `Eine Einheit, die in ${places ?? 'einem Versorgungszentrum'} vertrieben wird, ist sofort vernichtet; anderswo sind Rückzüge wie üblich.`,

  buildAnywhere: 'Eine Macht baut in jedem eigenen freien Zentrum auf.',
  homesNeeded: (homes) =>
    `Um überhaupt aufzubauen, müssen ihr mindestens ${homes} ${homes === 1 ? 'eigenes Heimatzentrum' : 'eigene Heimatzentren'} gehören.`,
  sharedSites: (places, count) =>
    count === 1
      ? `Wem es gehört, der darf in ${places} aufbauen.`
      : `Wem sie gehören, der darf dort aufbauen: ${places}.`,
  everyCenterIn: (theatre) => `jedem Zentrum in ${theatre}`,
  furtherSites: (powers) =>
    `Außer in ihren Heimatzentren bauen auf: ${powers.map(({ power, places }) => `${power} in ${places}`).join('; ')}.`,
  onlyTypes: (types) => `Aufgebaut werden nur ${all(types.map((type) => MANY[type]))}.`,
  onlyTypesOf: (power, types) =>
    `${Nominative(power)} ${agree(power, 'baut', 'bauen')} nur ${all(types.map((type) => MANY[type]))} auf.`,
  buildCap: (units) =>
    `Eine Macht baut höchstens ${units} ${units === 1 ? 'Einheit' : 'Einheiten'} in einer Phase auf; was übrig ist, darf sie später aufbauen.`,
  maturity: (turns) =>
    `Ein neu gewonnenes Zentrum muss ${turns} ${turns === 1 ? 'Zug' : 'Züge'} lang gehalten werden, bevor es eine Einheit gibt; gegen Auflösungen zählt es sofort. Dasselbe gilt für ein verlorenes und zurückgewonnenes.`,

  victory: (centers, of, isBySeat, part) => {
    const whose = isBySeat ? ' (die Mächte eines Spielers zusammengezählt)' : '';
    const share = part === null ? '' : `, ${part.centers} oder mehr davon in ${part.theatres}`;
    return `Es gewinnt, wem ${centers} der ${of} Zentren gehören${whose}${share}.`;
  },
  countedOnce: (season) =>
    `Gezählt wird nur in einem Augenblick: wenn die Züge ${ofTurn(season)} ausgewertet sind und vor jedem Rückzug. Ein Zentrum zählt dann für die Macht, deren nicht vertriebene Einheit darauf steht, sonst für seinen Besitzer.`,
  together:
    'Erreichen es zwei zugleich, mit ihren Anteilen in verschiedenen Teilen der Welt, gewinnen sie gemeinsam, wie viele Zentren sie auch haben.',
};
