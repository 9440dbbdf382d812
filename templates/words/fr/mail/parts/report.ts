import type { Language } from '../../../shape.ts';

export const report: Language['mail']['report'] = {
  refused: (lines, stand) =>
    `${lines === 1 ? "1 ligne n'a pas pu être utilisée" : `${lines} lignes n'ont pas pu être utilisées`}${stand === 0 ? '' : stand === 1 ? ' ; votre autre ordre reste valable' : ` ; vos ${stand} autres ordres restent valables`}`,
  where: (line) => `ligne ${line}`,
  notes: 'À noter',
  about: (message) => ` : ${message}`,
  notDone: (line) => `${line} : pas encore fait`,
  howToConfirm: {
    game: "Pour que ce soit fait, répondez avec cette ligne. Si la partie avance d'ici là, rien ne se passe.",
    desk: 'Pour que ce soit fait, répondez avec cette ligne. Le mot de confirmation est valable quatre jours.',
  },
};
