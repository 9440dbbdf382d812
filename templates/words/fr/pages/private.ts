import type { Language } from '../../shape.ts';

const ENTER = 'Le judge a affiché un code à son démarrage. Saisissez-le pour lire et écrire des e-mails ici.';

export const privacy: Language['pages']['privacy'] = {
  title: 'Privé',
  heading: 'Ce judge est privé',
  enterCode: ENTER,
  wrongCode: `Ce n'est pas le bon code. ${ENTER}`,
  code: 'Code',
  open: 'Ouvrir',
};
