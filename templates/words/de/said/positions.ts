import type { FoundValue, PositionSaying } from '../../../../engine/sayings/positions.ts';
import type { Words } from '../../language.ts';

export const positions = {
  'positions/other-kind': ({ wanted, found }) =>
    `muss ${wanted === 'list' ? 'eine Liste' : 'ein Objekt'} sein, nicht ${kindOf(found)}.`,
  'positions/no-phase': ({ found, variant, seasons }) => {
    const codes = seasons.map(({ letter, phases }) => `${letter}…${phases.join('/')}`);
    return `${shown(found)} ist keine Phase von ${variant} (${codes.join(', ')}).`;
  },
  'positions/none-of-powers': ({ found, powers }) => `${shown(found)} ist keine der Mächte ${powers.join(', ')}.`,
  'positions/no-power': ({ found }) => `${shown(found)} ist keine der Mächte.`,
  'positions/power-twice': ({ power }) => `${power} steht schon unter einem anderen Namen da.`,
  'positions/units-missing': () => 'fehlt: die Einheiten jeder Macht.',
  'positions/centers-missing': () => 'fehlt: Eine Phase mit Auf- und Abbau braucht die Versorgungszentren jeder Macht.',
  'positions/dislodged-missing': () => 'fehlt: Niemand zieht sich zurück.',
  'positions/ages-missing': () => 'fehlt: welche Versorgungszentren neu gewonnen sind. Alle gelten als lange gehalten.',
  'positions/neutral-units-missing': () => 'fehlt: Keine dieser Armeen steht mehr.',
  'positions/no-influence': () => 'fehlt: Ohne Versorgungszentren hat niemand Einflusspunkte.',
  'positions/seats-missing': ({ seat }) =>
    `fehlt: welche gezogenen Mächte ein Spieler hat, etwa ${JSON.stringify([seat])}. Für den Sieg zählt jede allein.`,
  'positions/no-unit': ({ found }) => `${shown(found)} ist keine Einheit wie A par oder F stp/sc.`,
  'positions/unit-nowhere': ({ found, place }) => `${shown(found)}: ${shown(place)} ist kein Ort auf dieser Karte.`,
  'positions/no-place': ({ found }) => `${shown(found)} ist kein Ort auf dieser Karte.`,
  'positions/place-taken': ({ unit, other }) => `${unit} kann nicht stehen, wo schon ${other} steht.`,
  'positions/army-at-sea': ({ province }) => `in ${province} kann keine Armee sein.`,
  'positions/army-on-coast': ({ unit }) => `eine Armee steht an keiner Küste: ${unit}.`,
  'positions/fleet-inland': ({ province }) => `in ${province} kann keine Flotte sein.`,
  'positions/which-coast': ({ province, units }) =>
    `eine Flotte in ${province} steht an einer der Küsten: ${units.join(' oder ')}.`,
  'positions/no-center': ({ province }) => `${province} ist kein Versorgungszentrum.`,
  'positions/center-taken': ({ center, owner }) => `${center} gehört schon ${owner}.`,
  'positions/dislodged-twice': ({ province }) => `aus ${province} ist noch eine andere Einheit vertrieben.`,
  'positions/no-retreat': ({ unit, found }) => `${unit} kann sich nicht nach ${shown(found)} zurückziehen.`,
  'positions/no-retreat-phase': ({ phase }) =>
    `vertriebene Einheiten gibt es nur in einer Rückzugsphase, nicht in ${phase}.`,
  'positions/too-many-orders': ({ count, most }) => `${count} Befehle sind zu viele: höchstens ${most}.`,
  'positions/no-order': ({ found }) => `${shown(found)} ist als Befehl nicht lesbar.`,
  'positions/order-unread': ({ found, why }, { say }) =>
    `${shown(found)}: ${why === null ? 'als Befehl nicht lesbar.' : say(why)}`,
  'positions/second-order': ({ province, first }) =>
    `ein zweiter Befehl für die Einheit in ${province}; der erste ist ${first}.`,
  'positions/no-age': () => 'braucht ein Versorgungszentrum und eine kleine ganze Zahl.',
  'positions/no-ruling': ({ rulings }) => `diese Auslegung gibt es nicht; es gibt ${rulings.join(', ')}.`,
  'positions/no-choice': ({ found, choices }) => `${shown(found)} gehört nicht zu ${choices.join(', ')}.`,
} satisfies Words<PositionSaying>;

/** A text in quotes; of anything else what it is. */
function shown(found: FoundValue): string {
  return found.kind === 'string' ? `„${found.text}“` : kindOf(found);
}

const KINDS = {
  nothing: 'nichts',
  null: 'null',
  list: 'eine Liste',
  object: 'ein Objekt',
  string: 'der Text',
  number: 'die Zahl',
  boolean: 'der Wahrheitswert',
} as const;

function kindOf(found: FoundValue): string {
  return 'text' in found ? `${KINDS[found.kind]} ${found.text}` : KINDS[found.kind];
}
