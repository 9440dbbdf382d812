import type { Language } from '../../../../shape.ts';

export const revived: Language['mail']['revived'] = {
  subject: (power) => `on cherche un joueur pour ${power}`,
  open: (power) => `${power} : la place est libre pour un nouveau joueur. La partie n'en attend pas.`,
  withPassword: (power) => `${power} : la place est libre pour qui a le mot de passe fixé par l'arbitre.`,
};
