import type { Language } from '../../../shape.ts';

const LEFT_OUT = {
  orders: 'les unités sans ordre tiennent',
  retreats: 'les unités délogées sans ordre sont dissoutes',
  builds: "ce qui n'est pas ordonné n'est pas construit",
  removals: 'les unités sont retirées selon les règles',
  choices: 'les unités de départ restent celles par défaut',
};

export const atDeadline: Language['mail']['atDeadline'] = {
  goesOn: (until) =>
    `S'ils manquent à la date limite, vous êtes en retard : la partie vous attend jusqu'au ${until}, puis continue sans vos ordres.`,
  offersPlace: (until) =>
    `S'ils manquent à la date limite, vous êtes en retard : la partie vous attend jusqu'au ${until}, puis propose votre place à quelqu'un d'autre.`,
  someAreEnough: 'Des ordres pour une partie de vos unités suffisent pour être à temps.',
  leftOut: (kinds) =>
    `La partie n'attend pas ce qui manque à la date limite : ${kinds.map((kind) => LEFT_OUT[kind]).join(', ')}.`,
};
