import type { SeatSaying } from '../../../../engine/sayings/seats.ts';
import type { Words } from '../../language.ts';
import { accusative, agree, Nominative } from '../articles.ts';

export const seats = {
  'seats/gm-already': () => 'Gehört schon zur Spielleitung dieser Partie',
  'seats/no-observer': ({ address }) =>
    `${address} nimmt an dieser Partie nicht teil: Nur ein Beobachter kann die Spielleitung bekommen. Die Zeile, die von dort kommen muss, steht unten.`,
  'seats/plays-already': () =>
    'Ein Spieler kann in derselben Partie nicht die Spielleitung haben: Das kann nur ein Beobachter.',
  'seats/promoted': () => 'Gehört jetzt zur Spielleitung dieser Partie. Alle wissen Bescheid',
  'seats/one-password': () => 'Nach REVIVE stehen eine Macht und ein Passwort.',
  'seats/unmute-whom': (_, { example }) =>
    `Sag, an wen wieder E-Mail gehen soll: UNMUTE ${example('power')}, UNMUTE jean@example.org oder UNMUTE ALL.`,
  'seats/no-seat': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')} hier keinen Platz, den man freigeben könnte.`,
  'seats/has-player': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')} einen Spieler.`,
  'seats/open-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'kann', 'können')} schon übernommen werden`,
  'seats/opened': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'kann', 'können')} wieder übernommen werden. Alle wissen Bescheid`,
  'seats/opened-with-password': ({ power }, { powers }) =>
    `Wer dieses Passwort hat, kann ${accusative(powers(power))} übernehmen. Alle wissen Bescheid, nur das Passwort nicht`,
  'seats/unknown-person': ({ address }) => `${address} kennen wir nicht.`,
  'seats/allowed': () => 'Auf der Liste: Ab jetzt können nur Spieler von ihr mitspielen oder übernehmen',
  'seats/denied': () =>
    'Auf der Liste: Dieser Spieler kann nicht mitspielen oder übernehmen. Wer schon spielt, bleibt in der Partie',
  'seats/allowed-no-more': () => 'Nicht mehr auf der Liste derer, die mitspielen dürfen',
  'seats/denied-no-more': () => 'Nicht mehr auf der Liste derer, die nicht mitspielen dürfen',
  'seats/nobody-waits': () => 'Niemand wartet auf dein Ja.',
  'seats/none-of-these-waits': () => 'Niemand davon wartet auf dein Ja.',
  'seats/let-in': ({ people }) =>
    people === 1
      ? 'Zugelassen; wir haben Bescheid gegeben'
      : `${people} Spieler sind zugelassen; wir haben Bescheid gegeben`,
  'seats/none-approved': () => 'Niemand davon hatte dein Ja.',
  'seats/on-hold': () => 'Wieder zurückgestellt: Ihre Befehle zählen erst nach deinem neuen Ja',
  'seats/not-open-to-you': () =>
    'Die Spielleitung hat diese Partie nicht für dich geöffnet; frag sie, wenn du dich wunderst.',
  'seats/not-on-the-list': () =>
    'Diese Partie steht nur Spielern auf der Liste der Spielleitung offen; schreib ihr, um darauf zu kommen.',
  'seats/back': ({ powers: own }, { powers }) => `Willkommen zurück: Du spielst wieder ${accusative(powers(own))}`,
  'seats/taken-over': ({ game, powers: own, isTold }, { powers }) =>
    `Ab jetzt spielst du ${accusative(powers(own))} in „${game}“. ${isTold ? 'Alle wissen Bescheid' : 'Nur die Spielleitung weiß Bescheid'}`,
  'seats/would-offer': ({ game, powers: seats, address, isSamePlayer, isFree }, { powers }) =>
    isFree
      ? `Wir fragen ${address}, ob von dort jemand ${accusative(powers(seats))} in „${game}“ spielen will; mit der Antwort ist es so.`
      : isSamePlayer
        ? `Wir bitten ${address}, ${accusative(powers(seats))} in „${game}“ von dort zu spielen, als neues Postfach desselben Spielers: Mit der Antwort geht nichts mehr davon an die alte Adresse, und die Befehle bleiben. Der alten Adresse sagen wir es jetzt.`
        : `Wir fragen ${address}, ob von dort jemand ${accusative(powers(seats))} in „${game}“ spielen will. Mit der Antwort ist der jetzige Spieler aus der Partie, und seine Befehle sind weg. Ihm sagen wir es jetzt.`,
  'seats/offered': ({ address, powers: seats }, { powers }) =>
    `Wir haben ${address} gefragt; mit der Antwort übernimmt diese Adresse ${accusative(powers(seats))}, bis dahin ändert sich nichts`,
  'seats/no-seats-yet': () =>
    'Die Partie hat nicht begonnen, es gibt noch keine Plätze: INVITE lädt eine Adresse zur Anmeldung ein.',
  'seats/taker-plays': () => 'Wer diese Adresse hat, spielt in dieser Partie schon.',
  'seats/taker-is-gm': () =>
    'Wer diese Adresse hat, gehört zur Spielleitung dieser Partie, und die kommt nicht als Spieler hinein.',
  'seats/seat-whom': () => 'Nenn eine Adresse und eine Macht.',
  'seats/time-given': () =>
    'Damit du Zeit hast, ist die Frist verlegt; WAIT ist für alle gesetzt, und SET NOWAIT nimmt deines weg',
  'seats/needs-approval': () =>
    'In dieser Partie brauchen neue Spieler das Ja der Spielleitung, bevor ihre Befehle zählen. Wir haben sie gefragt und geben dir Bescheid',
} satisfies Words<SeatSaying>;
