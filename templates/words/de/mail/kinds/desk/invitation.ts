import type { Language } from '../../../../shape.ts';
import { counted } from '../../../../text/counts.ts';

const PRESS = {
  master: 'Spieler schreiben nur der Spielleitung',
  anybody: 'Spieler schreiben einander',
  all: 'Spieler schreiben nur an alle zugleich',
};

const NOTHING_HAPPENS =
  'Wenn du nichts tust, geschieht nichts: Zu dieser Partie wirst du nicht noch einmal eingeladen. Nie wieder Einladungen von diesem Judge, von niemandem:';

export const invitation: Language['mail']['invitation'] = {
  somebody: 'Jemand',
  subject: (who, game) => `${who} lädt dich zu einer Partie Diplomacy ein: ${game}`,
  asked: (called, who, game) =>
    `${called === '' ? '' : `${called}, `}${who} hat diesen Judge gebeten, dich zu „${game}“ einzuladen, einer Partie Diplomacy per E-Mail.`,
  running: (variant, powers) =>
    `Es ist eine Partie ${variant}, die schon läuft und einen Spieler sucht für: ${powers}.`,
  forming: (variant, players, signedOn) =>
    `Es ist eine Partie ${variant} für ${counted(players, 'Spieler', 'Spieler')}${
      signedOn === null
        ? ''
        : signedOn === 0
          ? '; noch niemand ist angemeldet'
          : signedOn === 1
            ? '; einer ist angemeldet'
            : `; ${signedOn} sind angemeldet`
    }.`,
  days: (days) => counted(days, 'Tag', 'Tage'),
  howPlayed: ({ pace, clock, place, press, anonymous }) =>
    `Zeit je Zug: etwa ${pace}${
      clock === null ? '' : `, Frist um ${clock} Uhr (${place === 'UTC' ? place : `Zeit von ${place}`})`
    }; ${PRESS[press]}${anonymous ? ', ohne zu wissen, wer was spielt' : ''}.`,
  about: (comment) => `Dazu heißt es: ${comment}`,
  howToJoin: 'Wenn du mitspielen willst, antworte auf diese E-Mail mit dieser Zeile:',
  answers: 'Der Judge antwortet innerhalb einer Minute und sagt dir alles, was du wissen musst.',
  join: 'Mitspielen',
  page: (link) => ['Die Partie mit Karte und Einstellungen: ', link],
  stopOnPage: (link) => [`${NOTHING_HAPPENS} `, link],
  stopByMail: (address) => `${NOTHING_HAPPENS} eine leere E-Mail an ${address}`,
};
