import type { Language } from '../../../shape.ts';
import { the } from '../../articles.ts';

export const acknowledgementSubject: Language['mail']['acknowledgementSubject'] = {
  all: (parts) => parts.join(' ; '),
  confirm: (line) => `à confirmer : ${line}`,
  created: 'la partie est créée',
  signedOn: 'votre inscription est faite',
  observes: 'vous observez cette partie',
  plays: (powers) => `vous jouez ${the(powers)}`,
  refused: (lines) => (lines < 2 ? `${lines} ligne refusée` : `${lines} lignes refusées`),
  isSignedOn: 'votre inscription est faite',
  answered: 'réponse à votre e-mail',
  pressSent: 'message envoyé',
  messagesSent: (messages) => `${messages} messages envoyés`,
  lineDone: (line) => `${line} : fait`,
  linesDone: (lines) => `${lines} lignes exécutées`,
  shown: {
    status: 'où en est la partie',
    list: 'la partie',
    summary: 'résumé',
    map: 'carte',
    help: 'aide',
    history: 'historique',
    'all-orders': 'ordres enregistrés',
    prediction: 'prévision',
    diary: 'votre journal',
  },
};
