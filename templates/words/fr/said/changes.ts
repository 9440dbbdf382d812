import type { ChangeSaying } from '../../../../engine/sayings/changes.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';
import { abbrOf } from '../../text/abbreviations.ts';
import { ofThe, The, the, toThe } from '../articles.ts';
import { list } from '../counts.ts';

export const changes = {
  'changes/asked': ({ game, changes, undo }, { say }) =>
    [
      changes.length === 0
        ? `Rien de ce que vous voyez de « ${game} » ne change.`
        : `Ce que cela veut dire pour « ${game} » :`,
      ...changes.map(say),
      ...(undo === null ? [] : [`${undo} l'annule.`]),
    ].join('\n'),
  'changes/done': ({ changes, undo }, { say }) =>
    [
      "C'est fait.",
      ...changes.map(say).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
      'Toutes les personnes concernées sont prévenues.',
      ...(undo === null ? [] : [`${undo} l'annule.`]),
    ].join(' '),
  'changes/begins': ({ gone }, { powers }) =>
    `Les puissances sont distribuées et la partie commence${gone.length === 0 ? '.' : ` ; personne ne joue ${the(powers(gone))}.`}`,
  'changes/unbegun': () =>
    "Le début est annulé : personne n'a de puissance, les ordres enregistrés disparaissent, et le prochain début redistribue les puissances.",
  'changes/over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'La partie se termine sans résultat.' : `La partie se termine. ${ending(outcome)}`,
  'changes/not-over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? "La partie n'est plus terminée."
      : `La partie n'est plus terminée, et son résultat ne compte plus : ${ending(outcome)}`,
  'changes/phase': ({ phase, current, undone, again }) =>
    [
      `La partie est ${phase === current ? 'de nouveau ' : ''}en ${phase}${phase === current ? '' : `, et non plus en ${current}`}.`,
      ...(undone.length === 0 ? [] : [`Ne comptent plus : les résultats de ${list(undone)}.`]),
      ...(again.length === 0 ? [] : [`Comptent de nouveau : les résultats de ${list(again)}.`]),
    ].join(' '),
  'changes/units': ({ power, without, with: more, retreating }, { board, powers }) => {
    const units = (texts: readonly string[]) => texts.map((unit) => (board === null ? unit : written(board, unit)));
    const told = [
      ...(without.length === 0 ? [] : [`sans ${units(without).join(', ')}`]),
      ...(more.length === 0 ? [] : [`avec ${units(more).join(', ')}`]),
    ];
    return `${The(powers(power))}${retreating ? ' (retraites)' : ''} : ${told.join(', ')}`;
  },
  'changes/owner': ({ provinces, owner, before }, { board, powers }) =>
    `${provinces.map((at) => (board === null ? at : abbrOf(board, at))).join(', ')} : maintenant ${owner === null ? 'à personne' : toThe(powers(owner))}, avant ${before === null ? 'à personne' : toThe(powers(before))}`,
  'changes/seats': ({ powers: seats, now }, { powers }) =>
    ({
      played: `${The(powers(seats))} : un joueur a pris la place.`,
      passed: `${The(powers(seats))} : un autre joueur a la place.`,
      open: `${The(powers(seats))} : plus de joueur ; tout le monde peut prendre la relève.`,
      closed: `${The(powers(seats))} : plus de joueur ; les unités tiennent, et personne ne peut prendre la relève avant que vous n'ouvriez la place par REVIVE.`,
      bot: `${The(powers(seats))} : un bot joue, jusqu'à ce que quelqu'un prenne la relève.`,
    })[now],
  'changes/gm': ({ joins }) => (joins ? 'La partie a un arbitre de plus.' : 'La partie a un arbitre de moins.'),
  'changes/settings': ({ changes }, { settings }) => settings(changes).join(' ') || 'Un réglage change.',
  'changes/deadline': ({ from, to }, { time }) =>
    `Date limite : ${to === null ? 'aucune' : time(to)}${from === null ? '' : `, avant ${time(from)}`}`,
  'changes/waits': ({ powers: who, on }, { powers }) =>
    `WAIT est ${on ? 'mis' : 'levé'} pour ${who === null ? 'tout le monde' : the(powers(who))}.`,
  'changes/votes': ({ powers: who, counts }, { powers }) =>
    `Le vote ${ofThe(powers(who))} ${counts ? 'compte de nouveau' : 'ne compte plus'}.`,
  'changes/orders': ({ phase, on, of }, { board, powers }) => {
    const told = of.map(
      ({ power, orders }) =>
        `${ofThe(powers(power))}${orders === null ? '' : ` (${orders.map((each) => (board === null ? each : written(board, each))).join(' ; ')})`}`,
    );
    return `${on ? 'De nouveau enregistrés' : 'Plus enregistrés'} pour ${phase} : les ordres ${list(told)}`;
  },
} satisfies Words<ChangeSaying>;
