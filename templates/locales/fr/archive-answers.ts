/** What is said of archives and positions, in French. */
import type { FoundValue, JsonKind } from '../../../engine/messages/archive-messages.ts';
import type { PositionValue } from '../../../engine/messages/position-messages.ts';
import type { MessagesIn } from '../formatter.ts';
import { counted, list } from './grammar.ts';
import { letter } from './mail-parts.ts';

/** Told on a terminal, often after a file's name: most begin small, and powers and units go by their ids. */
export const archive = {
  'archive/at': '{field} : {what:say}',
  'archive/faults': ({ faults }, { say }) => faults.map(say).join('\n'),

  'archive/file-too-long': "dépasse {most} caractères : ce n'est pas une archive.",
  'archive/too-deep': ({ most, ...place }) => `${placed(place)} : imbriqué sur plus de ${most} niveaux.`,
  'archive/cut-off': (place) =>
    `${placed(place)} : le texte s'arrête au milieu : le fichier est coupé, ou n'est pas du JSON.`,
  'archive/not-json': ({ near, ...place }) => `${placed(place)} : n'est pas du JSON ici : …${near}…`,
  'archive/not-an-archive': "n'est pas l'archive d'une partie : son format devrait être 'chancery-game'.",
  'archive/packed-wrong': "est une archive compacte qui ne s'ouvre pas : une partie manque ou a été modifiée.",
  'archive/not-canonical': (place) => `${placed(place)} : à partir d'ici, le fichier s'écarte de sa forme canonique.`,

  'archive/not-among': ({ found, choices }) => `${shown(found)} n'est pas ${list(choices, 'ou')}.`,
  'archive/other-kind': ({ found, kind }) => `doit être ${KINDS[kind]}, et non ${shown(found)}.`,
  'archive/none-of-kinds': ({ found, kinds }) =>
    `${shown(found)} n'est pas ${list(
      kinds.map((kind) => KINDS[kind]),
      'ou',
    )}, comme il se doit.`,
  'archive/too-small': '{value} est inférieur à {minimum}.',
  'archive/too-long': 'dépasse {most} caractères.',
  'archive/other-form': ({ found, pattern }) => `${shown(found)} n'a pas la forme ${pattern}.`,
  'archive/too-many-items': "{count} éléments, c'est trop.",
  'archive/too-many-entries': "{count} entrées, c'est trop.",
  'archive/missing': 'manque.',
  'archive/no-part-of-it': 'ne fait pas partie du format.',
  'archive/name-missing': 'manque : le nom de la partie.',
  'archive/too-many-phases': "{count} phases, c'est trop.",
  'archive/no-phase-code': "{found} n'est pas une phase : la lettre d'une saison, l'année, puis M, R ou A.",

  'archive/game': '{name}, {variant}, {phases:phase|phases}',
  'archive/changed': 'le document dit {told}, son contenu donne {real} : quelque chose a été modifié.',
  'archive/summary-changed': 'indiqué {told}, calculé {real} : le résumé a été modifié.',
  'archive/signature-missing': "l'archive n'est pas signée.",
  'archive/not-signed': "l'archive n'est pas signée",
  'archive/other-key': 'signée avec une autre clé : {key}.',
  'archive/wrong-signature': "ce n'est pas la signature de ce document par cette clé.",
  'archive/signed': 'Ed25519, clé {key}',
  'archive/no-commit-with': "{digest} n'est l'empreinte d'aucun commit de cette archive.",
  'archive/is-commit': '{digest} est le commit {commit}',
  'archive/is-receipt': ({ receipt, power, phase, orders }) =>
    `le reçu ${receipt} est pour ${power}, ${phase} : ${orders.join(', ')}`,
  'archive/no-receipt': "le reçu {receipt} n'est parmi les derniers reçus d'aucune phase.",
  'archive/chain-missing': 'un juge a mené cette partie, mais la chaîne de ses commits manque.',
  'archive/no-chain': "la partie n'a pas été menée par un juge de cette sorte",
  'archive/not-committed': ({ commit, speaksFor }) =>
    `ce qui est dit du commit ${commit} ne lui correspond pas${speaksFor.length === 0 ? '' : ` (il répond de ${speaksFor.join(', ')})`}.`,
  'archive/other-head': "l'empreinte du dernier commit est {real}.",
  'archive/no-commit-vouches': ({ phase }) => `aucun commit n'en répond${phase === null ? '' : ` (${phase})`}.`,
  'archive/other-time': ({ phase }) => `le commit est d'un autre moment${phase === null ? '' : ` (${phase})`}.`,
  'archive/not-as-committed': 'indiqué {told} ; les commits disent {committed}.',
  'archive/chain-sound': ({ commits, head }) =>
    `${counted(commits, 'commit')}, tête ${head} ; elle répond de : ${VOUCHED}. Par la signature seule : ${BY_SIGNATURE}`,
  'archive/not-acknowledged': 'les ordres de {power} en {phase} ne sont pas ceux du reçu.',
  'archive/no-receipts': "l'archive n'ouvre aucun reçu",
  'archive/receipts-sound': ({ count }) =>
    count < 2 ? `${count} reçu concorde avec les ordres résolus` : `${count} reçus concordent avec les ordres résolus`,

  'archive/no-variant': "il n'y a pas ici de variante « {variant} » pour résoudre.",
  'archive/replayed': ({ phases, recorded, isVariantChanged }) =>
    `${counted(phases, 'phase résolue', 'phases résolues')} de nouveau${
      recorded.length === 0
        ? ''
        : ` (${recorded.join(', ')} sur le plateau de l'historique ou de l'arbitre, et non sur celui où mènent les ordres)`
    }${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/differs': ({ field, what, isVariantChanged }, { say }) =>
    `${field} : ${say(what)}${isVariantChanged ? VARIANT_CHANGED : ''}`,
  'archive/unknown-ruling': "l'interprétation « {ruling} » n'est pas connue ici.",
  'archive/not-where-it-led': "ce n'est pas là que menait la dernière phase.",
  'archive/no-phase-of': "{phase} n'est pas une phase de {variant}.",
  'archive/other-phase': '{told} dans la phase {phase}.',
  'archive/other-variants-game': "« {variant} » dans une partie d'une autre variante.",
  'archive/after-the-end': '{phase} est jouée après la fin de la partie.',
  'archive/out-of-turn': '{phase} est jouée là où vient {next}.',
  'archive/part-not-led-to': ({ phase, part, power }) =>
    `${phase} : ${PARTS[part]} de ${power ?? 'tout le plateau'} ne sont pas ceux où menait la phase d'avant.`,
  'archive/board-not-led-to': "{phase} commence sur un autre plateau que celui où menait la phase d'avant.",
  'archive/in-phase': '{phase} : {what:say}',
  'archive/order-missing': '{power} {order} manque.',
  'archive/never-ordered': "{power} {order} n'a jamais été ordonné.",
  'archive/other-order': ({ told, ordered }) =>
    `${told.power} ${told.order} est indiqué là où ${ordered.power} ${ordered.order} était ordonné.`,
  'archive/other-result': ({ power, order, told, adjudicated }) =>
    `${power} ${order} : indiqué « ${told.join(', ')} », résolu « ${adjudicated.join(', ')} ».`,
  'archive/other-value': 'indiqué {told}, résolu {adjudicated}.',
  'archive/win-not-told': ({ powers }) =>
    `victoire selon les règles de ${powers.join(', ')}, mais aucune issue n'est indiquée.`,
  'archive/ending-not-recorded': "la fin de la partie n'est pas notée",
  'archive/goes-on': 'la partie continue',
  'archive/ended-so': ({ kind, powers }) => {
    if (kind === 'terminated') return "terminée par l'arbitre";
    const how = { won: 'gagnée par', drawn: 'partie nulle entre', conceded: 'concédée à' }[kind];
    return `${how} ${powers.join(', ')}`;
  },
  'archive/other-outcome': 'indiqué : {told:say} ; selon les règles : {byRules:say}.',
  'archive/won-as-told': ({ powers }) => `indiquée gagnée par ${powers.join(', ')} ; les règles ne le disent pas`,
  'archive/not-won-by-rules': ({ powers }) =>
    `indiquée gagnée par ${powers.join(', ')}, ce qui n'était pas le cas selon les règles.`,

  'archive/played-on': 'la partie est gagnée selon les règles, mais a continué',
  'archive/told-as-won': ({ powers }) =>
    `indiquée gagnée par ${powers.join(', ')}, ce qui n'était pas le cas selon les règles`,
  'archive/told-twice': ({ lines: [first, other] }) =>
    `les e-mails aux lignes ${first} et ${other} racontent cette phase différemment ; le plus complet compte`,
  'archive/phase-not-found': ({ awaited, lost, isMore, isLeftOut, areOwnersLost }) => {
    const leftOut = isLeftOut ? ' ; cette phase est omise' : '';
    if (awaited === null) return `la partie était finie avant${leftOut}`;
    if (lost.length === 0) return `selon les règles, c'est ${awaited} qui vient ici${leftOut}`;
    const not = `introuvable${lost.length === 1 ? '' : 's'} : ${someOf(lost)}${isMore ? ', avec les retraites et les constructions qui ont pu venir entre-temps' : ''}`;
    if (isLeftOut) return `${not}${leftOut}`;
    return `${not} ; cette phase part de ses propres unités${areOwnersLost ? " ; on ne sait pas à qui sont les centres avant que l'ancien arbitre le dise" : ''}`;
  },
  'archive/phase-cut-off': ({ powers }) =>
    `ses résultats s'arrêtent au milieu (${list(powers, 'et')}) : cette phase est omise`,
  'archive/lines-missing': ({ powers }) => `des lignes manquent (${list(powers, 'et')}) : cette phase est omise`,
  'archive/orders-left-out': 'omis avec cette phase : {count:ordre|ordres}',
  'archive/no-orders': "aucun ordre de cette phase n'a pu être lu : elle est omise",
  'archive/two-in-one':
    'sa dernière ligne donne {next} comme phase suivante : ce qui se trouvait entre-temps manque, et des parties de deux phases se suivent ; cette phase est omise',
  'archive/ends-early':
    "la première ligne de l'historique promet tout jusqu'à {through} : ce qui vient après cette phase manque",
  'archive/next-not-told':
    "ces résultats s'arrêtent avant la ligne qui dit ce qui vient ensuite : ils sont peut-être coupés ici, et la suite de la partie manque",
  'archive/impossible-units': 'les unités indiquées ne peuvent pas être ainsi : {field} : {what:say}',
  'archive/units-differ': ({ power, judge, engine }) =>
    `${power} : ${orNothing(judge)} selon l'ancien juge, ${orNothing(engine)} selon le moteur`,
  'archive/results-differ': ({ power, order, judge, engine }) =>
    `${power} ${order} : l'ancien juge dit ${judge.length === 0 ? 'succès' : judge.join(', ')}, le moteur ${engine.join(', ')}`,
  'archive/dislodged-differ': ({ power, unit, by }) =>
    by === 'judge'
      ? `${power} ${unit} est délogée selon l'ancien juge, et ne l'est pas selon le moteur`
      : `${power} ${unit} n'est pas délogée selon l'ancien juge, et l'est selon le moteur`,
  'archive/retreats-differ': ({ power, unit, judge, engine }) =>
    `${power} ${unit} peut se replier, selon l'ancien juge : ${orNowhere(judge)} ; selon le moteur : ${orNowhere(engine)}`,
  'archive/owners-differ': ({ power, judge, engine }) =>
    `${power} possède ${orNothing(judge)} selon l'ancien juge, ${orNothing(engine)} selon le moteur`,
  'archive/counts-differ': "{power} a {judge:centre|centres} selon le compte de l'ancien juge, et en possède {engine}",
  'archive/next-differs': ({ judge, engine }) =>
    `ensuite vient ${judge} selon l'ancien juge, ${engine ?? 'rien'} selon le moteur`,

  'archive/not-a-judges': "ce ne sont pas les résultats d'un juge",
  'archive/only-on-file': 'des ordres enregistrés, pas des résultats',
  'archive/private-message': 'un message privé',
  'archive/unknown-start': "la position de départ d'une partie dont le nom ou le calendrier n'est pas indiqué",
  'archive/longer-than-mail': "plus long que toute ligne d'un e-mail",
  'archive/longer-than-message': "plus qu'un message ne peut contenir",
  'archive/longer-than-judges': "plus long que toute ligne d'un juge",
  'archive/too-much': 'trop pour un seul import : ceci et la suite sont omis',
  'archive/variant-unknown': "la variante « {variant} » n'est pas connue ici",
  'archive/game-without-name': "les résultats d'une partie dont le nom n'est pas indiqué",
  'archive/no-turn': "« {turn} » n'est pas un tour de {variant}",
  'archive/not-in-calendar': "la phase suivante n'est pas dans le calendrier",
  'archive/no-dislodged-unit': 'pas de ligne sur une unité délogée',
  'archive/no-power-begins': 'aucune puissance de cette partie ne commence cette ligne',
  'archive/winner-unknown': "quelqu'un qui n'est pas une puissance de cette partie",
  'archive/nobody-called': "personne ne s'appelle « {name} »",
  'archive/no-unit': "pas d'unité dans « {words} »",
  'archive/no-place': 'pas de lieu « {name} » sur cette carte',
  'archive/no-classic-order': "pas un ordre tel que l'écrivent les juges classiques",
  'archive/no-classic-adjustment': 'ni construction ni retrait tels que les écrivent les juges classiques',
  'archive/convoy-to-nowhere': 'un convoi qui ne va nulle part',
  'archive/settings-alone': "les réglages d'une partie dont rien d'autre n'a été trouvé",
  'archive/told-again': '{phase} se trouve encore une fois plus bas sur cette page : la dernière compte',
  'archive/writer-by-name': "« {name} » comme auteur d'un message : l'archive n'a que la puissance",
  'archive/setting-changed': "{setting} était « {before} » dans une réponse d'avant : la dernière compte",
  'archive/row-of-owners': 'une ligne de possesseurs qui ne correspond pas à ses titres',
  'archive/row-of-counts': 'une ligne de nombres qui ne correspond pas à ses titres',

  'archive/order-unread': ({ order, why }, { say }) =>
    `« ${order} » ne se lit pas comme un ordre${why === '' ? '' : ` : ${say(why)}`}`,
  'archive/order-twice': '« {order} » est un second ordre pour la même unité : le premier compte',
  'archive/more-than-order': "« {written} » est gardé comme l'ordre {order}, et tel quel dans une note",
  'archive/phase-twice': 'la phase {phase} figure encore une fois dans cette partie : la première compte',
  'archive/phase-left-out': 'cette phase est omise : {field} : {why:say}',
  'archive/owners-unknown': 'on ne sait pas à qui sont les centres : ces constructions et retraits sont omis',
  'archive/end-differs': 'le relevé finit sur une autre position que celle où mènent les ordres de {phase}',
  'archive/no-message': 'un message sans texte',
  'archive/message-too-long': 'un message de plus de {most} caractères est omis',
  'archive/writer-unknown': 'un message de « {name} », inconnu dans cette partie, est omis',
  'archive/readers-unknown': 'un message à « {names} » est omis : on ne peut pas savoir qui devait le lire',
  'archive/time-without-unit': "« {time} » n'est pas une heure en microsecondes : l'heure est omise",
  'archive/time-without-zone': "« {time} » ne dit pas son fuseau horaire : l'heure est omise",
  'archive/time-impossible':
    "« {time} » n'est pas un jour lisible, est d'avant le premier juge, ou encore à venir : l'heure est omise",
  'archive/without-phases':
    "aucune phase de cette partie n'a pu être reconstituée : {orders:ordre|ordres} et {messages:message|messages} sont omis",
  'archive/told-before': 'une autre source a déjà raconté cette partie : les deux sont une seule archive',
  'archive/key-twice': 'la clé « {key} » figure plusieurs fois dans un objet : seule sa dernière valeur est lue',
  'archive/nothing-found': "rien d'une partie n'a été trouvé dans ce fichier",
  'archive/no-position': "Ce texte ne contient ni résultats ni position. (Les ordres s'écrivent sous « Ordres ».)",
  'archive/more-lines': '… et {count:autre ligne|autres lignes} de ce genre.',
  'archive/results-alone':
    "Ces résultats ne parlent que de retraites ou d'ajustements, et ne conviennent pas à ce qui se trouve ici. Mettez d'abord la phase précédente sur le plateau, avec ses ordres, puis collez-les de nouveau.",
  'archive/centers-after':
    "Le message dit à qui sont les centres après lui : c'est ainsi qu'ils sont montrés dès le début.",
  'archive/centers-unknown':
    'Le message ne dit pas à qui sont les centres, dont dépendent les ajustements. Ajoutez une ligne par puissance (CENTERS, la puissance, deux-points et ses centres), ou collez-le sur la phase précédente.',
  'archive/result-of-nothing': "« {result} » est indiqué pour {unit}, qui n'avait pas d'ordre : omis",
  'archive/text-beside': "du texte à côté des ordres d'une page ou d'une partie enregistrée",
  'archive/source-lacks': ({ what, variant }) =>
    ({
      name: "une partie nommée d'après son fichier, car sa source n'indique pas de nom",
      variant: `une source qui n'indique pas sa variante : lue comme ${variant}, car ses puissances sont celles de ${variant}`,
      'known-variant': `la source n'indique pas sa variante, et ses puissances ne sont pas celles de ${variant} : un fichier JSON qui nomme la variante peut être importé`,
    })[what],
  'archive/field-unread': "l'archive n'a pas de place pour le champ {field}",
  'archive/kept-as-told': ({ variant }) =>
    `${variant === '' ? "sa première position n'est le départ d'aucune variante connue ici" : `nous n'avons pas la carte de « ${variant} »`} : gardée en résumé, positions et ordres tels que transmis ; rien n'a été résolu`,
  'archive/other-ending': 'une autre fin que plus haut (« {told} ») : celle-ci compte',
  'archive/draw-unshared': 'indiquée nulle, sans dire entre qui : la fin est omise',
  'archive/drawn-by-one': "une nulle de « {power} » seul n'existe pas : la fin est omise",
  'archive/year-unclear': "la colonne « {year} » répète une année, ou n'en dit aucune de claire : omise",
  'archive/before-the-start':
    'commence en {phase}, avant le début de {variant} ({start}) : pas gardée comme partie de cette variante',
  'archive/strange-start': ({ power, units, variant }) =>
    `${power} ne commence pas avec ${units.join(', ')} dans ${variant} : pas gardée comme partie de cette variante`,
  'archive/strange-owners': ({ power, centers, variant }) =>
    `dans ${variant}, ${power} ne commence pas avec ces centres : ${orNothing(centers)} ; pas gardée comme partie de cette variante`,
  'archive/would-not-be-sound': "son archive ne serait pas valide, et n'est pas écrite : {why:say}",

  'archive/tables-differ':
    '{year} : {power} possède {owned} centres selon le tableau des possesseurs, {counted} selon celui des nombres.',
  'archive/ends-with-stranger': "La fin nomme {name}, qui n'a pas de place.",
  'archive/no-such-center': "{year} : il n'y a pas de centre {center} sur la carte de {variant}.",
  'archive/other-owner': ({ year, center, variant, judge, here }) =>
    `${year} : ${center} est à ${judge ?? 'personne'} ; sur la carte de ${variant}, à ${here ?? 'personne'}.`,
} as const satisfies MessagesIn<'archive'>;

/** What a head of the chain, kept by somebody, proves of the document; and what only the signature of its keeper does. */
const VOUCHED =
  'plateaux, ordres, résultats, reçus, presse, journaux et leurs dates ; une fois la partie finie, aussi places, arbitres, réglages, interprétations, début et fin, tels que les commits ouverts les disent';
const BY_SIGNATURE =
  "noms des personnes, le juge, adresses des cartes, et qu'aucun changement de places, d'arbitres ou de réglages ne manque";
const VARIANT_CHANGED = ' (les données de la variante ont changé depuis)';

const PARTS = {
  units: 'les éléments units (unités)',
  centers: 'les éléments centers (centres)',
  dislodged: 'les éléments dislodged (unités délogées)',
  ruleState: 'les éléments ruleState',
} as const;

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'un objet',
  array: 'une liste',
  string: 'un texte',
  integer: 'un nombre entier',
  number: 'un nombre',
  boolean: 'true ou false',
  null: 'null',
};

/** `ligne 3, colonne 17`. */
function placed({ line, column }: { readonly line: number; readonly column: number }): string {
  return `ligne ${line}, colonne ${column}`;
}

/** Short values as they stand. */
function shown({ kind, text }: FoundValue): string {
  if (kind === 'string') return `« ${text} »`;
  return kind === 'object' || kind === 'array' ? KINDS[kind] : text;
}

function orNothing(items: readonly string[]): string {
  return items.length === 0 ? 'rien' : items.join(', ');
}

function orNowhere(items: readonly string[]): string {
  return items.length === 0 ? 'nulle part' : items.join(', ');
}

/** Phases one by one, or the first and the last of many. */
function someOf(lost: readonly string[]): string {
  return lost.length > MOST_NAMED ? `${lost[0]} … ${lost.at(-1)} (${lost.length})` : list(lost, 'et');
}
const MOST_NAMED = 6;

export const positions = {
  'positions/other-kind': ({ wanted, found }) =>
    `doit être ${wanted === 'list' ? 'une liste' : 'un objet'}, et non ${kindOf(found)}.`,
  'positions/no-phase': ({ found, variant, seasons }) => {
    const codes = seasons.map(({ letter, phases }) => `${letter}…${phases.join('/')}`);
    return `${shownPositions(found)} n'est pas une phase de ${variant} (${codes.join(', ')}).`;
  },
  'positions/none-of-powers': ({ found, powers }) =>
    `${shownPositions(found)} n'est pas l'une des puissances ${powers.join(', ')}.`,
  'positions/no-power': ({ found }) => `${shownPositions(found)} n'est pas l'une des puissances.`,
  'positions/power-twice': '{power} figure déjà sous un autre nom.',
  'positions/units-missing': 'manque : les unités de chaque puissance.',
  'positions/centers-missing': "manque : une phase d'ajustements a besoin des centres de chaque puissance.",
  'positions/dislodged-missing': "manque : personne n'est en retraite.",
  'positions/ages-missing':
    "manque : quels centres viennent d'être gagnés. Tous comptent comme tenus depuis longtemps.",
  'positions/neutral-units-missing': 'manque : il ne reste aucune de ces armées.',
  'positions/no-influence': "manque : sans centres, personne n'a de points d'influence.",
  'positions/seats-missing': ({ seat }) =>
    `manque : quelles puissances tirées un joueur tient, comme ${JSON.stringify([seat])}. Pour la victoire, chacune compte seule.`,
  'positions/no-unit': ({ found }) => `${shownPositions(found)} n'est pas une unité comme A par ou F stp/sc.`,
  'positions/unit-nowhere': ({ found, place }) =>
    `${shownPositions(found)} : ${shownPositions(place)} n'est pas un lieu de cette carte.`,
  'positions/no-place': ({ found }) => `${shownPositions(found)} n'est pas un lieu de cette carte.`,
  'positions/place-taken': '{unit} ne peut pas se trouver là où se trouve déjà {other}.',
  'positions/army-at-sea': 'aucune armée ne peut se trouver là : {province}.',
  'positions/army-on-coast': "une armée n'est sur aucune côte : {unit}.",
  'positions/fleet-inland': 'aucune flotte ne peut se trouver là : {province}.',
  'positions/which-coast': ({ province, units }) =>
    `${province} : une flotte y est sur l'une des côtes, ${units.join(' ou ')}.`,
  'positions/no-center': "{province} n'est pas un centre de ravitaillement.",
  'positions/center-taken': '{center} appartient déjà à {owner}.',
  'positions/dislodged-twice': 'une autre unité est déjà délogée de cette province : {province}.',
  'positions/no-retreat': ({ unit, found }) => `${unit} ne peut pas se replier vers ${shownPositions(found)}.`,
  'positions/retreat-contested': '{unit} ne peut pas se replier vers {province}, vide après un conflit.',
  'positions/contested-and-held': "une unité est en {province}, qu'un conflit laisserait vide.",
  'positions/no-retreat-phase': "il n'y a d'unités délogées que dans une phase de retraites, et non en {phase}.",
  'positions/too-many-orders': "{count} ordres, c'est trop : {most} au plus.",
  'positions/no-order': ({ found }) => `${shownPositions(found)} ne peut pas se lire comme un ordre.`,
  'positions/order-unread': ({ found, why }, { say }) =>
    `${shownPositions(found)} : ${why === null ? 'ne peut pas se lire comme un ordre.' : say(why)}`,
  'positions/second-order': "un second ordre pour l'unité de cette province ({province}) ; le premier est {first}.",
  'positions/no-age': 'demande un centre et un petit nombre entier.',
  'positions/unknown-key': ({ near, keys }) =>
    `ne fait pas partie d'une position : ${near === null ? `elle a ${keys.join(', ')}.` : `est-ce ${near} ?`}`,
  'positions/game-over': 'la partie est finie : aucune phase ne suit.',
  'positions/no-ruling': ({ rulings }) => `cette interprétation n'existe pas ; il y a ${rulings.join(', ')}.`,
  'positions/no-choice': ({ found, choices }) =>
    `${shownPositions(found)} ne fait pas partie de ${choices.join(', ')}.`,
} as const satisfies MessagesIn<'positions'>;

/** A text in quotes; of anything else what it is. */
function shownPositions(found: PositionValue): string {
  return found.kind === 'string' ? `« ${found.text} »` : kindOf(found);
}

const POSITIONS_KINDS = {
  nothing: 'rien',
  null: 'null',
  list: 'une liste',
  object: 'un objet',
  string: 'le texte',
  number: 'le nombre',
  boolean: 'la valeur',
} as const;

function kindOf(found: PositionValue): string {
  return 'text' in found ? `${POSITIONS_KINDS[found.kind]} ${found.text}` : POSITIONS_KINDS[found.kind];
}

export const events = {
  'events/create-how': 'Un tournoi a un nom, un nombre de tables, et une partie dont il prend les réglages.',
  'events/created': ({ name, variant, address, isShared, page }) =>
    `Le tournoi « ${name} » est créé (${variant}). On s'y inscrit par JOIN, par e-mail à ${isShared ? letter.withSubject({ address, game: name }) : address}. Vous y fixez les règles jusqu'au premier tirage : SCORING, SEATS, ROUNDS, BOARDS, PLAYERS ; BEGIN fait le tirage. ${page === null ? 'STATUS y dit où il en est' : `Page : ${page}`}`,
  'events/name-taken': 'Il y a déjà une partie ou un tournoi « {name} ».',
  'events/name-shape':
    '« {name} » ne peut pas être un nom de tournoi : un mot de lettres et de chiffres, {most} au plus.',
  'events/like-what': "Il n'y a pas de partie « {game} » dont vous puissiez prendre les réglages.",
  'events/variant-of-pairs':
    'Dans {variant}, un joueur a plusieurs puissances, ce que les tournois ne distribuent pas.',
  'events/joined': ({ name, number, page, wishes, counts, round }) =>
    `Vous êtes inscrit à « ${name} », numéro ${number}.${round === 1 ? '' : ` Vous jouez à partir de la ronde ${round}.`}${wishes ? ` Vos souhaits sont notés${counts ? '' : ' ; ils ne comptent que sous SEATS PREFERENCES'}.` : ''} Quand les tables seront tirées, nous vous écrirons votre puissance ; d'ici là, LEAVE vous désinscrit. ${page === null ? 'STATUS à son adresse dit qui est inscrit' : `Votre nom figure sur sa page : ${page}`}`,
  'events/joined-already': 'Vous êtes déjà inscrit, numéro {number}',
  'events/not-entered': "Vous n'êtes pas inscrit à ce tournoi.",
  'events/left':
    'Vous ne serez plus des tirages à venir. Si vous jouez déjà une partie, elle continue ; RESIGN la quitte',
  'events/dropped': 'Le numéro {number} ne sera plus des tirages à venir',
  'events/no-entrant': "Personne n'est inscrit sous le numéro {number}.",
  'events/wishes-kept': ({ counts }) =>
    `Vos souhaits sont notés${counts ? '' : ' ; ils ne comptent que sous SEATS PREFERENCES'}`,
  'events/for-directors': 'Seule la direction du tournoi peut faire cela.',
  'events/rules-stay':
    "Les règles sont promises à ceux qui jouent : elles restent dès le premier tirage. Un autre tournoi (CREATE EVENT) peut en avoir d'autres.",
  'events/set': ({ rule, value }) => `Réglé : ${rule.toUpperCase()} ${value}`,
  'events/number': ({ rule, least, most }) => `${rule.toUpperCase()} est un nombre de ${least} à ${most}.`,
  'events/scoring-which': ({ systems }) => `Barèmes : ${systems.join(', ')}, ou TABLE avec des points par place.`,
  'events/too-few': '{have:inscrit|inscrits} ; une table en demande {need}.',
  'events/round-runs': ({ boards }) => `Des tables jouent encore : ${boards.join(', ')}.`,
  'events/list-closed': "Toutes les rondes sont tirées ({rounds}) : plus personne ne peut s'inscrire.",
  'events/rounds-done': 'Toutes les rondes sont jouées ({rounds}).',
  'events/begun': ({ round, boards, waiting, isLast }) =>
    `La ronde ${round} est tirée, ses parties ont commencé : ${boards.join(', ')}${waiting === 0 ? '' : ` ; sans table : ${waiting}${isLast ? '' : ' (les premiers à la ronde suivante)'}`}`,
  'events/ended': 'Le tournoi est terminé ; son classement reste',
  'events/over': 'Ce tournoi est terminé.',
  'events/no-line':
    "Écrivez l'un de ces mots seul sur sa ligne : JOIN inscrit, LEAVE désinscrit, STATUS montre où en est le tournoi.",
  'events/boards-set': ({ changes }, { settings }) => [...settings(changes), 'Cela vaut à toutes les tables'].join(' '),
  'events/boards-fixed':
    'Dans un tournoi, cela est comme le tirage le demande. Ses règles sont SCORING, SEATS, ROUNDS, BOARDS et PLAYERS.',
  'events/no-boards': 'Aucune table de « {event} » ne joue. BEGIN tire les tables ; la ligne vaut alors pour toutes.',
  'events/seats-drawn':
    "Le tirage de « {event} » a donné les places, et chacun peut le vérifier : elles ne sont pas redistribuées. REPLACE donne une place à quelqu'un d'autre.",
  'events/one-clock':
    'Toutes les tables de « {event} » ont la même horloge ; avec IN {event}: devant, son directeur la change pour toutes.',
  'events/no-points':
    'Une table de « {event} » qui finit sans résultat ne donne de points à personne ; DECLARE la termine avec un résultat.',
  'events/no-such-end': ({ event, why }, { say }) =>
    `Le règlement de « ${event} » ne permet pas cette fin. ${say(why)}`,
  'events/equal-rules':
    'Toutes les tables de « {event} » ont les mêmes règles ; avec IN {event}: devant, la ligne vaut pour toutes.',
} as const satisfies MessagesIn<'events'>;
