import type { Language } from '../../../shape.ts';

const LEFT_OUT = {
  orders: 'Einheiten ohne Befehl halten',
  retreats: 'vertriebene Einheiten ohne Befehl werden aufgelöst',
  builds: 'was nicht befohlen ist, wird nicht aufgebaut',
  removals: 'welche Einheiten wegfallen, bestimmen die Regeln',
  choices: 'Anfangseinheiten bleiben, wie sie vorgesehen sind',
};

export const atDeadline: Language['mail']['atDeadline'] = {
  goesOn: (until) =>
    `Kommen sie nicht bis zur Frist, bist du verspätet: Die Partie wartet bis ${until} auf dich und geht dann ohne deine Befehle weiter.`,
  offersPlace: (until) =>
    `Kommen sie nicht bis zur Frist, bist du verspätet: Die Partie wartet bis ${until} auf dich, dann wird dein Platz jemand anderem angeboten.`,
  someAreEnough: 'Befehle für einen Teil deiner Einheiten genügen, um rechtzeitig zu sein.',
  leftOut: (kinds) =>
    `Auf das, was zur Frist fehlt, wartet die Partie nicht: ${kinds.map((kind) => LEFT_OUT[kind]).join(', ')}.`,
};
