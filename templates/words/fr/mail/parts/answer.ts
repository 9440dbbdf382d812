import type { Language } from '../../../shape.ts';
import { ofThe } from '../../articles.ts';

export const answer: Language['mail']['answer'] = {
  change: 'Pour changer un ordre, répondez à cet e-mail avec la nouvelle ligne.',
  sendLines:
    "Pour envoyer vos ordres, répondez à cet e-mail avec des lignes comme celles-ci, au-dessus de toute citation. Ce qui suit % n'est qu'une indication.",
  send: 'Pour envoyer vos ordres, répondez à cet e-mail : un ordre par ligne, au-dessus de toute citation.',
  writeButton: 'Écrire vos ordres',
  changeButton: 'Changer vos ordres',
  subject: (phase) => `${phase} ordres`.trim(),
  byProxy: (power) => `par procuration ${ofThe(power)}`,
  orDisband: (places) => `${places} ou D (dissoudre)`,
  eitherUnit: 'armée (A) ou flotte (F), à votre choix',
  unitsMaySwap: 'armées et flottes peuvent échanger leurs places',
  byDefault: 'par défaut',
};
