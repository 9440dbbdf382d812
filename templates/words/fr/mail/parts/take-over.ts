import type { Language } from '../../../shape.ts';
import { the } from '../../articles.ts';

export const takeOver: Language['mail']['takeOver'] = {
  others: (powers, address) =>
    `Vous connaissez quelqu'un qui aimerait jouer ${the(powers)} ? On prend la place par e-mail à ${address}, avec un mot de passe de son choix :`,
  back: 'Pour revenir, répondez à cet e-mail avec la ligne ci-dessous et le mot de passe que vous aviez :',
  yourself: (address) => `Pour prendre la place, écrivez à ${address} avec un mot de passe de votre choix :`,
};
