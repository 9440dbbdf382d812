/** Reasons and results in words, in French. */
import type { Board } from '../../../engine/board/board.ts';
import { placeName, provinceName, strengthInWords } from '../../../engine/board/display-names.ts';
import type * as Tree from '../../../engine/board/outcome-tree.ts';
import type { Place, UnitText } from '../../../engine/board/variant.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { type Power, placeOfUnit, typeOfUnit } from '../../../engine/vocabulary.ts';
import type { Language } from '../shape.ts';
import { nameOfUnit, strengthsIn, unitName } from '../text/battle-parts.ts';
import { capitalize } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { agree, counted, list, The, toThe } from './grammar.ts';
import { whyClosedNow, whyNotCarried, whyNotThere } from './order-answers.ts';
import { placeOf, placeThe } from './places.ts';

// Two ways of telling the same: `public`, in the third person and the present tense (`A Bourgogne ne prend pas Munich`), and
// `owner`, to the player whose order it was (`Votre armée de Bourgogne n'a pas pris Munich`).

export type Voice = 'public' | 'owner';

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

// Outcomes of an adjustment phase in words.

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
  const lost = dislodged === null ? '' : explainDislodgement(board, dislodged, voice);
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
      return `${who} ${told}${convoyed} : ${explainBattle(board, battle, voice, circle ? ', toutes en cercle à la fois' : '')}`;
    }
    case 'bounced': {
      const { to, bySea, paradox, battle } = deed;
      const where = `${theName(board, to)}${bySea ? ' par convoi' : ''}`;
      const ruled = paradox
        ? " Ce mouvement fait partie d'un paradoxe de convoi, où tous les mouvements échouent selon l'interprétation choisie."
        : '';
      return `${who} ${past ? "n'a pas pris" : 'ne prend pas'} ${where} : ${explainBattle(board, battle, voice, '')}${ruled}${lost}`;
    }
    case 'not-carried': {
      const closed = deed.convoy.why === 'not-ordered' ? whyClosedNow(board, actor, deed.to) : null;
      const why = [explainFailure(board, deed.convoy, voice), closed ?? []].flat().join(', et ');
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
        dislodged !== null && deed.failure.why === 'dislodged'
          ? ''
          : ` : ${explainFailure(board, deed.failure, voice)}`;
      return `${who} ${past ? "n'a pas convoyé" : 'ne convoie pas'} ${helped(board, voice, deed.convoy)}${why}.${lost}`;
    }
    case 'void':
      return `${explainVoid(board, who, actor, deed, voice)}${dislodged === null ? (past ? ' Elle a tenu.' : ' Elle tient.') : lost}`;
  }
}

/** `attaque 2 (avec A Ruhr) contre 1 (A Munich a tenu).` and what became of supports that failed. */
function explainBattle(board: Board, battle: Tree.Battle, voice: Voice, ending: string): string {
  const { attack, resistance, rivals } = battle;
  const open = resistance === null && rivals.length === 0;
  const strength = explainStrength(board, attack, voice);
  const own = voice === 'public' ? `attaque ${strength}` : strength;
  const met = open ? 'rien' : explainOpposition(board, battle, voice);
  const first = open && voice === 'owner' ? 'rien ne lui barrait la route' : `${own} contre ${met}`;
  return `${first}${ending}.${explainLost(board, strengthsIn(battle), voice)}`;
}

/** Everything that an attack met. */
function explainOpposition(board: Board, { resistance, rivals }: Tree.Battle, voice: Voice): string {
  return list([
    ...(resistance === null ? [] : [explainResistance(board, resistance, voice)]),
    ...rivals.map((rival) => explainRival(board, rival, voice)),
  ]);
}

/** `2 (avec A Ruhr)`. */
function explainStrength(board: Board, { tenths, supporters }: Tree.Strength, voice: Voice): string {
  const number = strengthInWords(board, tenths);
  return supporters.length === 0 ? number : `${number} (avec ${others(board, voice, supporters)})`;
}

/** `2 (A Munich a tenu avec le soutien de A Berlin)`. */
function explainResistance(board: Board, { kind, unit, strength }: Tree.Resistance, voice: Voice): string {
  const who = other(board, voice, unit);
  if (kind === 'own')
    return voice === 'public' ? `une unité de sa propre puissance (${who})` : `votre propre unité (${who})`;
  const did =
    kind === 'held'
      ? `${who} a tenu`
      : kind === 'head-to-head'
        ? `${attacker(board, voice, unit)} arrivait en face`
        : `${who} n'a pas pu partir`;
  return `${strengthInWords(board, strength.tenths)} (${did}${withSupport(board, strength, voice)})`;
}

function explainRival(board: Board, { unit, strength }: Tree.Rival, voice: Voice): string {
  const number = strengthInWords(board, strength.tenths);
  return `${number} (${attacker(board, voice, unit)} y allait aussi${withSupport(board, strength, voice)})`;
}

function withSupport(board: Board, { supporters }: Tree.Strength, voice: Voice): string {
  return supporters.length === 0 ? '' : `, avec le soutien ${ofUnits(board, voice, supporters)}`;
}

/** `de A Munich et de A Berlin`, `de l'armée de Munich`. */
function ofUnits(board: Board, voice: Voice, actors: readonly Tree.ActingUnit[]): string {
  return list(actors.map((actor) => ofUnit(board, voice, actor)));
}

function ofUnit(board: Board, voice: Voice, actor: Tree.ActingUnit): string {
  return `de ${other(board, voice, actor)}`;
}

/** The supports that were cut, failed otherwise, or do not count. */
function explainLost(board: Board, strengths: readonly Tree.Strength[], voice: Voice): string {
  const cuts = strengths.flatMap(({ cut }) => cut);
  const told = [...cuts.filter(({ how }) => how === 'cut'), ...cuts.filter(({ how }) => how !== 'cut')];
  const first =
    told.length === 0 ? '' : ` Le soutien ${told.map((each) => explainCut(board, each, voice)).join(', celui ')}.`;
  const unwilling: readonly Tree.ActingUnit[] = strengths.flatMap((strength) => strength.unwilling);
  if (unwilling.length === 0) return first;
  const who = capitalize(others(board, voice, unwilling));
  return unwilling.length === 1
    ? `${first} ${who} n'aide pas à déloger une unité de sa propre puissance.`
    : `${first} ${who} n'aident pas à déloger une unité de leur propre puissance.`;
}

function explainCut(board: Board, { supporter, how, by }: Tree.CutSupport, voice: Voice): string {
  const whose = ofUnit(board, voice, supporter);
  const whom = attackers(board, voice, by);
  return how === 'cut' ? `${whose} a été coupé par ${whom}` : `${whose} a échoué, l'unité étant délogée par ${whom}`;
}

function explainFailure(board: Board, failure: Tree.ConvoyFailure, voice: Voice): string {
  switch (failure.why) {
    case 'not-ordered':
      return "aucun convoi complet n'était ordonné";
    case 'dislodged': {
      const lost = failure.fleets.map(
        ({ fleet, by }) => `${other(board, voice, fleet)} délogée par ${attacker(board, voice, by)}`,
      );
      return `le convoi a été rompu, ${list(lost)}`;
    }
    case 'paradox':
      return `le convoi par ${others(board, voice, failure.fleets)} aurait décidé de son propre sort, et échoue selon la règle de Szykman`;
  }
}

function whyDestroyed({ variant }: Board, why: NonNullable<Tree.Dislodgement['destroyed']>): string {
  if (why === 'neutral') return 'de telles unités ne se replient jamais';
  return variant.rules['no-retreat-from'] === 'centers'
    ? "d'un centre de ravitaillement, il n'y a pas de retraite"
    : "de là, il n'y a pas de retraite";
}

function explainDislodgement(
  board: Board,
  { attacker: by, attack, hold, retreats, destroyed }: Tree.Dislodgement,
  voice: Voice,
): string {
  const numbers = `${explainStrength(board, attack, voice)} contre ${strengthInWords(board, hold.tenths)}`;
  const open = list(
    retreats.map((place) => theName(board, place)),
    'ou',
  );
  const fate = retreats.length === 0 ? "n'a nulle part où se replier" : `peut se replier vers ${open}`;
  const then = destroyed === null ? fate : `quitte le plateau : ${whyDestroyed(board, destroyed)}`;
  return ` Elle ${voice === 'owner' ? 'a été' : 'est'} délogée par ${attacker(board, voice, by)}, ${numbers}, et ${then}.`;
}

// Outcomes of a retreat phase in words.

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

// What became of an order and why, in one or two plain sentences.

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
