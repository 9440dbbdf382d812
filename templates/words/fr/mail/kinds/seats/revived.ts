import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

export const revived: Language['mail']['revived'] = {
  subject: (power) => `on cherche un joueur pour ${the(power)}`,
  open: (power) => `${power} : la place est libre pour un nouveau joueur. La partie n'en attend pas.`,
  withPassword: (power) => `${power} : la place est libre pour qui a le mot de passe fixé par l'arbitre.`,
};
