import type { Language } from '../../../../shape.ts';

export const history: Language['mail']['history'] = {
  leftOut: (lines) =>
    `Hier ${lines === 1 ? 'fehlt eine weitere Zeile' : `fehlen ${lines} weitere Zeilen`}. Alles kommt mit dieser Zeile:`,
  nothingYet: (game) => `In „${game}“ ist noch nichts geschehen.`,
  nothingSince: (game, time) =>
    `In „${game}“ ist seit ${time} nichts geschehen. Die ganze Geschichte kommt mit dieser Zeile:`,
  nothingThen: (game) =>
    `In „${game}“ ist in dieser Zeit nichts geschehen. Die ganze Geschichte kommt mit dieser Zeile:`,
};
