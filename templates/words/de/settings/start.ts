/** Settings of the variant, of who plays what and of how a game begins, in German: what each does, and what we say when it changes. */

import { listInWords } from '../../../../engine/explain/names.ts';
import { nameOfStart } from '../../../../engine/rules/starts.ts';
import type { START_SETTINGS } from '../../../../engine/settings/defined/start.ts';
import type { Settings } from '../../../../engine/settings/fields.ts';
import type { WordsOf } from '../../setting-words.ts';
import { rules } from '../variants/rules.ts';

const REGISTRY = 'Eine veraltete Registernummer; als Notiz aufbewahrt.';

export const start: WordsOf<keyof typeof START_SETTINGS> = {
  variant: { help: 'Eine andere Variante, vor dem Beginn; die Spieler schicken dann ihre Wünsche noch einmal.' },
  'not-variant': { help: 'Nimmt eine Option der Variante zurück: GUNBOAT.' },
  preferences: {
    help: {
      PRFLIST: 'Die Mächte werden nach den Listen der Spieler verteilt.',
      PRFRAND: 'Die Mächte werden ausgelost.',
      PRFBOTH: 'Nach den Listen, wo es welche gibt, sonst nach dem Los.',
    },
    told: (how) => `Die Mächte werden ${PREFERENCES[how]} verteilt.`,
  },
  players: {
    help: 'Wie viele Personen spielen; sind es weniger als Mächte, werden alle Mächte unter ihnen verteilt. 1: Jemand spielt alle allein.',
    told: (n) =>
      n === null
        ? 'Auf jedem Platz spielt eine Person.'
        : n === 1
          ? 'Eine Person spielt alle Mächte.'
          : `${n} Personen spielen; alle Mächte werden unter ihnen verteilt.`,
  },
  powers: {
    help: 'Wie viele Mächte gespielt werden.',
    told: (n) =>
      n === null
        ? 'Alle Mächte werden gespielt.'
        : `Gespielt ${n === 1 ? 'wird 1 Macht' : `werden ${n} Mächte`}; die anderen haben keinen Spieler.`,
  },
  seats: {
    help: 'Wo jeder Spieler zwei Mächte hat: Welche zusammengehören, wird ausgelost, versteigert (BID), oder du nennst es.',
    told: (seats) => {
      if (seats === 'drawn') return 'Welche Mächte zusammengehören, entscheidet das Los.';
      if (seats === 'auction') return 'Welche Mächte zusammengehören, wird versteigert: HELP BID sagt wie.';
      return `Diese Mächte gehören zusammen: ${listInWords(
        seats.map((powers) => powers.join(' & ')),
        'und',
      )}.`;
    },
  },
  rulebook: {
    help: {
      'RULES 2023': 'Entscheidungen nach den Regeln von 2023.',
      'RULES 1971': 'Entscheidungen nach den Regeln von 1971, wo sich die Ausgaben unterscheiden (GET RULINGS).',
    },
    told: (year) => `Wo sich die Ausgaben der Regeln unterscheiden, gilt die von ${year}.`,
  },
  centers: {
    help: 'Wie viele eigene Zentren zum Sieg reichen; 0: wie die Variante es sagt.',
    told: (centers) =>
      centers === null
        ? 'Zum Sieg braucht es so viele Zentren, wie die Variante sagt.'
        : `${centers} Zentren zum Sieg.`,
  },
  start: {
    help: {
      'START FLEET ROME': 'Die Standardpartie mit einer Flotte in Rom statt einer Armee.',
      'START 1898': 'Die Standardkarte: Jede Macht beginnt mit einem Zentrum und einer Einheit.',
      'START BLANK': 'Die Standardpartie ohne Einheiten: Jede Macht baut in ihren Heimatzentren, was sie will.',
      'START CHAOS': 'Die Standardkarte: Jedes Zentrum ist eine eigene Macht und baut seine erste Einheit.',
      'START USUAL': 'Der Beginn, den die Variante hat.',
    },
    told: (start) =>
      start === 'usual'
        ? 'Die Partie beginnt, wie es die Variante sagt.'
        : `${nameOfStart(start)}: ${rules.starts[start]}`,
  },
  comment: {
    help: 'Eine Zeile, die in Listen steht. SET COMMENT BEGIN … END: ein längerer Text in den Zeilen darunter.',
    told: (comment) => (comment === '' ? 'Der Kommentar wurde entfernt.' : `Kommentar: ${comment}`),
  },
  description: {
    told: (text) =>
      text === '' ? 'Der lange Kommentar wurde entfernt.' : 'Es gibt einen neuen langen Kommentar; LIST zeigt ihn.',
  },
  registry: { help: { BN: REGISTRY, MN: REGISTRY, EP: REGISTRY } },
};

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: 'nach den Listen der Spieler',
  random: 'nach dem Los',
  both: 'nach den Listen der Spieler, soweit es welche gibt, und sonst nach dem Los',
};
