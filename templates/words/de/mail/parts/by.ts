import type { Language } from '../../../shape.ts';

export const by: Language['mail']['by'] = {
  master: 'Die Spielleitung',
  player: 'Ein Spieler',
};
