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
import { listInWords, placeName, strengthInWords } from '../../../../engine/explain/names.ts';
import { whyClosedNow } from '../said/orders/out-of-reach.ts';
import { explainVoid } from './explain-void.ts';
import { attacker, attackers, destination, helped, other, others, subject, typeName, type Voice } from './voice.ts';

/** Tells what became of an order, and why. */
export function explainOutcome(board: Board, { actor, deed, dislodged }: Outcome, voice: Voice): string {
  const past = voice === 'owner';
  const who = subject(board, voice, actor);
  const lost = dislodged === null ? '' : explainDislodgement(board, dislodged, voice);
  switch (deed.deed) {
    case 'held': {
      const against =
        deed.against.length === 0 || dislodged !== null ? '' : ` against ${attackers(board, voice, deed.against)}`;
      const idle = deed.ordered ? '' : past ? ' It had no order.' : ' It has no order.';
      const held = dislodged === null ? (past ? 'held' : 'holds') : past ? 'did not hold' : 'does not hold';
      return `${who} ${held}${against}.${idle}${lost}`;
    }
    case 'moved': {
      const { to, bySea, circle, battle } = deed;
      const convoyed = bySea ? ' by convoy' : '';
      const taken = past && battle.resistance !== null;
      const verb = past ? (taken ? 'took' : 'moved to') : 'moves to';
      const round = circle ? ', all in the circle moving together' : '';
      return `${who} ${verb} ${destination(board, voice, to)}${convoyed}: ${explainBattle(board, battle, voice, round)}`;
    }
    case 'bounced': {
      const { to, bySea, paradox, battle } = deed;
      const verb = past ? 'did not take' : 'does not take';
      const where = `${destination(board, voice, to)}${bySea ? ' by convoy' : ''}`;
      const ruled = paradox ? ' It is part of a convoy paradox, in which by the ruling chosen all moves fail.' : '';
      return `${who} ${verb} ${where}: ${explainBattle(board, battle, voice, '')}${ruled}${lost}`;
    }
    case 'not-carried': {
      const verb = past ? 'did not go to' : 'does not go to';
      const closed = deed.convoy.why === 'not-ordered' ? whyClosedNow(board, actor, deed.to) : null;
      const why = [explainFailure(board, deed.convoy, voice), closed ?? []].flat().join(', and ');
      return `${who} ${verb} ${destination(board, voice, deed.to)}: ${why}.${lost}`;
    }
    case 'supported':
      return `${who} ${past ? 'supported' : 'supports'} ${helped(board, voice, deed.support)}.${lost}`;
    case 'supported-in-vain':
      return `${who} ${past ? 'supported' : 'supports'} ${helped(board, voice, deed.support)}, a move that is impossible.${lost}`;
    case 'cut': {
      const cut = past ? `${attackers(board, voice, deed.by)} cut it` : `cut by ${attackers(board, voice, deed.by)}`;
      return `${who} ${past ? 'did' : 'does'} not support ${helped(board, voice, deed.support)}: ${cut}.${lost}`;
    }
    case 'support-dislodged':
      return `${who} ${past ? 'did' : 'does'} not support ${helped(board, voice, deed.support)}.${lost}`;
    case 'convoyed':
      return `${who} ${past ? 'convoyed' : 'convoys'} ${helped(board, voice, deed.convoy)}.${lost}`;
    case 'not-convoyed': {
      const why =
        dislodged !== null && deed.failure.why === 'dislodged' ? '' : `: ${explainFailure(board, deed.failure, voice)}`;
      return `${who} ${past ? 'did' : 'does'} not convoy ${helped(board, voice, deed.convoy)}${why}.${lost}`;
    }
    case 'void':
      return `${explainVoid(board, who, actor, deed, voice)}${dislodged === null ? (past ? ` Your ${typeName(actor)} held.` : ' It holds.') : lost}`;
  }
}

/** `attack 2 (with A Ruhr) against 1 (A Munich held).` and what became of supports that failed. */
function explainBattle(board: Board, battle: Battle, voice: Voice, ending: string): string {
  const { attack, resistance, rivals } = battle;
  const open = resistance === null && rivals.length === 0;
  const strength = explainStrength(board, attack, voice);
  const own = voice === 'public' ? `attack ${strength}` : strength;
  const met = open ? 'nothing' : explainOpposition(board, battle, voice);
  const first = open && voice === 'owner' ? 'nothing stood in its way' : `${own} against ${met}`;
  const strengths = [
    attack,
    ...(resistance === null ? [] : [resistance.strength]),
    ...rivals.map((rival) => rival.strength),
  ];
  return `${first}${ending}.${explainLost(board, strengths, voice)}`;
}

/** Everything that an attack met. */
function explainOpposition(board: Board, { resistance, rivals }: Battle, voice: Voice): string {
  return listInWords([
    ...(resistance === null ? [] : [explainResistance(board, resistance, voice)]),
    ...rivals.map((rival) => explainRival(board, rival, voice)),
  ]);
}

/** `2 (with A Ruhr)`. */
function explainStrength(board: Board, { tenths, supporters }: Strength, voice: Voice): string {
  const number = strengthInWords(board, tenths);
  return supporters.length === 0 ? number : `${number} (with ${others(board, voice, supporters)})`;
}

/** `2 (A Munich held with A Berlin)`. */
function explainResistance(board: Board, { kind, unit, strength }: Resistance, voice: Voice): string {
  const who = other(board, voice, unit);
  if (kind === 'own') return voice === 'public' ? `a unit of its own power (${who})` : `your own unit (${who})`;
  const did =
    kind === 'held'
      ? `${who} held`
      : kind === 'head-to-head'
        ? `${attacker(board, voice, unit)} came the other way`
        : `${who} could not leave`;
  return `${strengthInWords(board, strength.tenths)} (${did}${withSupport(board, strength, voice)})`;
}

function explainRival(board: Board, { unit, strength }: Rival, voice: Voice): string {
  const number = strengthInWords(board, strength.tenths);
  return `${number} (${attacker(board, voice, unit)} came too${withSupport(board, strength, voice)})`;
}

function withSupport(board: Board, { supporters }: Strength, voice: Voice): string {
  if (supporters.length === 0) return '';
  if (voice === 'owner' && supporters.length === 1) return ` with ${other(board, voice, supporters[0]!)}'s support`;
  return ` with the support of ${others(board, voice, supporters)}`;
}

/** The supports that were cut, failed otherwise, or do not count. */
function explainLost(board: Board, strengths: readonly Strength[], voice: Voice): string {
  if (strengths.every(({ cut, unwilling }) => cut.length === 0 && unwilling.length === 0)) return '';
  const told: string[] = [];
  const failed: string[] = [];
  const unwilling: Actor[] = [];
  for (const strength of strengths) {
    for (const each of strength.cut) (each.how === 'cut' ? told : failed).push(explainCut(board, each, voice));
    unwilling.push(...strength.unwilling);
  }
  told.push(...failed);
  const first = told.length === 0 ? '' : ` The support of ${told.join(', that of ')}.`;
  if (unwilling.length === 0) return first;
  const [verb, whose] = unwilling.length === 1 ? ['does', 'its'] : ['do', 'their'];
  return `${first} ${others(board, voice, unwilling)} ${verb} not help to dislodge a unit of ${whose} own power.`;
}

function explainCut(board: Board, { supporter, how, by }: CutSupport, voice: Voice): string {
  const who = other(board, voice, supporter);
  const whom = attackers(board, voice, by);
  return how === 'cut' ? `${who} was cut by ${whom}` : `${who} failed when ${whom} dislodged it`;
}

function explainFailure(board: Board, failure: ConvoyFailure, voice: Voice): string {
  switch (failure.why) {
    case 'not-ordered':
      return 'no complete convoy was ordered';
    case 'dislodged': {
      const lost = failure.fleets.map(
        ({ fleet, by }) => `${other(board, voice, fleet)} was dislodged by ${attacker(board, voice, by)}`,
      );
      return `its convoy was broken when ${listInWords(lost)}`;
    }
    case 'paradox': {
      const fleets = others(board, voice, failure.fleets);
      return `the convoy by ${fleets} would have decided its own fate, and fails by the Szykman rule`;
    }
  }
}

function whyDestroyed({ variant }: Board, why: NonNullable<Dislodgement['destroyed']>): string {
  if (why === 'neutral')
    return `${variant.rules['neutral-units']?.adjective.toLowerCase() ?? 'neutral'} units never retreat`;
  return variant.rules['no-retreat-from'] === 'centers'
    ? 'from a supply center there is no retreat'
    : 'from there there is no retreat';
}

function explainDislodgement(
  board: Board,
  { attacker: by, attack, hold, retreats, destroyed }: Dislodgement,
  voice: Voice,
): string {
  const numbers = `${explainStrength(board, attack, voice)} against ${strengthInWords(board, hold.tenths)}`;
  const open = listInWords(
    retreats.map((place) => placeName(board, place)),
    'or',
  );
  const fate = retreats.length === 0 ? 'has nowhere to retreat to' : `may retreat to ${open}`;
  const then = `and ${destroyed === null ? fate : `leaves the board: ${whyDestroyed(board, destroyed)}`}`;
  return ` It ${voice === 'owner' ? 'was' : 'is'} dislodged by ${attacker(board, voice, by)}, ${numbers}, ${then}.`;
}
