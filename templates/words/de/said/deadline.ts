import type { DeadlineSaying } from '../../../../engine/sayings/deadline.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

export const deadline = {
  'deadline/no-phase': () => 'Zurzeit läuft keine Phase mit einer Frist.',
  'deadline/paused': () => 'Die Partie pausiert, ihre Uhr steht: Setz sie erst mit RESUME fort.',
  'deadline/past': () => 'Das liegt in der Vergangenheit: Eine Frist kann ab sofort jederzeit enden.',
  'deadline/date-past': () => 'Das liegt in der Vergangenheit.',
  'deadline/same-already': () => 'Das ist schon die Frist',
  'deadline/doubt': ({ proposes, doubt }, { time }) =>
    `${proposes === null ? '' : `Du würdest ${time(proposes)} vorschlagen. `}${
      doubt === 'short notice'
        ? 'Bis dahin sind es weniger als 24 Stunden. Bis 24 Stunden ab jetzt gilt niemand als verspätet, aber vollständige Befehle werden schon zur neuen Frist ausgewertet.'
        : `Bis dahin sind es ${counted(doubt.daysAhead, 'Tag', 'Tage')}: Stimmt das Datum?`
    }`,
  'deadline/moved': ({ from, to }, { time }) =>
    `Die Frist ist von ${time(from)} auf ${time(to)} verlegt, und die Nachfrist mit ihr. Alle wissen Bescheid`,
  'deadline/proposed': ({ at, have, need }, { time }) =>
    `Du schlägst ${time(at)} als Frist vor. Sie gilt, wenn alle Spieler dasselbe schicken oder READY; bisher stimmen ${have} von ${need} zu, und alle wissen Bescheid. Die Spielleitung kann sie sofort setzen. SET NO DEADLINE zieht deinen Vorschlag zurück`,
  'deadline/none-proposed': () => 'Du hast keine Frist vorgeschlagen',
  'deadline/proposal-withdrawn': () => 'Du schlägst keine andere Frist mehr vor',
  'deadline/several-proposed': ({ deadlines }, { time }) =>
    `Mehrere Fristen sind vorgeschlagen (${deadlines.map(time).join('; ')}): SET DEADLINE mit einer davon stimmt ihr zu`,
  'deadline/agreed-to': ({ at, have, need }, { time }) =>
    `Du stimmst der vorgeschlagenen Frist ${time(at)} zu; bisher sind es ${have} von ${need}`,
  'deadline/agreed-last': ({ at }, { time }) => `Du stimmst der Frist ${time(at)} zu, wie alle anderen: Sie gilt`,
  'deadline/all-agree': () =>
    'Alle Spieler stimmen zu: Die Frist ist verlegt, und die Nachfrist mit ihr. Alle wissen Bescheid',
  'deadline/grace-before-deadline': () => 'Die Nachfrist beginnt mit der Frist: Sie kann nicht vorher enden.',
  'deadline/grace-too-short': () =>
    'Mit NMR dauert die Nachfrist mindestens 24 Stunden: Wer verspätet ist, erfährt von uns einen Tag vorher, dass es ohne ihn weitergeht.',
  'deadline/grace-moved': ({ end }, { time }) => `Die Nachfrist endet jetzt ${time(end)}. Alle wissen Bescheid`,
  'deadline/start-after-deadline': () =>
    'Die Phase wird spätestens zur Frist ausgewertet: START kann nicht später sein.',
  'deadline/start-set': ({ at }, { time }) => `Die Phase wird nicht vor ${time(at)} ausgewertet. Alle wissen Bescheid`,
  'deadline/nobody-late': () => 'Niemand schuldet Befehle: Es gibt niemanden zu erinnern',
  'deadline/reminded-lately': () =>
    'Du hast die Spieler in den letzten sechs Stunden schon erinnert: Warte bitte ein wenig.',
  'deadline/reminded': ({ powers }) => {
    if (powers === null) return 'Wir haben alle erinnert, die noch Befehle schulden';
    const late =
      powers === 1
        ? 'den einen Spieler, der noch Befehle schuldet'
        : `die Spieler von ${powers} Mächten, die noch Befehle schulden`;
    return `Wir haben ${late}, erinnert; STATUS zeigt dir, wer es ist`;
  },
} satisfies Words<DeadlineSaying>;
