import type { Language } from '../../../shape.ts';
import { the } from '../../articles.ts';

export const auction: Language['mail']['auction'] = {
  noBids:
    "Les places sont mises aux enchères, et vous n'avez pas encore fait d'offre : la partie commence dès que tous en ont fait une.",
  bids: (bids) => `Vos offres, que personne d'autre ne voit : ${bids}.`,
  bid: (points, lot) => `${points} pour ${the(lot)}`,
  rules: (points) =>
    `Vous avez ${points} points. Chaque tour vend aux plus offrants qui n'ont pas encore de place ; vous payez votre offre, et ce qui vous reste sert au tour suivant :`,
  round: (number, lots) => `Tour ${number} : ${lots}`,
  oneLine: (line) => ['Une seule ligne suffit pour tous les tours : ', { code: line }, '.'],
  details: (line) => [
    "En cas d'offres égales, ou sans offre, le sort décide. Une offre supérieure à ce qui vous reste compte pour ce reste. Pour retirer une offre : ",
    { code: line },
    '.',
  ],
  prices: (sold) => `Les places ont été mises aux enchères, pour ces points : ${sold}.`,
};
