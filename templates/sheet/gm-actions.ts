/** What a GM does each week, as the very lines that are sent. */
import type { GameView } from '../../engine/view/view.ts';
import type { DeskAction } from './sheet-data.ts';

export function deskActions({ status, phase, resolved, seats, role }: GameView): readonly DeskAction[] {
  const late = seats.find((seat) => seat.late)?.power ?? seats.find(({ player }) => player !== null)?.power ?? '';
  const last = resolved.at(-1)?.phase ?? '';
  const action = (key: DeskAction['key'], line: string, more: Partial<DeskAction> = {}): DeskAction => ({
    key,
    line,
    asks: [],
    confirms: false,
    ...more,
  });
  const announce = action('announce', 'ANNOUNCE\n{text}\nEND', { asks: [{ name: 'text', kind: 'text', value: '' }] });
  const shown = action('status', 'SUMMARY');
  const end = action('end', 'TERMINATE', { confirms: true });
  const replace = action('replace', 'EJECT {power}', {
    asks: [{ name: 'power', kind: 'power', value: late }],
    confirms: true,
  });
  const power = { name: 'power', kind: 'power', value: late } as const;
  const seat = action('seat', 'REPLACE {power} BY {address}', {
    asks: [power, { name: 'address', kind: 'address', value: '' }],
    confirms: true,
  });
  const settings = action('settings', 'SET {setting}', { asks: [{ name: 'setting', kind: 'setting', value: '' }] });
  const orders = action('orders', 'BECOME {power}\n{text}', {
    asks: [power, { name: 'text', kind: 'text', value: '' }],
  });
  const declare = action('declare', 'DECLARE {result}', {
    asks: [{ name: 'result', kind: 'result', value: 'DRAW' }],
    confirms: true,
  });
  const rollback = action('rollback', 'ROLLBACK {phase}', {
    asks: [{ name: 'phase', kind: 'phase', value: last }],
    confirms: true,
  });
  const isOwed = seats.some(({ progress, waits }) => progress === 'some' || progress === 'none' || waits === true);
  const isAskedAbout = role.kind !== 'master' || isOwed;
  switch (status) {
    case 'forming':
      return [announce, settings, shown, end];
    case 'finished':
      return [];
    case 'paused':
      return [
        action('resume', 'RESUME'),
        replace,
        seat,
        settings,
        announce,
        ...(last === '' ? [] : [rollback]),
        shown,
        declare,
        end,
      ];
    case 'active':
      return [
        action('extend', 'EXTEND {hours}h', { asks: [{ name: 'hours', kind: 'hours', value: '24' }] }),
        action('remind', 'REMIND'),
        action('process', `PROCESS ${phase ?? ''}`, { confirms: isAskedAbout }),
        action('pause', 'PAUSE'),
        orders,
        replace,
        seat,
        settings,
        announce,
        ...(last === '' ? [] : [rollback]),
        shown,
        declare,
        end,
      ];
  }
}
