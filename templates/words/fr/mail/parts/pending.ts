import type { Language } from '../../../shape.ts';
import { theTurn } from '../../articles.ts';
import { counted } from '../../counts.ts';

export const pending: Language['mail']['pending'] = {
  summary: (phase, filed, sets) => {
    const [first, ...more] = sets.map(({ orders, why }, n) =>
      filed === 0 && n === 0
        ? `${counted(orders, 'ordre')} pour ${theTurn(phase)} ${notFiled(orders)} ${why}`
        : `${orders} ${notFiled(orders)} ${why}`,
    );
    const head = `${counted(filed, 'ordre')} pour ${theTurn(phase)} ${filed < 2 ? 'enregistré' : 'enregistrés'}`;
    return [...(filed === 0 ? [] : [head]), first, ...more].join(' ; ');
  },
  heading: (orders, why) => `${counted(orders, 'ordre')} ${notFiled(orders)} ${why}`,
  filed: (phase, orders, why) =>
    `${counted(orders, 'ordre')} pour ${theTurn(phase)} ${orders < 2 ? 'enregistré' : 'enregistrés'} ${why}`,
  pleaseConfirm: (line) => `Merci de confirmer par ${line}.`,
  toConfirm: (line) => [
    "Si c'est bien ce que vous vouliez, répondez ",
    { code: line },
    ". D'ici là, ou jusqu'à ce que vous renvoyiez les ordres, la phase n'est pas résolue avant l'échéance.",
  ],
  toFile: (orders, line) => [
    `Pour ${orders < 2 ? "l'enregistrer" : 'les enregistrer'}, répondez `,
    { code: line },
    orders < 2
      ? " ou renvoyez l'ordre sans rien d'autre. D'ici là, il n'est pas joué."
      : " ou renvoyez les ordres sans rien d'autre. D'ici là, ils ne sont pas joués.",
  ],
  takeOver: (past, now) =>
    past === now
      ? `Vous avez écrit cela pour ${theTurn(past)}, avant le retour en arrière de la partie. Le reprendre ?`
      : `Vous avez écrit cela pour ${theTurn(past)}. Le reprendre pour ${theTurn(now)} ?`,
  boardThen: (past) => `La carte pour laquelle vous avez écrit : ${theTurn(past)}`,
  boardNow: (now) => `La carte maintenant : ${theTurn(now)}`,
  toSend: ['Pour envoyer plutôt vos lignes comme message, répondez ', { code: 'SEND' }, '.'],
  atEnd: (until) =>
    `La partie vous attend jusqu'au ${until}, puis la phase est résolue avec ce qui est enregistré : votre place reste la vôtre.`,
  lapsed: (orders, why) =>
    orders < 2
      ? `Un de vos ordres n'a jamais été enregistré, donc pas joué : ${why}.`
      : `${orders} de vos ordres n'ont jamais été enregistrés, donc pas joués : ${why}.`,
};

function notFiled(orders: number): string {
  return orders < 2 ? 'NON enregistré' : 'NON enregistrés';
}
