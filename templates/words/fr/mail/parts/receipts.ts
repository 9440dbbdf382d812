import type { Language } from '../../../shape.ts';

export const receipts: Language['mail']['receipts'] = {
  ofResults: (file) => `Preuve qu'aucun ordre n'a été changé : ${file} (ci-joint).`,
  ofOrders: (file) => `Preuve des ordres enregistrés : ${file} (ci-joint).`,
  title: (game, phase) => `Reçus de la partie « ${game} »${phase === null ? '' : `, ${phase}`}`,
  receiptOf: (power) => `Reçu des ordres, ${power} :`,
  seal: (commit) => `Sceau de l'historique de la partie, état ${commit} :`,
  howToKeep: [
    "Un reçu est fait de vos ordres et d'un sel, un texte aléatoire que nous gardons",
    "jusqu'aux résultats. Conservez ce fichier : le receipts.txt des résultats ouvre",
    'votre dernier reçu, et montre que les ordres résolus sont bien ceux que vous',
    'aviez vus.',
  ],
  howToCheck: [
    'Avec ceci, chacun peut vérifier que les ordres résolus sont bien ceux que nous',
    'avions confirmés : les vôtres ont le reçu joint à votre dernière confirmation.',
    '',
    "Un reçu est le SHA-256 d'un sel, d'un saut de ligne et de la liste des ordres",
    'enregistrés. Ci-dessous, chaque puissance a son sel, son reçu et sa liste.',
    'Ceci affiche un reçu :',
  ],
  howToCheckAll: 'Ceci vérifie tout ce qui suit avec les archives de la partie :',
};
