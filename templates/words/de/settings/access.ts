/** Settings of who may join, in German: what each does, and what we say when it changes. */
import type { ACCESS_SETTINGS } from '../../../../engine/settings/defined/access.ts';

import type { WordsOf } from '../../setting-words.ts';

export const access: WordsOf<keyof typeof ACCESS_SETTINGS> = {
  access: {
    help: {
      ACCESS: 'Von wo Spieler schreiben dürfen.',
      'ACCESS ANY': 'Spieler von überall.',
      'ACCESS SAME': 'Veraltet.',
      'ACCESS DIFFERENT': 'Veraltet.',
    },
  },
  level: { help: 'Veraltet; als Notiz aufbewahrt.', told: (level) => `Spielstärke: ${level}.` },
  dedication: {
    help: 'In wie vielen Phasen von 100 ein Spieler pünktlich gewesen sein muss, wie ONTIMERAT; 0 oder weniger: beliebig.',
  },
  'on-time-ratio': {
    help: 'Der kleinste Anteil pünktlicher Phasen, in gewerteten Partien bisher, von allen, die dazukommen.',
    told: (ratio) =>
      ratio === 0
        ? 'Wer dazukommt, darf beliebig oft verspätet gewesen sein.'
        : `Wer dazukommt, muss in ${percent(ratio)} der Phasen gewerteter Partien pünktlich gewesen sein.`,
  },
  'resignation-ratio': {
    help: 'Der größte Anteil vorzeitig verlassener gewerteter Partien von allen, die dazukommen.',
    told: (ratio) =>
      ratio >= 1
        ? 'Wer dazukommt, darf beliebig viele Partien verlassen haben.'
        : `Wer dazukommt, darf höchstens ${percent(ratio)} der gewerteten Partien verlassen haben.`,
  },
  allow: { help: 'Nur Spieler auf dieser Liste dürfen dazukommen; -Adresse streicht einen.' },
  deny: { help: 'Dieser Spieler darf nicht dazukommen; -Adresse streicht ihn von der Liste.' },
  approve: { help: 'Stimmt neuen Spielern zu.' },
  disapprove: { help: 'Nimmt die Zustimmung zurück: Sie warten wieder darauf.' },
  'max-absence': {
    help: 'Die längste Abwesenheit in Tagen, die keine Zustimmung der Spielleitung braucht.',
    told: (days) =>
      `Eine Abwesenheit von mehr als ${days === 1 ? '1 Tag' : `${days} Tagen`} braucht die Zustimmung der Spielleitung.`,
  },
  approval: {
    help: 'Neue Spieler brauchen die Zustimmung der Spielleitung.',
    told: (on) =>
      on ? 'Neue Spieler brauchen die Zustimmung der Spielleitung.' : 'Neue Spieler kommen ohne Rückfrage dazu.',
  },
  'player-absences': {
    help: 'Spieler dürfen Abwesenheiten ankündigen.',
    told: (on) =>
      on
        ? 'Spieler dürfen Abwesenheiten ankündigen.'
        : 'Spieler dürfen keine Abwesenheiten ankündigen; die Spielleitung verschiebt Fristen.',
  },
};

function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}
