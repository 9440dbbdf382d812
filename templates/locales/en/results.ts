/** Reasons and results in words, in English. */
import type { Board } from '../../../engine/board/board.ts';
import { listInWords, nameInSentence, placeName, provinceName } from '../../../engine/board/display-names.ts';
import type * as Tree from '../../../engine/board/outcome-tree.ts';
import type { Place, UnitText } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { type Power, placeOfUnit, typeOfUnit } from '../../../engine/vocabulary.ts';
import { battleTeller, nameOfUnit, unitName, type Voice } from '../text/battle-parts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { whyClosedNow, whyNotCarried, whyNotThere } from './order-answers.ts';

// Two ways of telling the same: `public`, in the third person and the present tense, for pages and results that everybody
// reads (`A Burgundy does not take Munich`), and `owner`, to the player whose order it was (`Your army in Burgundy did
// not take Munich`).

/** The unit whose order it was, at the head of the sentence. */
function subject(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : `Your ${typeName(actor)} in ${nameInSentence(board, actor.at)}`;
}

/** Another unit: `A Munich`; to an owner, by its place alone. */
function other(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : nameInSentence(board, actor.at);
}

function others(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return listInWords(actors.map((actor) => other(board, voice, actor)));
}

/** A unit as an attacker: `A Munich`, `the army from Munich`. */
function attacker(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : `the ${typeName(actor)} from ${nameInSentence(board, actor.at)}`;
}

function attackers(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return listInWords(actors.map((actor) => attacker(board, voice, actor)));
}

/** A place as a destination. */
function destination(board: Board, voice: Voice, place: Place): string {
  if (place.includes('/')) return placeName(board, place);
  return voice === 'public' ? provinceName(board, place) : nameInSentence(board, place);
}

/** What a support or convoy was for: `A Burgundy to Munich`, `A Munich`. */
function helped(board: Board, voice: Voice, { target, to }: Tree.Support): string {
  const whom =
    voice === 'public' ? unitName(board, target) : `the ${typeName(target)} in ${nameInSentence(board, target.at)}`;
  return to === null ? whom : `${whom} to ${destination(board, voice, to)}`;
}

function typeName({ type }: Pick<Tree.ActingUnit, 'type'>): string {
  return type === 'A' ? 'army' : 'fleet';
}

function explainAdjustment(board: Board, power: Power, outcome: Tree.AdjustmentOutcome, voice: Voice): string {
  const past = voice === 'owner';
  const who = past ? 'You' : (board.powers.find(({ name }) => name === power)?.display ?? power);
  const verb = (base: string, third: string, before: string) => (past ? before : third || base);
  switch (outcome.adjustment) {
    case 'built':
      return `${who} ${verb('build', 'builds', 'built')} ${nameOfUnit(board, outcome.unit)}.`;
    case 'removed':
      return `${who} ${verb('remove', 'removes', 'removed')} ${nameOfUnit(board, outcome.unit)}.`;
    case 'waived':
      return `${who} ${verb('waive', 'waives', 'waived')} a build.`;
    case 'by-default':
      return `${nameOfUnit(board, outcome.unit)} stands at the start, nothing else being ordered.`;
    case 'no-choice': {
      const open = {
        'no-choice': 'there is no choice',
        chosen: 'that place is settled',
        type: 'there are no more of that type',
      };
      return `${nameOfUnit(board, outcome.unit)} cannot be chosen: ${open[outcome.why]}.`;
    }
    case 'civil-disorder': {
      const { distance } = outcome;
      const steps = distance === 1 ? '1 step' : `${distance} steps`;
      const why =
        distance === null
          ? 'it has no center left'
          : distance === 0
            ? 'all others are as near to its centers'
            : `it is the farthest from an owned center, ${steps}`;
      return `${who} ${past ? 'lost' : 'loses'} ${nameOfUnit(board, outcome.unit)} in civil disorder: ${why}.`;
    }
    case 'too-many': {
      const things = outcome.kind === 'remove' ? 'removal' : 'build';
      const count =
        outcome.due === 0 ? `no ${things} is` : outcome.due === 1 ? `1 ${things} is` : `${outcome.due} ${things}s are`;
      return `Only what is due counts, the first orders first: ${count} due.`;
    }
    case 'not-eligible':
      return `${nameOfUnit(board, outcome.unit)} cannot be built: ${closed(board, outcome.unit, outcome.why)}.`;
    case 'void':
      return noAdjustment(board, outcome.why);
  }
}

function noAdjustment(board: Board, why: Tree.NoAdjustment): string {
  return textOfCase(why, 'cause', {
    unreadable: 'This cannot be read as an order.',
    'other-order': 'This is no order for an adjustment phase.',
    'no-unit': (why) => `This power has no unit ${nameOfUnit(board, why.unit)}.`,
    'cannot-stand': (why) =>
      `${nameOfUnit(board, why.unit)} cannot be built: no ${typeOfUnit(why.unit) === 'A' ? 'army' : 'fleet'} can stand there.`,
    'which-coast': (why) => `${nameOfUnit(board, why.unit)} cannot be built: the order does not say on which coast.`,
    'type-not-built': (why) =>
      `${nameOfUnit(board, why.unit)} cannot be built: this power builds no ${typeOfUnit(why.unit) === 'A' ? 'armies' : 'fleets'}.`,
  });
}

function closed(board: Board, unit: UnitText, why: Tree.SiteClosed): string {
  const place = provinceName(board, placeOfUnit(unit));
  return {
    'no-center': `${place} is no supply center`,
    'not-owned': `${place} is not this power's`,
    occupied: `a unit stands in ${place}`,
    'no-home': 'this power holds none of its home centers, and builds nowhere until it does',
    'no-site': `this power does not build in ${place}`,
  }[why];
}

// Orders of a movement phase that came to nothing before any battle, in words.

/** `who` is the unit, as it stands at the head of the sentence. */
function explainVoid(
  board: Board,
  who: string,
  actor: Tree.ActingUnit,
  { attempt, why: cause }: Extract<Tree.Deed, { readonly deed: 'void' }>,
  voice: Voice,
): string {
  const past = voice === 'owner';
  const why = explainCause(board, actor, attempt, cause, voice);
  return `${who} ${past ? 'did' : 'does'} not ${explainAttempt(board, attempt, cause, voice)}: ${why}.`;
}

function explainAttempt(board: Board, attempt: Tree.Attempt, cause: Tree.VoidCause, voice: Voice): string {
  return textOfCase(attempt, 'kind', {
    move: (attempt) => `move to ${destination(board, voice, attempt.to)}`,
    support: (attempt) => `support ${whomAt(board, attempt.at, cause, voice)}${towards(board, attempt.to, voice)}`,
    convoy: (attempt) => `convoy ${whomAt(board, attempt.at, cause, voice)}${towards(board, attempt.to, voice)}`,
    other: 'act',
  });
}

function whomAt(board: Board, at: Place, cause: Tree.VoidCause, voice: Voice): string {
  return 'target' in cause ? other(board, voice, cause.target) : nameInSentence(board, at);
}

function towards(board: Board, to: Place | null, voice: Voice): string {
  return to === null ? '' : ` to ${destination(board, voice, to)}`;
}

function explainCause(
  board: Board,
  actor: Tree.ActingUnit,
  attempt: Tree.Attempt,
  cause: Tree.VoidCause,
  voice: Voice,
): string {
  return textOfCase(cause, 'cause', {
    unknown: 'its order says nothing that a unit could do in this phase',
    'never-moves': 'this unit belongs to nobody, and never moves',
    'own-province': () => (attempt.kind === 'move' ? 'it is there already' : 'it is there itself'),
    'cannot-reach': () => whyNotThere(board, actor, attempt) ?? 'it cannot get there',
    'which-coast': 'the order does not say to which coast',
    'wrong-coast': 'it cannot get to that coast',
    'fleet-by-convoy': 'fleets are not convoyed',
    'no-fleets': () =>
      [
        'no fleets are where they could carry it',
        ...('to' in attempt && attempt.to !== null ? [whyClosedNow(board, actor, attempt.to) ?? []].flat() : []),
      ].join(', and '),
    'convoy-forbidden': () =>
      'to' in attempt && attempt.to !== null
        ? whyNotCarried(board, actor.power, attempt.to)
        : 'it may not be carried there',
    'nobody-there': 'there is no unit',
    itself: 'a unit does not support itself',
    'cannot-support': () => whyNotThere(board, actor, attempt) ?? 'it could not go there itself',
    'ordered-otherwise': (cause) => {
      if (cause.order.kind === 'none') return `${other(board, voice, cause.target)} had no order`;
      return `${other(board, voice, cause.target)} was ordered to ${explainOther(board, cause.order, voice)}${insteadOf(board, attempt, voice)}`;
    },
    'other-coast': (cause) =>
      `${other(board, voice, cause.target)} was ordered to ${destination(board, voice, cause.to)}`,
    'carrier-supports': (cause) => `${other(board, voice, cause.target)} could come only by the fleet that supports it`,
    'not-at-sea': 'only a fleet at sea convoys',
    'not-an-army': 'only armies are convoyed',
    'impossible-move': (cause) => `${other(board, voice, cause.target)} cannot make that move`,
    'army-walked': (cause) => `${other(board, voice, cause.target)} goes by land`,
    'not-needed': 'it can be of no use on that way',
  });
}

/** What it was counted on to do. */
function insteadOf(board: Board, attempt: Tree.Attempt, voice: Voice): string {
  return 'to' in attempt && attempt.to !== null ? `, not to go to ${destination(board, voice, attempt.to)}` : '';
}

function explainOther(board: Board, order: Exclude<Tree.OtherOrder, { readonly kind: 'none' }>, voice: Voice): string {
  return order.kind === 'move' ? `go to ${destination(board, voice, order.to)}` : order.kind;
}

/** An order that was given to no unit. */
function explainMissing(board: Board, missing: Tree.UnitMissing): string {
  return textOfCase(missing, 'missing', {
    unreadable: 'This cannot be read as an order.',
    'no-unit': (missing) => `There is no unit in ${nameInSentence(board, missing.at)}.`,
    'not-yours': (missing) => {
      const owner = board.powers.find(({ name }) => name === missing.unit.power)?.display ?? missing.unit.power;
      return `The ${typeName(missing.unit)} in ${nameInSentence(board, missing.unit.at)} is ${owner}'s.`;
    },
    'ordered-before': (missing) => `${unitName(board, missing.unit)} has an order already: the first counts.`,
  });
}

// Outcomes of a movement phase in one or two plain sentences.

/** Tells what became of an order, and why. */
function explainOutcome(board: Board, { actor, deed, dislodged }: Tree.OutcomeTree, voice: Voice): string {
  const past = voice === 'owner';
  const who = subject(board, voice, actor);
  const lost = dislodged === null ? '' : dislodgementOf(board, dislodged, voice);
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
      return `${who} ${verb} ${destination(board, voice, to)}${convoyed}: ${battleOf(board, battle, voice, round)}`;
    }
    case 'bounced': {
      const { to, bySea, paradox, battle } = deed;
      const verb = past ? 'did not take' : 'does not take';
      const where = `${destination(board, voice, to)}${bySea ? ' by convoy' : ''}`;
      const ruled = paradox ? ' It is part of a convoy paradox, in which by the ruling chosen all moves fail.' : '';
      return `${who} ${verb} ${where}: ${battleOf(board, battle, voice, '')}${ruled}${lost}`;
    }
    case 'not-carried': {
      const verb = past ? 'did not go to' : 'does not go to';
      const closed = deed.convoy.why === 'not-ordered' ? whyClosedNow(board, actor, deed.to) : null;
      const why = [failureOf(board, deed.convoy, voice), closed ?? []].flat().join(', and ');
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
        dislodged !== null && deed.failure.why === 'dislodged' ? '' : `: ${failureOf(board, deed.failure, voice)}`;
      return `${who} ${past ? 'did' : 'does'} not convoy ${helped(board, voice, deed.convoy)}${why}.${lost}`;
    }
    case 'void':
      return `${explainVoid(board, who, actor, deed, voice)}${dislodged === null ? (past ? ` Your ${typeName(actor)} held.` : ' It holds.') : lost}`;
  }
}

const { battleOf, failureOf, dislodgementOf } = battleTeller({
  attack: 'attack',
  with: 'with',
  against: 'against',
  nothing: 'nothing',
  unopposed: 'nothing stood in its way',
  own: { public: 'a unit of its own power', owner: 'your own unit' },
  did: { held: 'held', opposite: 'came the other way', stuck: 'could not leave', rival: 'came too' },
  list: listInWords,
  other,
  others,
  attacker,
  withSupport: (board, voice, supporters) =>
    voice === 'owner' && supporters.length === 1
      ? ` with ${other(board, voice, supporters[0]!)}'s support`
      : ` with the support of ${others(board, voice, supporters)}`,
  cut: explainCut,
  lost: (cuts) => `The support of ${cuts.join(', that of ')}`,
  unwilling: (who, isOne) =>
    `${who} ${isOne ? 'does' : 'do'} not help to dislodge a unit of ${isOne ? 'its' : 'their'} own power`,
  convoy: {
    notOrdered: 'no complete convoy was ordered',
    lost: (board, voice, fleet, by) => `${other(board, voice, fleet)} was dislodged by ${attacker(board, voice, by)}`,
    broken: (lost) => `its convoy was broken when ${lost}`,
    paradox: (fleets) => `the convoy by ${fleets} would have decided its own fate, and fails by the Szykman rule`,
  },
  dislodged: (board, voice, by) => `It ${voice === 'owner' ? 'was' : 'is'} dislodged by ${attacker(board, voice, by)}`,
  fate: {
    nowhere: 'and has nowhere to retreat to',
    open: (board, places) =>
      `and may retreat to ${listInWords(
        places.map((place) => placeName(board, place)),
        'or',
      )}`,
    leaves: (why) => `and leaves the board: ${why}`,
    gone: {
      neutral: (adjective = 'neutral') => `${adjective} units never retreat`,
      centers: 'from a supply center there is no retreat',
      place: 'from there there is no retreat',
    },
  },
});

function explainCut(board: Board, voice: Voice, { supporter, how, by }: Tree.CutSupport): string {
  const who = other(board, voice, supporter);
  const whom = attackers(board, voice, by);
  return how === 'cut' ? `${who} was cut by ${whom}` : `${who} failed when ${whom} dislodged it`;
}

function explainRetreat(board: Board, power: Power, outcome: Tree.RetreatOutcome, voice: Voice): string {
  if (outcome.retreat === 'none-to-retreat') return 'There is no dislodged unit of this power there.';
  const past = voice === 'owner';
  const who = subject(board, voice, { power, ...parseUnit(outcome.unit)! });
  const gone = past ? 'It was disbanded.' : 'It is disbanded.';
  switch (outcome.retreat) {
    case 'retreated':
      return `${who} ${past ? 'retreated' : 'retreats'} to ${destination(board, voice, outcome.to)}.`;
    case 'disbanded': {
      const idle = outcome.ordered ? '' : `: it had no retreat order`;
      return `${who} ${past ? 'was' : 'is'} disbanded${idle}.`;
    }
    case 'conflict': {
      const rivals = `${attackers(board, voice, outcome.rivals)} ${past ? 'went' : 'goes'} there too`;
      return `${who} ${past ? 'did' : 'does'} not retreat to ${destination(board, voice, outcome.to)}: ${rivals}. ${gone}`;
    }
    case 'closed': {
      const places = listInWords(
        outcome.open.map((place) => placeName(board, place)),
        'or',
      );
      const open = outcome.open.length === 0 ? 'nothing was open to it' : `only ${places} was open to it`;
      return `${who} ${past ? 'did' : 'does'} not retreat: ${open}. ${gone}`;
    }
  }
}

export const results = {
  movement: explainOutcome,
  missing: explainMissing,
  retreat: explainRetreat,
  adjustment: explainAdjustment,
  /** Behind a refusal or a result: the variant's clause that it rests on. */
  cited: (name: string, id: string) => `(${name}, clause ${id})`,
  /** An order for a unit that was given to another power, which has ordered it or not. */
  proxy: (used: boolean) =>
    used ? 'The unit was ordered by the power that held its proxy.' : 'The proxy for the unit was not used.',
};
