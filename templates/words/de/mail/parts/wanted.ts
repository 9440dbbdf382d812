import type { Language } from '../../../shape.ts';
import { agree, Nominative } from '../../articles.ts';

type Wanted = Language['mail']['wanted'];
type Due = Parameters<Wanted['allSet']>[0][number];

const NOUNS: Readonly<Record<Due['kind'], readonly [string, string]>> = {
  orders: ['Einheit', 'Einheiten'],
  retreats: ['Rückzug', 'Rückzüge'],
  builds: ['Aufbau', 'Aufbauten'],
  removals: ['Auflösung', 'Auflösungen'],
  choices: ['Anfangseinheit', 'Anfangseinheiten'],
};

export const wanted: Wanted = {
  orders: (phase, due) => `Deine Befehle für ${phase} sind fällig: ${number(due, 'orders')}.`,
  someOrders: ({ missing, due, units }) =>
    due === 1
      ? `Deine Einheit braucht noch einen Befehl: ${units}.`
      : `${missing} deiner ${due} Einheiten ${missing === 1 ? 'braucht noch einen Befehl' : 'brauchen noch Befehle'}: ${units}.`,
  retreats: (missing, units) =>
    missing === 1
      ? `Dein Rückzugsbefehl ist fällig: ${units}.`
      : `Deine ${missing} Rückzugsbefehle sind fällig: ${units}.`,
  builds: (missing) =>
    missing === 1 ? 'Dein Aufbaubefehl ist fällig.' : `Deine ${missing} Aufbaubefehle sind fällig.`,
  removals: (missing) =>
    missing === 1 ? 'Dein Auflösungsbefehl ist fällig.' : `Deine ${missing} Auflösungsbefehle sind fällig.`,
  choices: (due) =>
    `Bis zur Frist kannst du für ${number(due, 'choices')} Armee oder Flotte wählen. Was du offen lässt, beginnt wie aufgeführt.`,

  stillDue: (missing) =>
    `Noch fällig: ${missing.map(({ kind, count }) => (kind === 'orders' ? `Befehle für ${number(count, kind)}` : number(count, kind))).join(' und ')}.`,
  noOther: 'Sonst ist nichts zu tun.',
  canChoose: 'Du kannst deine Anfangseinheiten noch wählen.',

  inSubject: {
    complete: 'Befehle vollständig',
    incomplete: (missing) =>
      `Befehle UNVOLLSTÄNDIG: ${missing.map(({ kind, count }) => number(count, kind === 'builds' || kind === 'removals' ? kind : 'orders')).join(', ')}`,
    chosen: 'Anfangseinheiten gewählt',
    someByDefault: 'Anfangseinheiten: einige wie vorgegeben',
  },

  units: (names, more) => (more === 0 ? names.join(', ') : `${names.join(', ')} und ${more} weitere`),

  bids: 'Deine Gebote fehlen noch: Die Partie beginnt, sobald alle für einen Platz geboten haben.',
  untilStart: 'Bis die Partie beginnt, ist nichts zu tun.',
  paused: 'Nichts zu tun: Die Partie ist angehalten.',
  nothing: 'Nichts zu tun.',
  out: (powers, count) =>
    `Nichts zu tun: ${Nominative(powers)} ${count === 1 ? agree(powers, 'ist', 'sind') : 'sind'} ausgeschieden.`,
  allSet: (due) => `Alles erledigt: ${capitalised(due.map(complete).join(' und '))}.`,
  nothingToOrder: (phase) => `Alles erledigt, hier hast du nichts zu befehlen: ${phase}.`,
  over: 'Die Partie ist zu Ende.',

  deadline: (time, fromNow) => `Frist: ${time}, ${fromNow}.`,
  lateUntil: (time) => `Verspätete Befehle bis: ${time}.`,
};

/** `3 Einheiten`, also after `für`. */
function number(count: number, kind: Due['kind']): string {
  return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function complete({ kind, count }: Due): string {
  switch (kind) {
    case 'orders':
      return count === 1 ? 'deine Einheit hat einen Befehl' : `alle ${count} Einheiten haben Befehle`;
    case 'retreats':
      return count === 1 ? 'dein Rückzug ist befohlen' : `alle ${count} Rückzüge sind befohlen`;
    case 'builds':
      return count === 1 ? 'dein Aufbau ist befohlen' : `alle ${count} Aufbauten sind befohlen`;
    case 'removals':
      return count === 1 ? 'deine Auflösung ist befohlen' : `alle ${count} Auflösungen sind befohlen`;
    case 'choices':
      return count === 1 ? 'deine Anfangseinheit ist gewählt' : 'deine Anfangseinheiten sind gewählt';
  }
}
