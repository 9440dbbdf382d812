import type { Day, TimeSaying } from '../../../../engine/sayings/times.ts';
import type { Words } from '../../language.ts';
import { counted } from '../counts.ts';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

/** `14 février 2026`, `1er février 2026`. */
function dateInWords({ year, month, day }: Day): string {
  return `${dayInWords(day, month)} ${year}`;
}

function dayInWords(day: number, month: number): string {
  return `${day === 1 ? '1er' : day} ${MONTHS[month - 1]!}`;
}

export const times = {
  'times/missing': () => 'Il manque une date.',
  'times/too-long': () => "C'est trop long pour une date.",
  'times/span-too-long': () => "C'est trop long pour deux dates.",
  'times/span-open': () => "Jusqu'à quand ? Par exemple : from 3 to 10 August.",
  'times/two-times': ({ text }) => `« ${text} » donne deux heures.`,
  'times/two-years': ({ text }) => `« ${text} » donne deux années.`,
  'times/two-months': ({ text }) => `« ${text} » donne deux mois.`,
  'times/two-days': ({ text }) => `« ${text} » donne deux jours.`,
  'times/two-weekdays': ({ text }) => `« ${text} » donne deux jours de la semaine.`,
  'times/two-dates': ({ shown }) => `« ${shown} » est une seconde date.`,
  'times/names-two-days': ({ text }) => `« ${text} » nomme deux jours.`,
  'times/needs-day': ({ text }) => `Il manque à « ${text} » le jour du mois.`,
  'times/no-date': ({ shown }) => `« ${shown} » n'est pas une date.`,
  'times/no-time-of-day': ({ shown }) => `« ${shown} » n'est pas une heure du jour : elles vont de 00:00 à 23:59.`,
  'times/no-day-of-month': ({ shown }) => `« ${shown} » n'est pas un jour du mois.`,
  'times/no-part-of-date': ({ shown }) =>
    `« ${shown} » ne fait pas partie d'une date. Écrivez les dates ainsi : 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 ou in 24h.`,
  'times/day-or-month': ({ shown, first, second }) =>
    `« ${shown} » peut être le ${dayInWords(first, second)} ou le ${dayInWords(second, first)} : écrivez le nom du mois, en anglais.`,
  'times/no-day-in-month': ({ month, day }) => `Il n'y a pas de ${day} ${MONTHS[month - 1]!}.`,
  'times/no-such-day': () => "Ce jour n'existe pas.",
  'times/no-such-date': ({ date }) => `Le ${dateInWords(date)} n'existe pas.`,
  'times/which-year': ({ date, most }) =>
    `Ce serait le ${dateInWords(date)}, à plus de ${counted(most, 'jour')} d'ici : écrivez aussi l'année.`,
  'times/other-weekday': ({ date, weekday, written }) =>
    `Le ${dateInWords(date)} est un ${WEEKDAYS[weekday]!}, pas un ${WEEKDAYS[written]!}.`,
} satisfies Words<TimeSaying>;
