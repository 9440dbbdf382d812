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
import { list, of } from '../counts.ts';
import { whyClosedNow } from '../said/orders/out-of-reach.ts';
import { explainVoid } from './explain-void.ts';
import { attacker, attackers, helped, other, others, subject, towards, type Voice } from './voice.ts';

/** Tells what became of an order, and why. */
export function explainOutcome(board: Board, { actor, deed, dislodged }: Outcome, voice: Voice): string {
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
          : `a pris ${placeName(board, to)}`;
      return `${who} ${told}${convoyed} : ${explainBattle(board, battle, voice, circle ? ', toutes en cercle à la fois' : '')}`;
    }
    case 'bounced': {
      const { to, bySea, paradox, battle } = deed;
      const where = `${placeName(board, to)}${bySea ? ' par convoi' : ''}`;
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
function explainBattle(board: Board, battle: Battle, voice: Voice, ending: string): string {
  const { attack, resistance, rivals } = battle;
  const open = resistance === null && rivals.length === 0;
  const strength = explainStrength(board, attack, voice);
  const own = voice === 'public' ? `attaque ${strength}` : strength;
  const met = open ? 'rien' : explainOpposition(board, battle, voice);
  const first = open && voice === 'owner' ? 'rien ne lui barrait la route' : `${own} contre ${met}`;
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

/** `2 (avec A Ruhr)`. */
function explainStrength(board: Board, { tenths, supporters }: Strength, voice: Voice): string {
  const number = strengthInWords(board, tenths);
  return supporters.length === 0 ? number : `${number} (avec ${others(board, voice, supporters)})`;
}

/** `2 (A Munich a tenu avec le soutien de A Berlin)`. */
function explainResistance(board: Board, { kind, unit, strength }: Resistance, voice: Voice): string {
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

function explainRival(board: Board, { unit, strength }: Rival, voice: Voice): string {
  const number = strengthInWords(board, strength.tenths);
  return `${number} (${attacker(board, voice, unit)} y allait aussi${withSupport(board, strength, voice)})`;
}

function withSupport(board: Board, { supporters }: Strength, voice: Voice): string {
  return supporters.length === 0 ? '' : `, avec le soutien ${ofUnits(board, voice, supporters)}`;
}

/** `de A Munich et de A Berlin`, `de Munich et d'Édimbourg`. */
function ofUnits(board: Board, voice: Voice, actors: readonly Actor[]): string {
  return list(actors.map((actor) => ofUnit(board, voice, actor)));
}

function ofUnit(board: Board, voice: Voice, actor: Actor): string {
  const name = other(board, voice, actor);
  return voice === 'public' ? `de ${name}` : of(name);
}

/** The supports that were cut, failed otherwise, or do not count. */
function explainLost(board: Board, strengths: readonly Strength[], voice: Voice): string {
  const cuts = strengths.flatMap(({ cut }) => cut);
  const told = [...cuts.filter(({ how }) => how === 'cut'), ...cuts.filter(({ how }) => how !== 'cut')];
  const first =
    told.length === 0 ? '' : ` Le soutien ${told.map((each) => explainCut(board, each, voice)).join(', celui ')}.`;
  const unwilling: readonly Actor[] = strengths.flatMap((strength) => strength.unwilling);
  if (unwilling.length === 0) return first;
  const who = others(board, voice, unwilling);
  return unwilling.length === 1
    ? `${first} ${who} n'aide pas à déloger une unité de sa propre puissance.`
    : `${first} ${who} n'aident pas à déloger une unité de leur propre puissance.`;
}

function explainCut(board: Board, { supporter, how, by }: CutSupport, voice: Voice): string {
  const whose = ofUnit(board, voice, supporter);
  const whom = attackers(board, voice, by);
  return how === 'cut' ? `${whose} a été coupé par ${whom}` : `${whose} a échoué, l'unité étant délogée par ${whom}`;
}

function explainFailure(board: Board, failure: ConvoyFailure, voice: Voice): string {
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

function whyDestroyed({ variant }: Board, why: NonNullable<Dislodgement['destroyed']>): string {
  if (why === 'neutral') return 'de telles unités ne se replient jamais';
  return variant.rules['no-retreat-from'] === 'centers'
    ? "d'un centre de ravitaillement, il n'y a pas de retraite"
    : "de là, il n'y a pas de retraite";
}

function explainDislodgement(
  board: Board,
  { attacker: by, attack, hold, retreats, destroyed }: Dislodgement,
  voice: Voice,
): string {
  const numbers = `${explainStrength(board, attack, voice)} contre ${strengthInWords(board, hold.tenths)}`;
  const open = list(
    retreats.map((place) => placeName(board, place)),
    'ou',
  );
  const fate = retreats.length === 0 ? "n'a nulle part où se replier" : `peut se replier vers ${open}`;
  const then = destroyed === null ? fate : `quitte le plateau : ${whyDestroyed(board, destroyed)}`;
  return ` Elle ${voice === 'owner' ? 'a été' : 'est'} délogée par ${attacker(board, voice, by)}, ${numbers}, et ${then}.`;
}
