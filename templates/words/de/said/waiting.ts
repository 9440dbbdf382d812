import type { CurrentDeadline, WaitingSaying } from '../../../../engine/sayings/waiting.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

export const waiting = {
  'waiting/always': ({ on }) =>
    on
      ? 'WAIT gilt jetzt und in jeder Phase von Neuem, bis SET NOT ALWAYS WAIT'
      : 'WAIT wird nicht mehr von selbst gesetzt; für diese Phase bleibt es, wie es ist',
  'waiting/gm': ({ wait }) =>
    wait
      ? 'Vor der Frist dieser Phase wird nichts ausgewertet'
      : 'Du wartest nicht: Die Phase kann früher ausgewertet werden',
  'waiting/none-due': () =>
    'In dieser Partie können nur die warten lassen, von denen Befehle fällig sind (Strict Wait); von dir ist keiner fällig',
  'waiting/this-phase-only': () => 'Nur für diese Phase: SET NOT ALWAYS WAIT schaltet es ganz ab',
  'waiting/absence-kept': ({ current, byMaster }) =>
    `Keine Frist, die ab jetzt gesetzt wird, fällt in diese Zeit; nur die Spielleitung sieht es. ${byMaster === true && current === 'within' ? MOVE_IT : CURRENT[current]}`,
  'waiting/absence-asked': ({ days }) =>
    `Fristen weichen Abwesenheiten von höchstens ${counted(days, 'Tag', 'Tagen')} aus; diese ist länger, deshalb haben wir die Spielleitung gefragt. Wir sagen dir, wenn Fristen ihr ausweichen`,
  'waiting/absences-at-most': ({ most }) =>
    `Wir merken uns höchstens ${counted(most, 'Abwesenheit', 'Abwesenheiten')} zugleich. SET NO ABSENCE nimmt sie zurück.`,
  'waiting/no-absences': () =>
    'In dieser Partie gibt es keine Abwesenheiten: Schreib der Spielleitung, sie kann Fristen verlegen.',
  'waiting/absence-backwards': () => 'Diese Abwesenheit endet, bevor sie beginnt.',
  'waiting/absence-past': () => 'Diese Abwesenheit ist schon vorbei.',
  'waiting/observers-wait-not': () => 'Fristen richten sich nach Spielern und Spielleitung; du beobachtest.',
  'waiting/no-absence': ({ any }) =>
    any ? 'Keine deiner Abwesenheiten liegt in dieser Zeit' : 'Für dich ist keine Abwesenheit vermerkt',
  'waiting/absence-taken-back': ({ left }) =>
    left ? 'Zurückgenommen; die anderen bleiben' : 'Zurückgenommen: Für dich ist keine Abwesenheit mehr vermerkt',
} satisfies Words<WaitingSaying>;

const MOVE_IT = 'Die laufende Frist liegt darin und bleibt: SET DEADLINE verlegt sie.';

const CURRENT: Readonly<Record<CurrentDeadline, string>> = {
  none: 'Bis dahin ist sie vermerkt.',
  within:
    'Die laufende Frist liegt darin und bleibt: Schick deine Befehle, bevor du gehst, oder bitte die Spielleitung, sie zu verlegen.',
  stays: 'Die laufende Frist bleibt, wie sie ist.',
  'next-moves': 'Die laufende Frist bleibt; die nächste, wenn sie wie üblich fällt, weicht aus.',
};
