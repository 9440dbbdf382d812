import type { ChangeSaying } from '../../../../engine/sayings/changes.ts';
import type { Words } from '../../language.ts';
import { written } from '../../orders.ts';
import { abbrOf } from '../../text/abbreviations.ts';
import { accusative, dative, from as fromPower, Nominative, ofPower } from '../articles.ts';
import { list } from '../counts.ts';

export const changes = {
  'changes/asked': ({ game, changes, undo }, { say }) =>
    [
      changes.length === 0
        ? `Von dem, was du in „${game}“ siehst, ändert sich nichts.`
        : `Was das für „${game}“ bedeutet:`,
      ...changes.map(say),
      ...(undo === null ? [] : [`${undo} nimmt es zurück.`]),
    ].join('\n'),
  'changes/done': ({ changes, undo }, { say }) =>
    [
      'Erledigt.',
      ...changes.map(say).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
      'Alle, die es betrifft, wissen Bescheid.',
      ...(undo === null ? [] : [`${undo} nimmt es zurück.`]),
    ].join(' '),
  'changes/begins': ({ gone }, { powers }) =>
    `Die Mächte werden verteilt, und die Partie beginnt${gone.length === 0 ? '.' : `; niemand spielt ${accusative(powers(gone))}.`}`,
  'changes/unbegun': () =>
    'Der Start ist zurückgenommen: Niemand hat eine Macht, vorliegende Befehle sind weg, und der nächste Start verteilt die Mächte neu.',
  'changes/over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'Die Partie endet ohne Ergebnis.' : `Die Partie endet. ${ending(outcome)}`,
  'changes/not-over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? 'Die Partie ist nicht mehr zu Ende.'
      : `Die Partie ist nicht mehr zu Ende, und ihr Ergebnis gilt nicht mehr: ${ending(outcome)}`,
  'changes/phase': ({ phase, current, undone, again }) =>
    [
      `Die Partie ist ${phase === current ? 'wieder ' : ''}in ${phase}${phase === current ? '' : `, nicht mehr in ${current}`}.`,
      ...(undone.length === 0 ? [] : [`Nicht mehr gültig: die Ergebnisse von ${list(undone)}.`]),
      ...(again.length === 0 ? [] : [`Wieder gültig: die Ergebnisse von ${list(again)}.`]),
    ].join(' '),
  'changes/units': ({ power, without, with: more, retreating }, { board, powers }) => {
    const units = (texts: readonly string[]) => texts.map((unit) => (board === null ? unit : written(board, unit)));
    const told = [
      ...(without.length === 0 ? [] : [`ohne ${units(without).join(', ')}`]),
      ...(more.length === 0 ? [] : [`mit ${units(more).join(', ')}`]),
    ];
    return `${Nominative(powers(power))}${retreating ? ' (Rückzug)' : ''}: ${told.join(', ')}`;
  },
  'changes/owner': ({ provinces, owner, before }, { board, powers }) =>
    `${provinces.map((at) => (board === null ? at : abbrOf(board, at))).join(', ')}: gehört jetzt ${owner === null ? 'niemandem' : dative(powers(owner))}, vorher ${before === null ? 'niemandem' : dative(powers(before))}`,
  'changes/seats': ({ powers: seats, now }, { powers }) =>
    ({
      played: `${Nominative(powers(seats))}: hat einen Spieler.`,
      passed: `${Nominative(powers(seats))}: hat einen anderen Spieler.`,
      open: `${Nominative(powers(seats))}: kein Spieler; alle können übernehmen.`,
      closed: `${Nominative(powers(seats))}: kein Spieler; die Einheiten halten, und niemand kann übernehmen, bis du mit REVIVE freigibst.`,
      bot: `${Nominative(powers(seats))}: von einem Bot gespielt, bis jemand übernimmt.`,
    })[now],
  'changes/gm': ({ joins }) =>
    joins ? 'Zur Spielleitung kommt jemand hinzu.' : 'Zur Spielleitung gehört jemand weniger.',
  'changes/settings': ({ changes }, { settings }) => settings(changes).join(' ') || 'Eine Einstellung ändert sich.',
  'changes/deadline': ({ from, to }, { time }) =>
    `Frist: ${to === null ? 'keine' : time(to)}${from === null ? '' : `, vorher ${time(from)}`}`,
  'changes/waits': ({ powers: who, on }, { powers }) =>
    `WAIT ist für ${who === null ? 'alle' : accusative(powers(who))} ${on ? 'gesetzt' : 'aus'}.`,
  'changes/votes': ({ powers: who, counts }, { powers }) =>
    `Die Stimme ${ofPower(powers(who))} gilt ${counts ? 'wieder' : 'nicht mehr'}.`,
  'changes/orders': ({ phase, on, of }, { board, powers }) => {
    const told = of.map(
      ({ power, orders }) =>
        `${fromPower(powers(power))}${orders === null ? '' : ` (${orders.map((each) => (board === null ? each : written(board, each))).join('; ')})`}`,
    );
    return `Befehle für ${phase} liegen ${on ? 'wieder' : 'nicht mehr'} vor: ${list(told)}`;
  },
} satisfies Words<ChangeSaying>;
