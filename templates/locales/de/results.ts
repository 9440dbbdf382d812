/** Reasons and results in words, in German. */
import type { Board } from '../../../engine/board/board.ts';
import { placeName, provinceName } from '../../../engine/board/display-names.ts';
import type * as Tree from '../../../engine/board/outcome-tree.ts';
import type { Place, UnitText } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { type Power, placeOfUnit, provinceOf, typeOfUnit } from '../../../engine/vocabulary.ts';
import type { Language } from '../shape.ts';
import { battleTeller, nameOfUnit, unitName, type Voice } from '../text/battle-parts.ts';
import { capitalize } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { agree, counted, dative, list, Nominative } from './grammar.ts';
import { whyClosedNow, whyNotCarried, whyNotThere } from './order-answers.ts';

// Two ways of telling the same: `public`, in the third person and the present tense (`A Burgund kommt nicht nach München`), and
// `owner`, to the player whose order it was (`Deine Armee Burgund hat München nicht genommen`). Names stand bare.

/** The unit whose order it was, at the head of the sentence. */
function subject(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : `Deine ${typeName(actor)} ${provinceName(board, actor.at)}`;
}

/** Another unit: `A München`; to an owner, by its place alone. */
function other(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : provinceName(board, actor.at);
}

function others(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return list(actors.map((actor) => other(board, voice, actor)));
}

/** Units as attackers: `A München`, `die Armee aus München und die Flotte aus Kiel`; `der`: after `von`. */
function attackers(
  board: Board,
  voice: Voice,
  actors: readonly Tree.ActingUnit[],
  article: 'die' | 'der' = 'die',
): string {
  return list(actors.map((actor) => attacker(board, voice, actor, article)));
}

function attacker(board: Board, voice: Voice, actor: Tree.ActingUnit, article: 'die' | 'der' = 'die'): string {
  if (voice === 'public') return unitName(board, actor);
  // `aus Burgund`, but `die Flotte Östliches Mittelmeer`: names of seas would have to be declined.
  const isAtSea = board.variant.provinces.find(({ id }) => id === provinceOf(actor.at))?.type === 'sea';
  return `${article} ${typeName(actor)} ${isAtSea ? '' : 'aus '}${provinceName(board, actor.at)}`;
}

/** What a support was for: `A Burgund beim Zug nach München`, `Armee München`. */
function supported(board: Board, voice: Voice, { target, to }: Tree.Support): string {
  return `${named(board, voice, target)}${to === null ? '' : ` beim Zug nach ${placeName(board, to)}`}`;
}

/** What a convoy was for: `A London`, ` nach Norwegen`. */
function carried(board: Board, voice: Voice, { target, to }: Tree.Support): readonly [whom: string, where: string] {
  return [named(board, voice, target), to === null ? '' : ` nach ${placeName(board, to)}`];
}

function named(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : `${typeName(actor)} ${provinceName(board, actor.at)}`;
}

function typeName({ type }: Pick<Tree.ActingUnit, 'type'>): string {
  return type === 'A' ? 'Armee' : 'Flotte';
}

function explainAdjustment(board: Board, power: Power, outcome: Tree.AdjustmentOutcome, voice: Voice): string {
  const past = voice === 'owner';
  const name = board.powers.find((each) => each.name === power)?.display ?? power;
  const who = Nominative(name);
  const verb = (one: string, many: string) => agree(name, one, many);
  switch (outcome.adjustment) {
    case 'built':
      return past
        ? `Du hast ${nameOfUnit(board, outcome.unit)} aufgebaut.`
        : `${who} ${verb('baut', 'bauen')} ${nameOfUnit(board, outcome.unit)} auf.`;
    case 'removed':
      return past
        ? `Du hast ${nameOfUnit(board, outcome.unit)} aufgelöst.`
        : `${who} ${verb('löst', 'lösen')} ${nameOfUnit(board, outcome.unit)} auf.`;
    case 'waived':
      return past
        ? 'Du hast auf einen Aufbau verzichtet.'
        : `${who} ${verb('verzichtet', 'verzichten')} auf einen Aufbau.`;
    case 'by-default':
      return `${nameOfUnit(board, outcome.unit)} steht am Anfang, weil nichts anderes befohlen ist.`;
    case 'no-choice': {
      const why = {
        'no-choice': 'Es gibt keine Wahl',
        chosen: 'Dieser Ort steht fest',
        type: 'Von diesem Typ gibt es keine mehr',
      };
      return `${nameOfUnit(board, outcome.unit)} lässt sich nicht wählen: ${why[outcome.why]}.`;
    }
    case 'civil-disorder': {
      const { distance } = outcome;
      const why =
        distance === null
          ? 'Kein eigenes Zentrum ist mehr übrig'
          : distance === 0
            ? 'Alle anderen sind den eigenen Zentren ebenso nah'
            : `Sie steht am weitesten von einem eigenen Zentrum, ${counted(distance, 'Schritt', 'Schritte')}`;
      const unit = nameOfUnit(board, outcome.unit);
      return `${past ? `Du hast ${unit} durch Aufruhr verloren` : `${who} ${verb('verliert', 'verlieren')} ${unit} durch Aufruhr`}: ${why}.`;
    }
    case 'too-many': {
      const due =
        outcome.kind === 'remove'
          ? outcome.due === 0
            ? 'keine Auflösung ist'
            : counted(outcome.due, 'Auflösung ist', 'Auflösungen sind')
          : outcome.due === 0
            ? 'kein Aufbau ist'
            : counted(outcome.due, 'Aufbau ist', 'Aufbauten sind');
      return `Es zählt nur, was fällig ist, die ersten Befehle zuerst; ${due} fällig.`;
    }
    case 'not-eligible':
      return `${nameOfUnit(board, outcome.unit)} lässt sich nicht aufbauen: ${closed(board, outcome.unit, outcome.why)}.`;
    case 'void':
      return noAdjustment(board, outcome.why);
  }
}

function noAdjustment(board: Board, why: Tree.NoAdjustment): string {
  return textOfCase(why, 'cause', {
    unreadable: 'Das ist als Befehl nicht lesbar.',
    'other-order': 'Das ist kein Befehl für Auf- und Abbau.',
    'no-unit': (why) => `Diese Macht hat keine Einheit ${nameOfUnit(board, why.unit)}.`,
    'cannot-stand': (why) =>
      `${nameOfUnit(board, why.unit)} lässt sich nicht aufbauen: Dort kann keine ${typeOfUnit(why.unit) === 'A' ? 'Armee' : 'Flotte'} stehen.`,
    'which-coast': (why) =>
      `${nameOfUnit(board, why.unit)} lässt sich nicht aufbauen: Der Befehl sagt nicht, an welcher Küste.`,
    'type-not-built': (why) =>
      `${nameOfUnit(board, why.unit)} lässt sich nicht aufbauen: Diese Macht baut keine ${typeOfUnit(why.unit) === 'A' ? 'Armeen' : 'Flotten'} auf.`,
  });
}

function closed(board: Board, unit: UnitText, why: Tree.SiteClosed): string {
  const place = provinceName(board, placeOfUnit(unit));
  return {
    'no-center': `${place} ist kein Versorgungszentrum`,
    'not-owned': `${place} gehört dieser Macht nicht`,
    occupied: `In ${place} steht eine Einheit`,
    'no-home': 'Diese Macht hält keines ihrer Heimatzentren und baut bis dahin nirgends auf',
    'no-site': `In ${place} baut diese Macht nicht auf`,
  }[why];
}

// Orders of a movement phase that came to nothing before any battle, in words.

/** `who` is the unit, as it stands at the head of the sentence. */
function explainVoid(
  board: Board,
  who: string,
  actor: Tree.ActingUnit,
  { attempt, why }: Extract<Tree.Deed, { readonly deed: 'void' }>,
  voice: Voice,
): string {
  return `${who} ${explainAttempt(board, attempt, why, voice)}: ${capitalize(explainCause(board, actor, attempt, why, voice))}.`;
}

function explainAttempt(board: Board, attempt: Tree.Attempt, cause: Tree.VoidCause, voice: Voice): string {
  const past = voice === 'owner';
  switch (attempt.kind) {
    case 'move': {
      const to = placeName(board, attempt.to);
      return past ? `ist nicht nach ${to} gezogen` : `zieht nicht nach ${to}`;
    }
    case 'support': {
      const to = attempt.to === null ? '' : ` beim Zug nach ${placeName(board, attempt.to)}`;
      const whom = `${whomAt(board, attempt.at, cause, voice)}${to}`;
      return past ? `hat ${whom} nicht unterstützt` : `unterstützt ${whom} nicht`;
    }
    case 'convoy': {
      const [whom, to] = [whomAt(board, attempt.at, cause, voice), placeName(board, attempt.to)];
      return past ? `hat ${whom} nicht nach ${to} geleitet` : `geleitet ${whom} nicht nach ${to}`;
    }
    case 'other':
      return past ? 'hat nichts getan' : 'tut nichts';
  }
}

function whomAt(board: Board, at: Place, cause: Tree.VoidCause, voice: Voice): string {
  return 'target' in cause ? other(board, voice, cause.target) : provinceName(board, at);
}

function explainCause(
  board: Board,
  actor: Tree.ActingUnit,
  attempt: Tree.Attempt,
  cause: Tree.VoidCause,
  voice: Voice,
): string {
  return textOfCase(cause, 'cause', {
    unknown: 'der Befehl sagt nichts, was eine Einheit in dieser Phase tun könnte',
    'never-moves': 'diese Einheit gehört niemandem und zieht nie',
    'own-province': () => (attempt.kind === 'move' ? 'sie ist schon dort' : 'sie steht selbst dort'),
    'cannot-reach': () => whyNotThere(board, actor, attempt) ?? 'sie kommt nicht dorthin',
    'which-coast': 'der Befehl sagt nicht, an welche Küste',
    'wrong-coast': 'an diese Küste kommt sie nicht',
    'fleet-by-convoy': 'Flotten werden nicht geleitet',
    'no-fleets': () => {
      const closed = 'to' in attempt && attempt.to !== null ? whyClosedNow(board, actor, attempt.to) : null;
      return `keine Flotten stehen so, dass sie sie geleiten könnten${closed === null ? '' : `, und ${closed}`}`;
    },
    'convoy-forbidden': () =>
      'to' in attempt && attempt.to !== null
        ? whyNotCarried(board, actor.power, attempt.to)
        : 'dorthin darf sie nicht geleitet werden',
    'nobody-there': 'dort steht keine Einheit',
    itself: 'eine Einheit unterstützt sich nicht selbst',
    'cannot-support': () => whyNotThere(board, actor, attempt) ?? 'sie könnte selbst nicht dorthin ziehen',
    'ordered-otherwise': (cause) => {
      if (cause.order.kind === 'none') return `${other(board, voice, cause.target)} hatte keinen Befehl`;
      return `${other(board, voice, cause.target)} sollte ${explainOther(board, cause.order)}${insteadOf(board, attempt)}`;
    },
    'other-coast': (cause) => `${other(board, voice, cause.target)} sollte nach ${placeName(board, cause.to)} ziehen`,
    'carrier-supports': (cause) =>
      `${other(board, voice, cause.target)} könnte nur durch die Flotte kommen, die hier unterstützt`,
    'not-at-sea': 'nur eine Flotte auf See geleitet',
    'not-an-army': 'nur Armeen werden geleitet',
    'impossible-move': (cause) => `${other(board, voice, cause.target)} kann diesen Zug nicht machen`,
    'army-walked': (cause) => `${other(board, voice, cause.target)} geht über Land`,
    'not-needed': 'auf diesem Weg ist sie von keinem Nutzen',
  });
}

const OTHER = { hold: 'halten', support: 'unterstützen', convoy: 'geleiten' } as const;

/** What it was counted on to do. */
function insteadOf(board: Board, attempt: Tree.Attempt): string {
  return 'to' in attempt && attempt.to !== null ? ` und nicht nach ${placeName(board, attempt.to)} ziehen` : '';
}

function explainOther(board: Board, order: Exclude<Tree.OtherOrder, { readonly kind: 'none' }>): string {
  return order.kind === 'move' ? `nach ${placeName(board, order.to)} ziehen` : OTHER[order.kind];
}

/** An order that was given to no unit. */
function explainMissing(board: Board, missing: Tree.UnitMissing): string {
  return textOfCase(missing, 'missing', {
    unreadable: 'Das ist als Befehl nicht lesbar.',
    'no-unit': (missing) => `In ${provinceName(board, missing.at)} steht keine Einheit.`,
    'not-yours': (missing) => {
      const owner = board.powers.find(({ name }) => name === missing.unit.power)?.display ?? missing.unit.power;
      return `Die ${typeName(missing.unit)} ${provinceName(board, missing.unit.at)} gehört ${dative(owner)}.`;
    },
    'ordered-before': (missing) => `${unitName(board, missing.unit)} hat schon einen Befehl: Der erste zählt.`,
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
      return `${told}: ${battleOf(board, battle, voice, circle ? ', alle zugleich im Kreis' : '')}`;
    }
    case 'bounced': {
      const to = placeName(board, deed.to);
      const convoyed = deed.bySea ? ' per Konvoi' : '';
      const ruled = deed.paradox
        ? ' Der Zug gehört zu einem Konvoi-Paradox, in dem nach der gewählten Auslegung alle Züge scheitern.'
        : '';
      const told = past ? `${who} hat ${to}${convoyed} nicht genommen` : `${who} kommt${convoyed} nicht nach ${to}`;
      return `${told}: ${battleOf(board, deed.battle, voice, '')}${ruled}${lost}`;
    }
    case 'not-carried': {
      const closed = deed.convoy.why === 'not-ordered' ? whyClosedNow(board, actor, deed.to) : null;
      const why = [failureOf(board, deed.convoy, voice), closed ?? []].flat().join(', und ');
      return `${who} ${past ? 'kam' : 'kommt'} nicht nach ${placeName(board, deed.to)}: ${capitalize(why)}.${lost}`;
    }
    case 'supported':
      return `${support(who, board, deed.support, voice)}.${lost}`;
    case 'supported-in-vain':
      return `${support(who, board, deed.support, voice)}, aber dieser Zug ist unmöglich.${lost}`;
    case 'cut': {
      const by = past
        ? `${capitalize(attackers(board, voice, deed.by))} ${deed.by.length === 1 ? 'hat' : 'haben'} sie unterbrochen`
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
          : `: ${capitalize(failureOf(board, deed.failure, voice))}`;
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

const { battleOf, failureOf, dislodgementOf } = battleTeller({
  attack: 'Angriff',
  with: 'mit',
  against: 'gegen',
  nothing: 'nichts',
  unopposed: 'Nichts stand im Weg',
  own: { public: 'eine Einheit der eigenen Macht', owner: 'deine eigene Einheit' },
  did: { held: 'hielt', opposite: 'kam entgegen', stuck: 'kam nicht weg', rival: 'kam auch' },
  list,
  other,
  others,
  attacker,
  withSupport: (board, voice, supporters) => `, unterstützt von ${others(board, voice, supporters)}`,
  cut: explainCut,
  lost: (cuts) => `Die Unterstützung von ${cuts.join(', die von ')}`,
  unwilling: (who, isOne) =>
    isOne
      ? `${who} hilft nicht, eine Einheit der eigenen Macht zu vertreiben`
      : `${who} helfen nicht, eine Einheit ihrer eigenen Macht zu vertreiben`,
  convoy: {
    notOrdered: 'es war kein vollständiger Konvoi befohlen',
    lost: (board, voice, fleet, by) =>
      `${other(board, voice, fleet)} wurde von ${attacker(board, voice, by, 'der')} vertrieben`,
    broken: (lost) => `der Konvoi brach ab, denn ${lost}`,
    paradox: (fleets) =>
      `der Konvoi durch ${fleets} hätte über sich selbst entschieden und scheitert nach der Szykman-Regel`,
  },
  dislodged: (board, voice, by) =>
    `Sie ${voice === 'owner' ? 'wurde' : 'wird'} von ${attacker(board, voice, by, 'der')} vertrieben`,
  fate: {
    nowhere: 'und hat keinen Rückzug offen',
    open: (board, places) =>
      `und kann sich nach ${list(
        places.map((place) => placeName(board, place)),
        'oder',
      )} zurückziehen`,
    leaves: (why) => `und verlässt das Brett: ${why}`,
    gone: {
      neutral: () => 'Solche Einheiten ziehen sich nie zurück',
      centers: 'Aus einem Versorgungszentrum gibt es keinen Rückzug',
      place: 'Von dort gibt es keinen Rückzug',
    },
  },
});

function explainCut(board: Board, voice: Voice, { supporter, how, by }: Tree.CutSupport): string {
  const who = other(board, voice, supporter);
  const whom = attackers(board, voice, by, 'der');
  return how === 'cut' ? `${who} wurde von ${whom} unterbrochen` : `${who} scheiterte, vertrieben von ${whom}`;
}

function explainRetreat(board: Board, power: Power, outcome: Tree.RetreatOutcome, voice: Voice): string {
  if (outcome.retreat === 'none-to-retreat') return 'Dort steht keine vertriebene Einheit dieser Macht.';
  const past = voice === 'owner';
  const who = subject(board, voice, { power, ...parseUnit(outcome.unit)! });
  const gone = past ? 'Sie wurde aufgelöst.' : 'Sie wird aufgelöst.';
  switch (outcome.retreat) {
    case 'retreated': {
      const to = placeName(board, outcome.to);
      return past ? `${who} hat sich nach ${to} zurückgezogen.` : `${who} zieht sich nach ${to} zurück.`;
    }
    case 'disbanded':
      return `${who} ${past ? 'wurde' : 'wird'} aufgelöst${outcome.ordered ? '' : ': Es gab keinen Befehl'}.`;
    case 'conflict': {
      const [to, rivals] = [placeName(board, outcome.to), capitalize(attackers(board, voice, outcome.rivals))];
      const one = outcome.rivals.length === 1;
      return past
        ? `${who} hat sich nicht nach ${to} zurückgezogen: ${rivals} ${one ? 'wollte' : 'wollten'} auch dorthin. ${gone}`
        : `${who} zieht sich nicht nach ${to} zurück: ${rivals} ${one ? 'will' : 'wollen'} auch dorthin. ${gone}`;
    }
    case 'closed': {
      const places = list(
        outcome.open.map((place) => placeName(board, place)),
        'oder',
      );
      const open = outcome.open.length === 0 ? 'Nichts stand ihr offen' : `Offen stand ihr nur ${places}`;
      return `${past ? `${who} hat sich nicht zurückgezogen` : `${who} zieht sich nicht zurück`}: ${open}. ${gone}`;
    }
  }
}

export const results: Language['results'] = {
  movement: explainOutcome,
  missing: explainMissing,
  retreat: explainRetreat,
  adjustment: explainAdjustment,
  cited: (name, id) => `(${name}, Regel ${id})`,
  proxy: (used) =>
    used
      ? 'Die Einheit bekam ihren Befehl von der Macht, die ihre Vollmacht hatte.'
      : 'Die Vollmacht für die Einheit wurde nicht genutzt.',
};
