/** Outcomes of a movement phase in one or two plain sentences. */
import type { Board } from '../../../../engine/board/board.ts';
import type {
  Actor,
  Battle,
  ConvoyFailure,
  CutSupport,
  Dislodgement,
  Outcome,
  Resistance,
  Rival,
  Strength,
} from '../../../../engine/board/outcome-tree.ts';
import { placeName, strengthInWords } from '../../../../engine/explain/names.ts';
import { list } from '../counts.ts';
import { whyClosedNow } from '../said/orders/out-of-reach.ts';
import { explainVoid } from './explain-void.ts';
import { attacker, attackers, carried, other, others, sentence, subject, supported, type Voice } from './voice.ts';

/** Tells what became of an order, and why. */
export function explainOutcome(board: Board, { actor, deed, dislodged }: Outcome, voice: Voice): string {
  const past = voice === 'owner';
  const who = subject(board, voice, actor);
  const lost = dislodged === null ? '' : explainDislodgement(board, dislodged, voice);
  switch (deed.deed) {
    case 'held': {
      const not = dislodged === null ? '' : ' nicht';
      const against =
        deed.against.length === 0 || dislodged !== null ? '' : ` gegen ${attackers(board, voice, deed.against)}`;
      const idle = deed.ordered ? '' : past ? ' Sie hatte keinen Befehl.' : ' Sie hat keinen Befehl.';
      return `${past ? `${who} hat${against}${not} gehalten` : `${who} hält${against}${not}`}.${idle}${lost}`;
    }
    case 'moved': {
      const { bySea, circle, battle } = deed;
      const to = placeName(board, deed.to);
      const convoyed = bySea ? ' per Konvoi' : '';
      const told = !past
        ? `${who} zieht${convoyed} nach ${to}`
        : battle.resistance === null
          ? `${who} ist${convoyed} nach ${to} gezogen`
          : `${who} hat${convoyed} ${to} genommen`;
      return `${told}: ${explainBattle(board, battle, voice, circle ? ', alle zugleich im Kreis' : '')}`;
    }
    case 'bounced': {
      const to = placeName(board, deed.to);
      const convoyed = deed.bySea ? ' per Konvoi' : '';
      const ruled = deed.paradox
        ? ' Der Zug gehört zu einem Konvoi-Paradox, in dem nach der gewählten Auslegung alle Züge scheitern.'
        : '';
      const told = past ? `${who} hat ${to}${convoyed} nicht genommen` : `${who} kommt${convoyed} nicht nach ${to}`;
      return `${told}: ${explainBattle(board, deed.battle, voice, '')}${ruled}${lost}`;
    }
    case 'not-carried': {
      const closed = deed.convoy.why === 'not-ordered' ? whyClosedNow(board, actor, deed.to) : null;
      const why = [explainFailure(board, deed.convoy, voice), closed ?? []].flat().join(', und ');
      return `${who} ${past ? 'kam' : 'kommt'} nicht nach ${placeName(board, deed.to)}: ${sentence(why)}.${lost}`;
    }
    case 'supported':
      return `${support(who, board, deed.support, voice)}.${lost}`;
    case 'supported-in-vain':
      return `${support(who, board, deed.support, voice)}, aber dieser Zug ist unmöglich.${lost}`;
    case 'cut': {
      const by = past
        ? `${sentence(attackers(board, voice, deed.by))} ${deed.by.length === 1 ? 'hat' : 'haben'} sie unterbrochen`
        : `unterbrochen von ${attackers(board, voice, deed.by, 'der')}`;
      return `${noSupport(who, board, deed.support, voice)}: ${by}.${lost}`;
    }
    case 'support-dislodged':
      return `${noSupport(who, board, deed.support, voice)}.${lost}`;
    case 'convoyed': {
      const [whom, where] = carried(board, voice, deed.convoy);
      return `${past ? `${who} hat ${whom}${where} geleitet` : `${who} geleitet ${whom}${where}`}.${lost}`;
    }
    case 'not-convoyed': {
      const [whom, where] = carried(board, voice, deed.convoy);
      const why =
        dislodged !== null && deed.failure.why === 'dislodged'
          ? ''
          : `: ${sentence(explainFailure(board, deed.failure, voice))}`;
      const told = past ? `${who} hat ${whom} nicht${where} geleitet` : `${who} geleitet ${whom} nicht${where}`;
      return `${told}${why}.${lost}`;
    }
    case 'void':
      return `${explainVoid(board, who, actor, deed, voice)}${dislodged === null ? (past ? ' Sie hat gehalten.' : ' Sie hält.') : lost}`;
  }
}

function support(who: string, board: Board, what: Parameters<typeof supported>[2], voice: Voice): string {
  const whom = supported(board, voice, what);
  return voice === 'owner' ? `${who} hat ${whom} unterstützt` : `${who} unterstützt ${whom}`;
}

function noSupport(who: string, board: Board, what: Parameters<typeof supported>[2], voice: Voice): string {
  const whom = supported(board, voice, what);
  return voice === 'owner' ? `${who} hat ${whom} nicht unterstützt` : `${who} unterstützt ${whom} nicht`;
}

/** `Angriff 2 (mit A Ruhr) gegen 1 (A München hielt).` and what became of supports that failed. */
function explainBattle(board: Board, battle: Battle, voice: Voice, ending: string): string {
  const { attack, resistance, rivals } = battle;
  const open = resistance === null && rivals.length === 0;
  const strength = explainStrength(board, attack, voice);
  const own = voice === 'public' ? `Angriff ${strength}` : strength;
  const met = open ? 'nichts' : explainOpposition(board, battle, voice);
  const first = open && voice === 'owner' ? 'Nichts stand im Weg' : `${own} gegen ${met}`;
  const strengths = [
    attack,
    ...(resistance === null ? [] : [resistance.strength]),
    ...rivals.map((rival) => rival.strength),
  ];
  return `${first}${ending}.${explainLost(board, strengths, voice)}`;
}

/** Everything that an attack met. */
function explainOpposition(board: Board, { resistance, rivals }: Battle, voice: Voice): string {
  return list([
    ...(resistance === null ? [] : [explainResistance(board, resistance, voice)]),
    ...rivals.map((rival) => explainRival(board, rival, voice)),
  ]);
}

/** `2 (mit A Ruhr)`. */
function explainStrength(board: Board, { tenths, supporters }: Strength, voice: Voice): string {
  const number = strengthInWords(board, tenths);
  return supporters.length === 0 ? number : `${number} (mit ${others(board, voice, supporters)})`;
}

/** `2 (A München hielt, unterstützt von A Berlin)`. */
function explainResistance(board: Board, { kind, unit, strength }: Resistance, voice: Voice): string {
  const who = other(board, voice, unit);
  if (kind === 'own')
    return voice === 'public' ? `eine Einheit der eigenen Macht (${who})` : `deine eigene Einheit (${who})`;
  const did =
    kind === 'held'
      ? `${who} hielt`
      : kind === 'head-to-head'
        ? `${attacker(board, voice, unit)} kam entgegen`
        : `${who} kam nicht weg`;
  return `${strengthInWords(board, strength.tenths)} (${did}${withSupport(board, strength, voice)})`;
}

function explainRival(board: Board, { unit, strength }: Rival, voice: Voice): string {
  const number = strengthInWords(board, strength.tenths);
  return `${number} (${attacker(board, voice, unit)} kam auch${withSupport(board, strength, voice)})`;
}

function withSupport(board: Board, { supporters }: Strength, voice: Voice): string {
  return supporters.length === 0 ? '' : `, unterstützt von ${others(board, voice, supporters)}`;
}

/** The supports that were cut, failed otherwise, or do not count. */
function explainLost(board: Board, strengths: readonly Strength[], voice: Voice): string {
  const cuts = strengths.flatMap(({ cut }) => cut);
  const told = [...cuts.filter(({ how }) => how === 'cut'), ...cuts.filter(({ how }) => how !== 'cut')];
  const first =
    told.length === 0
      ? ''
      : ` Die Unterstützung von ${told.map((each) => explainCut(board, each, voice)).join(', die von ')}.`;
  const unwilling: readonly Actor[] = strengths.flatMap((strength) => strength.unwilling);
  if (unwilling.length === 0) return first;
  const who = others(board, voice, unwilling);
  return unwilling.length === 1
    ? `${first} ${who} hilft nicht, eine Einheit der eigenen Macht zu vertreiben.`
    : `${first} ${who} helfen nicht, eine Einheit ihrer eigenen Macht zu vertreiben.`;
}

function explainCut(board: Board, { supporter, how, by }: CutSupport, voice: Voice): string {
  const who = other(board, voice, supporter);
  const whom = attackers(board, voice, by, 'der');
  return how === 'cut' ? `${who} wurde von ${whom} unterbrochen` : `${who} scheiterte, vertrieben von ${whom}`;
}

function explainFailure(board: Board, failure: ConvoyFailure, voice: Voice): string {
  switch (failure.why) {
    case 'not-ordered':
      return 'es war kein vollständiger Konvoi befohlen';
    case 'dislodged': {
      const lost = failure.fleets.map(
        ({ fleet, by }) => `${other(board, voice, fleet)} wurde von ${attacker(board, voice, by, 'der')} vertrieben`,
      );
      return `der Konvoi brach ab, denn ${list(lost)}`;
    }
    case 'paradox':
      return `der Konvoi durch ${others(board, voice, failure.fleets)} hätte über sich selbst entschieden und scheitert nach der Szykman-Regel`;
  }
}

function whyDestroyed({ variant }: Board, why: NonNullable<Dislodgement['destroyed']>): string {
  if (why === 'neutral') return 'Solche Einheiten ziehen sich nie zurück';
  return variant.rules['no-retreat-from'] === 'centers'
    ? 'Aus einem Versorgungszentrum gibt es keinen Rückzug'
    : 'Von dort gibt es keinen Rückzug';
}

function explainDislodgement(
  board: Board,
  { attacker: by, attack, hold, retreats, destroyed }: Dislodgement,
  voice: Voice,
): string {
  const numbers = `${explainStrength(board, attack, voice)} gegen ${strengthInWords(board, hold.tenths)}`;
  const open = list(
    retreats.map((place) => placeName(board, place)),
    'oder',
  );
  const then =
    destroyed !== null
      ? `und verlässt das Brett: ${whyDestroyed(board, destroyed)}`
      : retreats.length === 0
        ? 'und hat keinen Rückzug offen'
        : `und kann sich nach ${open} zurückziehen`;
  return ` Sie ${voice === 'owner' ? 'wurde' : 'wird'} von ${attacker(board, voice, by, 'der')} vertrieben, ${numbers}, ${then}.`;
}
