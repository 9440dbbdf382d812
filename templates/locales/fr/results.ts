/** Reasons and results in words, in French. */
import type { Board } from '../../../engine/board/board.ts';
import { placeName, provinceName } from '../../../engine/board/display-names.ts';
import type * as Tree from '../../../engine/board/outcome-tree.ts';
import type { Place, UnitText } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { type Power, placeOfUnit, typeOfUnit } from '../../../engine/vocabulary.ts';
import type { Language } from '../shape.ts';
import { battleTeller, nameOfUnit, unitName, type Voice } from '../text/battle-parts.ts';
import { capitalize } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { agree, counted, list, The, toThe } from './grammar.ts';
import { whyClosedNow, whyNotCarried, whyNotThere } from './order-answers.ts';
import { placeOf, placeThe } from './places.ts';

// Two ways of telling the same: `public`, in the third person and the present tense (`A Bourgogne ne prend pas Munich`), and
// `owner`, to the player whose order it was (`Votre armée de Bourgogne n'a pas pris Munich`).

/** The unit whose order it was, at the head of the sentence. */
function subject(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public'
    ? unitName(board, actor)
    : `Votre ${typeName(actor)} ${placeOf(provinceName(board, actor.at))}`;
}

/** Another unit: `A Munich`; to an owner `l'armée de Munich`, so that what is said of it is feminine and singular. */
function other(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : theUnit(board, actor);
}

function others(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return list(actors.map((actor) => other(board, voice, actor)));
}

/** A unit as an attacker: `A Munich`, `l'armée venue de Munich`. */
function attacker(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return voice === 'public' ? unitName(board, actor) : theUnit(board, actor, ' venue');
}

function attackers(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return list(actors.map((actor) => attacker(board, voice, actor)));
}

/** What a support or convoy was for: `A Bourgogne vers Munich`, `l'armée de Munich`. */
function helped(board: Board, voice: Voice, { target, to }: Tree.Support): string {
  const whom = other(board, voice, target);
  return to === null ? whom : `${whom} ${towards(board, to)}`;
}

/** `l'armée de Suède`, `la flotte venue du golfe de Botnie`. */
function theUnit(board: Board, { type, at }: Pick<Tree.ActingUnit, 'type' | 'at'>, came = ''): string {
  return `${type === 'A' ? "l'armée" : 'la flotte'}${came} ${placeOf(provinceName(board, at))}`;
}

/** `vers Munich`, `vers la Suède`. */
function towards(board: Board, to: Place): string {
  return `vers ${theName(board, to)}`;
}

/** `Munich`, `la Suède`, `l'Espagne (côte sud)`. */
function theName(board: Board, place: Place): string {
  return placeThe(placeName(board, place));
}

function typeName({ type }: Pick<Tree.ActingUnit, 'type'>): string {
  return type === 'A' ? 'armée' : 'flotte';
}

function explainAdjustment(board: Board, power: Power, outcome: Tree.AdjustmentOutcome, voice: Voice): string {
  const past = voice === 'owner';
  const name = board.powers.find((each) => each.name === power)?.display ?? power;
  const who = past ? 'Vous' : The(name);
  const verb = (one: string, many: string) => agree(name, one, many);
  switch (outcome.adjustment) {
    case 'built':
      return `${who} ${past ? 'avez construit' : verb('construit', 'construisent')} ${nameOfUnit(board, outcome.unit)}.`;
    case 'removed':
      return `${who} ${past ? 'avez retiré' : verb('retire', 'retirent')} ${nameOfUnit(board, outcome.unit)}.`;
    case 'waived':
      return `${who} ${past ? 'avez renoncé' : verb('renonce', 'renoncent')} à une construction.`;
    case 'by-default':
      return `${nameOfUnit(board, outcome.unit)} est là au départ, rien d'autre n'étant ordonné.`;
    case 'no-choice': {
      const why = {
        'no-choice': "il n'y a pas de choix",
        chosen: 'ce lieu est réglé',
        type: "il n'y en a plus de ce type",
      };
      return `${nameOfUnit(board, outcome.unit)} ne peut pas être choisi : ${why[outcome.why]}.`;
    }
    case 'civil-disorder': {
      const { distance } = outcome;
      const why =
        distance === null
          ? 'il ne reste aucun centre à soi'
          : distance === 0
            ? 'toutes les autres sont aussi près de ses centres'
            : `c'est la plus éloignée d'un centre possédé, à ${counted(distance, 'pas', 'pas')}`;
      return `${who} ${past ? 'avez perdu' : verb('perd', 'perdent')} ${nameOfUnit(board, outcome.unit)} par désordre civil : ${why}.`;
    }
    case 'too-many': {
      const due =
        outcome.kind === 'remove'
          ? outcome.due === 0
            ? "aucun retrait n'est"
            : counted(outcome.due, 'retrait est', 'retraits sont')
          : outcome.due === 0
            ? "aucune construction n'est"
            : counted(outcome.due, 'construction est', 'constructions sont');
      return `Ne compte que ce qui est à faire, les premiers ordres d'abord : ${due} à faire.`;
    }
    case 'not-eligible':
      return `${nameOfUnit(board, outcome.unit)} ne peut pas être construit : ${closed(board, outcome.unit, outcome.why)}.`;
    case 'void':
      return noAdjustment(board, outcome.why);
  }
}

function noAdjustment(board: Board, why: Tree.NoAdjustment): string {
  return textOfCase(why, 'cause', {
    unreadable: 'Cela ne peut pas se lire comme un ordre.',
    'other-order': "Ce n'est pas un ordre pour une phase d'ajustements.",
    'no-unit': (why) => `Cette puissance n'a pas d'unité ${nameOfUnit(board, why.unit)}.`,
    'cannot-stand': (why) =>
      `${nameOfUnit(board, why.unit)} ne peut pas être construit : aucune ${typeOfUnit(why.unit) === 'A' ? 'armée' : 'flotte'} ne peut s'y trouver.`,
    'which-coast': (why) =>
      `${nameOfUnit(board, why.unit)} ne peut pas être construit : l'ordre ne dit pas sur quelle côte.`,
    'type-not-built': (why) =>
      `${nameOfUnit(board, why.unit)} ne peut pas être construit : cette puissance ne construit ${typeOfUnit(why.unit) === 'A' ? "pas d'armées" : 'pas de flottes'}.`,
  });
}

function closed(board: Board, unit: UnitText, why: Tree.SiteClosed): string {
  const place = provinceName(board, placeOfUnit(unit));
  return {
    'no-center': `ce n'est pas un centre de ravitaillement (${place})`,
    'not-owned': `cette puissance ne possède pas ${placeThe(place)}`,
    occupied: `une unité occupe ${placeThe(place)}`,
    'no-home': "cette puissance ne tient aucun de ses centres nationaux, et d'ici là ne construit nulle part",
    'no-site': `cette puissance ne construit pas là (${place})`,
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
  return `${who} ${explainAttempt(board, attempt, why, voice)} : ${explainCause(board, actor, attempt, why, voice)}.`;
}

function explainAttempt(board: Board, attempt: Tree.Attempt, cause: Tree.VoidCause, voice: Voice): string {
  const past = voice === 'owner';
  return textOfCase(attempt, 'kind', {
    move: (attempt) => `${past ? "n'est pas allée" : 'ne va pas'} ${towards(board, attempt.to)}`,
    support: (attempt) => {
      const to = attempt.to === null ? '' : ` ${towards(board, attempt.to)}`;
      return `${past ? "n'a pas soutenu" : 'ne soutient pas'} ${whomAt(board, attempt.at, cause, voice)}${to}`;
    },
    convoy: (attempt) =>
      `${past ? "n'a pas convoyé" : 'ne convoie pas'} ${whomAt(board, attempt.at, cause, voice)} ${towards(board, attempt.to)}`,
    other: () => (past ? "n'a rien fait" : 'ne fait rien'),
  });
}

function whomAt(board: Board, at: Place, cause: Tree.VoidCause, voice: Voice): string {
  return 'target' in cause ? other(board, voice, cause.target) : theName(board, at);
}

function explainCause(
  board: Board,
  actor: Tree.ActingUnit,
  attempt: Tree.Attempt,
  cause: Tree.VoidCause,
  voice: Voice,
): string {
  return textOfCase(cause, 'cause', {
    unknown: "l'ordre ne dit rien qu'une unité puisse faire dans cette phase",
    'never-moves': "cette unité n'est à personne, et ne bouge jamais",
    'own-province': () => (attempt.kind === 'move' ? 'elle y est déjà' : 'elle y est elle-même'),
    'cannot-reach': () => whyNotThere(board, actor, attempt) ?? 'elle ne peut pas y aller',
    'which-coast': "l'ordre ne dit pas vers quelle côte",
    'wrong-coast': 'elle ne peut pas aller vers cette côte',
    'fleet-by-convoy': 'les flottes ne sont pas convoyées',
    'no-fleets': () => {
      const closed = 'to' in attempt && attempt.to !== null ? whyClosedNow(board, actor, attempt.to) : null;
      return `aucune flotte n'est placée pour la convoyer${closed === null ? '' : `, et ${closed}`}`;
    },
    'convoy-forbidden': () =>
      'to' in attempt && attempt.to !== null
        ? whyNotCarried(board, actor.power, attempt.to)
        : 'elle ne peut pas y être convoyée',
    'nobody-there': "il n'y a pas d'unité",
    itself: 'une unité ne se soutient pas elle-même',
    'cannot-support': () => whyNotThere(board, actor, attempt) ?? 'elle ne pourrait pas y aller elle-même',
    'ordered-otherwise': (cause) => {
      if (cause.order.kind === 'none') return `${other(board, voice, cause.target)} n'avait pas d'ordre`;
      return `${other(board, voice, cause.target)} devait ${explainOther(board, cause.order)}${insteadOf(board, attempt)}`;
    },
    'other-coast': (cause) => `${other(board, voice, cause.target)} devait aller ${towards(board, cause.to)}`,
    'carrier-supports': (cause) =>
      `${other(board, voice, cause.target)} ne pouvait venir que par la flotte qui soutient`,
    'not-at-sea': 'seule une flotte en mer convoie',
    'not-an-army': 'seules les armées sont convoyées',
    'impossible-move': (cause) => `${other(board, voice, cause.target)} ne peut pas faire ce mouvement`,
    'army-walked': (cause) => `${other(board, voice, cause.target)} va par voie de terre`,
    'not-needed': "elle n'est d'aucune utilité sur ce trajet",
  });
}

const OTHER = { hold: 'tenir', support: 'soutenir', convoy: 'convoyer' } as const;

/** What it was counted on to do. */
function insteadOf(board: Board, attempt: Tree.Attempt): string {
  return 'to' in attempt && attempt.to !== null ? ` et non aller ${towards(board, attempt.to)}` : '';
}

function explainOther(board: Board, order: Exclude<Tree.OtherOrder, { readonly kind: 'none' }>): string {
  return order.kind === 'move' ? `aller ${towards(board, order.to)}` : OTHER[order.kind];
}

/** An order that was given to no unit. */
function explainMissing(board: Board, missing: Tree.UnitMissing): string {
  return textOfCase(missing, 'missing', {
    unreadable: 'Cela ne peut pas se lire comme un ordre.',
    'no-unit': (missing) => `Il n'y a pas d'unité à cet endroit : ${provinceName(board, missing.at)}.`,
    'not-yours': (missing) => {
      const owner = board.powers.find(({ name }) => name === missing.unit.power)?.display ?? missing.unit.power;
      return `${capitalize(theUnit(board, missing.unit))} est ${toThe(owner)}.`;
    },
    'ordered-before': (missing) => `${unitName(board, missing.unit)} a déjà un ordre : le premier compte.`,
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
        deed.against.length === 0 || dislodged !== null ? '' : ` contre ${attackers(board, voice, deed.against)}`;
      const idle = deed.ordered ? '' : past ? " Elle n'avait pas d'ordre." : " Elle n'a pas d'ordre.";
      const held = dislodged === null ? (past ? 'a tenu' : 'tient') : past ? "n'a pas tenu" : 'ne tient pas';
      return `${who} ${held}${against}.${idle}${lost}`;
    }
    case 'moved': {
      const { to, bySea, circle, battle } = deed;
      const convoyed = bySea ? ' par convoi' : '';
      const told = !past
        ? `va ${towards(board, to)}`
        : battle.resistance === null
          ? `est allée ${towards(board, to)}`
          : `a pris ${theName(board, to)}`;
      return `${who} ${told}${convoyed} : ${battleOf(board, battle, voice, circle ? ', toutes en cercle à la fois' : '')}`;
    }
    case 'bounced': {
      const { to, bySea, paradox, battle } = deed;
      const where = `${theName(board, to)}${bySea ? ' par convoi' : ''}`;
      const ruled = paradox
        ? " Ce mouvement fait partie d'un paradoxe de convoi, où tous les mouvements échouent selon l'interprétation choisie."
        : '';
      return `${who} ${past ? "n'a pas pris" : 'ne prend pas'} ${where} : ${battleOf(board, battle, voice, '')}${ruled}${lost}`;
    }
    case 'not-carried': {
      const closed = deed.convoy.why === 'not-ordered' ? whyClosedNow(board, actor, deed.to) : null;
      const why = [failureOf(board, deed.convoy, voice), closed ?? []].flat().join(', et ');
      return `${who} ${past ? "n'est pas allée" : 'ne va pas'} ${towards(board, deed.to)} : ${why}.${lost}`;
    }
    case 'supported':
      return `${who} ${past ? 'a soutenu' : 'soutient'} ${helped(board, voice, deed.support)}.${lost}`;
    case 'supported-in-vain':
      return `${who} ${past ? 'a soutenu' : 'soutient'} ${helped(board, voice, deed.support)}, un mouvement impossible.${lost}`;
    case 'cut': {
      const by = `coupé par ${attackers(board, voice, deed.by)}`;
      return `${who} ${past ? "n'a pas soutenu" : 'ne soutient pas'} ${helped(board, voice, deed.support)} : soutien ${by}.${lost}`;
    }
    case 'support-dislodged':
      return `${who} ${past ? "n'a pas soutenu" : 'ne soutient pas'} ${helped(board, voice, deed.support)}.${lost}`;
    case 'convoyed':
      return `${who} ${past ? 'a convoyé' : 'convoie'} ${helped(board, voice, deed.convoy)}.${lost}`;
    case 'not-convoyed': {
      const why =
        dislodged !== null && deed.failure.why === 'dislodged' ? '' : ` : ${failureOf(board, deed.failure, voice)}`;
      return `${who} ${past ? "n'a pas convoyé" : 'ne convoie pas'} ${helped(board, voice, deed.convoy)}${why}.${lost}`;
    }
    case 'void':
      return `${explainVoid(board, who, actor, deed, voice)}${dislodged === null ? (past ? ' Elle a tenu.' : ' Elle tient.') : lost}`;
  }
}

const { battleOf, failureOf, dislodgementOf } = battleTeller({
  attack: 'attaque',
  with: 'avec',
  against: 'contre',
  nothing: 'rien',
  unopposed: 'rien ne lui barrait la route',
  own: { public: 'une unité de sa propre puissance', owner: 'votre propre unité' },
  did: { held: 'a tenu', opposite: 'arrivait en face', stuck: "n'a pas pu partir", rival: 'y allait aussi' },
  list,
  other,
  others,
  attacker,
  withSupport: (board, voice, supporters) => `, avec le soutien ${ofUnits(board, voice, supporters)}`,
  cut: explainCut,
  lost: (cuts) => `Le soutien ${cuts.join(', celui ')}`,
  unwilling: (who, isOne) =>
    isOne
      ? `${capitalize(who)} n'aide pas à déloger une unité de sa propre puissance`
      : `${capitalize(who)} n'aident pas à déloger une unité de leur propre puissance`,
  convoy: {
    notOrdered: "aucun convoi complet n'était ordonné",
    lost: (board, voice, fleet, by) => `${other(board, voice, fleet)} délogée par ${attacker(board, voice, by)}`,
    broken: (lost) => `le convoi a été rompu, ${lost}`,
    paradox: (fleets) =>
      `le convoi par ${fleets} aurait décidé de son propre sort, et échoue selon la règle de Szykman`,
  },
  dislodged: (board, voice, by) =>
    `Elle ${voice === 'owner' ? 'a été' : 'est'} délogée par ${attacker(board, voice, by)}`,
  fate: {
    nowhere: "et n'a nulle part où se replier",
    open: (board, places) =>
      `et peut se replier vers ${list(
        places.map((place) => theName(board, place)),
        'ou',
      )}`,
    leaves: (why) => `et quitte le plateau : ${why}`,
    gone: {
      neutral: () => 'de telles unités ne se replient jamais',
      centers: "d'un centre de ravitaillement, il n'y a pas de retraite",
      place: "de là, il n'y a pas de retraite",
    },
  },
});

/** `de A Munich et de A Berlin`, `de l'armée de Munich`. */
function ofUnits(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return list(actors.map((actor) => ofUnit(board, voice, actor)));
}

function ofUnit(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return `de ${other(board, voice, actor)}`;
}

function explainCut(board: Board, voice: Voice, { supporter, how, by }: Tree.CutSupport): string {
  const whose = ofUnit(board, voice, supporter);
  const whom = attackers(board, voice, by);
  return how === 'cut' ? `${whose} a été coupé par ${whom}` : `${whose} a échoué, l'unité étant délogée par ${whom}`;
}

function explainRetreat(board: Board, power: Power, outcome: Tree.RetreatOutcome, voice: Voice): string {
  if (outcome.retreat === 'none-to-retreat') return "Cette puissance n'y a pas d'unité délogée.";
  const past = voice === 'owner';
  const who = subject(board, voice, { power, ...parseUnit(outcome.unit)! });
  const gone = past ? 'Elle a été dissoute.' : 'Elle est dissoute.';
  switch (outcome.retreat) {
    case 'retreated':
      return `${who} ${past ? "s'est repliée" : 'se replie'} ${towards(board, outcome.to)}.`;
    case 'disbanded':
      return `${who} ${past ? 'a été' : 'est'} dissoute${outcome.ordered ? '' : ", faute d'ordre"}.`;
    case 'conflict': {
      const many = outcome.rivals.length > 1;
      const went = past ? (many ? 'y allaient' : 'y allait') : many ? 'y vont' : 'y va';
      const rivals = `${attackers(board, voice, outcome.rivals)} ${went} aussi`;
      return `${who} ${past ? "ne s'est pas repliée" : 'ne se replie pas'} ${towards(board, outcome.to)} : ${rivals}. ${gone}`;
    }
    case 'closed': {
      const places = list(
        outcome.open.map((place) => theName(board, place)),
        'ou',
      );
      const open = outcome.open.length === 0 ? 'rien ne lui était ouvert' : `seul ouvert pour elle : ${places}`;
      return `${who} ${past ? "ne s'est pas repliée" : 'ne se replie pas'} : ${open}. ${gone}`;
    }
  }
}

export const results: Language['results'] = {
  movement: explainOutcome,
  missing: explainMissing,
  retreat: explainRetreat,
  adjustment: explainAdjustment,
  cited: (name, id) => `(${name}, règle ${id})`,
  proxy: (used) =>
    used
      ? "L'unité a reçu son ordre de la puissance qui avait sa procuration."
      : "La procuration pour l'unité n'a pas servi.",
};
