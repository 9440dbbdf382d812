/** A mail with orders, begun for the player: what is on file, or a line for each unit to be changed. */
import type { GameView, OwnPower } from '../../../engine/view/view.ts';
import type { Draft } from '../../../templates/pages/mailbox-pages.ts';

/** `to`: the player's own reply address in the game. */
export function orderDraft(view: GameView, to: string): Draft {
  const own = view.role.kind === 'player' ? view.role.own : [];
  const texts = own.map((power) => (own.length > 1 ? `${power.power}\n${linesOf(view, power)}` : linesOf(view, power)));
  return { to, subject: `[${view.name}] ${view.phase ?? ''} orders`, text: texts.join('\n\n'), answers: '' };
}

function linesOf(view: GameView, { power, due, onFile }: OwnPower): string {
  const filed = onFile.map(({ order }) => order);
  switch (due.kind) {
    case 'nothing':
      return '';
    case 'orders':
      return filed.length > 0 ? filed.join('\n') : due.units.map((unit) => `${unit} H`).join('\n');
    case 'retreats': {
      const dislodged = view.position?.dislodged?.[power] ?? [];
      const choices = dislodged.map(({ unit, retreats }) =>
        retreats.length === 0 ? `${unit} D` : retreats.map((place) => `${unit} - ${place}`).join('  // or '),
      );
      return filed.length > 0 ? filed.join('\n') : choices.join('\n');
    }
    case 'builds':
      return [`# Builds due: ${due.count}, in ${due.sites.join(', ')}`, ...filed].join('\n');
    case 'removals':
      return [`# Units to remove: ${due.count}`, ...filed].join('\n');
  }
}
