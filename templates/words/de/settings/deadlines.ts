/** Settings of deadlines, in German: what each does, and what we say when it changes. */

import type { PhaseKind } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import type { DEADLINE_SETTINGS } from '../../../../engine/settings/defined/deadlines.ts';
import type { WordsOf } from '../../setting-words.ts';
import { hours, KINDS, timingInWords } from './timing.ts';

const TIMING =
  'Die Regel der Fristen für spätere Phasen dieser Art: die Uhrzeit, die kürzeste Zeit, die übliche Zeit, die Nachfrist, die Pause vor früher Auswertung (Stunden; 3D sind drei Tage) und die Wochentage, Sonntag zuerst.';

export const deadlines: WordsOf<keyof typeof DEADLINE_SETTINGS> = {
  timing: {
    help: { MOVE: TIMING, RETREAT: TIMING, ADJUST: TIMING },
    told: (timing) =>
      Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(each)}.`),
  },
  reminders: {
    help: 'Wie lange vor der Frist erinnert wird, wer noch Befehle schuldet; NONE für nie.',
    told: (list) =>
      list.length === 0
        ? 'Vor der Frist wird nicht erinnert.'
        : `Erinnert wird ${listInWords(
            list.map((h) => `${h} Std`),
            'und',
          )} vor der Frist.`,
  },
  replacement: {
    help: 'Wie viel Zeit für Befehle mindestens hat, wer eine Macht übernimmt (Stunden; 2D sind zwei Tage); NEXT: so viel wie nach einer Phase.',
    told: (least) =>
      least === null
        ? 'Wer eine Macht übernimmt, hat so viel Zeit für Befehle wie nach einer Phase.'
        : `Wer eine Macht übernimmt, hat mindestens ${hours(least)} Zeit für Befehle.`,
  },
  'strict-grace': {
    help: 'Die Nachfrist zählt auch Tage, an denen keine Frist enden darf.',
    told: (on) =>
      on
        ? 'Die Nachfrist endet zu ihrer Stunde an jedem Tag.'
        : 'Die Nachfrist endet an einem Tag, an dem Fristen enden dürfen.',
  },
  zone: {
    help: 'Die Zeitzone der Fristen dieser Partie, mit ihrem IANA-Namen. Von einem Spieler: die Zone der Zeiten in den eigenen E-Mails.',
    told: (zone) => `Uhrzeiten und Wochentage gelten in der Zeitzone ${zone}.`,
  },
};
