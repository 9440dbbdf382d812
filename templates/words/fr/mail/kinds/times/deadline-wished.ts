import type { Language } from '../../../../shape.ts';
import { agree, The } from '../../../articles.ts';

export const deadlineWished: Language['mail']['deadlineWished'] = {
  subject: (phase) => `${phase} une autre date limite est proposée`,
  told: ({ who, time, have, need }) =>
    `${The(who)} ${agree(who, 'propose', 'proposent')} le ${time} comme date limite de cette phase. Elle ne change que si tous les joueurs sont d'accord (pour le moment ${have} sur ${need}).`,
  howToAgree:
    'Pour accepter, répondez avec cette ligne, ou avec READY (qui désactive aussi votre WAIT). Pour garder la date limite, ne faites rien.',
  howToSet: "En tant qu'arbitre, vous pouvez la fixer tout de suite : répondez avec cette ligne.",
};
