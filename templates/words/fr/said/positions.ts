import type { FoundValue, PositionSaying } from '../../../../engine/sayings/positions.ts';
import type { Words } from '../../language.ts';

export const positions = {
  'positions/other-kind': ({ wanted, found }) =>
    `doit être ${wanted === 'list' ? 'une liste' : 'un objet'}, et non ${kindOf(found)}.`,
  'positions/no-phase': ({ found, variant, seasons }) => {
    const codes = seasons.map(({ letter, phases }) => `${letter}…${phases.join('/')}`);
    return `${shown(found)} n'est pas une phase de ${variant} (${codes.join(', ')}).`;
  },
  'positions/none-of-powers': ({ found, powers }) =>
    `${shown(found)} n'est pas l'une des puissances ${powers.join(', ')}.`,
  'positions/no-power': ({ found }) => `${shown(found)} n'est pas l'une des puissances.`,
  'positions/power-twice': ({ power }) => `${power} figure déjà sous un autre nom.`,
  'positions/units-missing': () => 'manque : les unités de chaque puissance.',
  'positions/centers-missing': () => "manque : une phase d'ajustements a besoin des centres de chaque puissance.",
  'positions/dislodged-missing': () => "manque : personne n'est en retraite.",
  'positions/ages-missing': () =>
    "manque : quels centres viennent d'être gagnés. Tous comptent comme tenus depuis longtemps.",
  'positions/neutral-units-missing': () => 'manque : il ne reste aucune de ces armées.',
  'positions/no-influence': () => "manque : sans centres, personne n'a de points d'influence.",
  'positions/seats-missing': ({ seat }) =>
    `manque : quelles puissances tirées un joueur tient, comme ${JSON.stringify([seat])}. Pour la victoire, chacune compte seule.`,
  'positions/no-unit': ({ found }) => `${shown(found)} n'est pas une unité comme A par ou F stp/sc.`,
  'positions/unit-nowhere': ({ found, place }) => `${shown(found)} : ${shown(place)} n'est pas un lieu de cette carte.`,
  'positions/no-place': ({ found }) => `${shown(found)} n'est pas un lieu de cette carte.`,
  'positions/place-taken': ({ unit, other }) => `${unit} ne peut pas se trouver là où se trouve déjà ${other}.`,
  'positions/army-at-sea': ({ province }) => `aucune armée ne peut se trouver là : ${province}.`,
  'positions/army-on-coast': ({ unit }) => `une armée n'est sur aucune côte : ${unit}.`,
  'positions/fleet-inland': ({ province }) => `aucune flotte ne peut se trouver là : ${province}.`,
  'positions/which-coast': ({ province, units }) =>
    `${province} : une flotte y est sur l'une des côtes, ${units.join(' ou ')}.`,
  'positions/no-center': ({ province }) => `${province} n'est pas un centre de ravitaillement.`,
  'positions/center-taken': ({ center, owner }) => `${center} appartient déjà à ${owner}.`,
  'positions/dislodged-twice': ({ province }) => `une autre unité est déjà délogée de cette province : ${province}.`,
  'positions/no-retreat': ({ unit, found }) => `${unit} ne peut pas se replier vers ${shown(found)}.`,
  'positions/no-retreat-phase': ({ phase }) =>
    `il n'y a d'unités délogées que dans une phase de retraites, et non en ${phase}.`,
  'positions/too-many-orders': ({ count, most }) => `${count} ordres, c'est trop : ${most} au plus.`,
  'positions/no-order': ({ found }) => `${shown(found)} ne peut pas se lire comme un ordre.`,
  'positions/order-unread': ({ found, why }, { say }) =>
    `${shown(found)} : ${why === null ? 'ne peut pas se lire comme un ordre.' : say(why)}`,
  'positions/second-order': ({ province, first }) =>
    `un second ordre pour l'unité de cette province (${province}) ; le premier est ${first}.`,
  'positions/no-age': () => 'demande un centre et un petit nombre entier.',
  'positions/no-ruling': ({ rulings }) => `cette interprétation n'existe pas ; il y a ${rulings.join(', ')}.`,
  'positions/no-choice': ({ found, choices }) => `${shown(found)} ne fait pas partie de ${choices.join(', ')}.`,
} satisfies Words<PositionSaying>;

/** A text in quotes; of anything else what it is. */
function shown(found: FoundValue): string {
  return found.kind === 'string' ? `« ${found.text} »` : kindOf(found);
}

const KINDS = {
  nothing: 'rien',
  null: 'null',
  list: 'une liste',
  object: 'un objet',
  string: 'le texte',
  number: 'le nombre',
  boolean: 'la valeur',
} as const;

function kindOf(found: FoundValue): string {
  return 'text' in found ? `${KINDS[found.kind]} ${found.text}` : KINDS[found.kind];
}
