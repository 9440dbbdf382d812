import { placeName, provinceName } from '../../../../../engine/explain/names.ts';
import type { OrderSaying, UnitMeant } from '../../../../../engine/sayings/orders/orders.ts';
import type { Power } from '../../../../../engine/vocabulary.ts';
import type { Speaker, Words } from '../../../language.ts';
import { ruleIn } from '../../../short-rules.ts';
import { accusative, agree, dative, Nominative, nominative, ofPower } from '../../articles.ts';
import { counted, list } from '../../counts.ts';
import { whyClosedNow } from './out-of-reach.ts';

export const orders = {
  'orders/unreadable': () => 'Das ist als Befehl nicht lesbar.',
  'orders/unreadable-for-phase': () => 'Das ist als Befehl für diese Phase nicht lesbar.',
  'orders/not-understood': ({ shown }) => `„${shown}“ verstehen wir nicht.`,
  'orders/helps-nothing': () => 'Welcher Befehl wird unterstützt? Davor steht keiner in der Zeile.',
  'orders/after-waive': ({ shown }) => `„${shown}“ nach dem Verzicht auf einen Aufbau verstehen wir nicht.`,
  'orders/what-and-where': ({ kind }) => (kind === 'build' ? 'Was aufbauen, und wo?' : 'Was auflösen, und wo?'),
  'orders/nothing-to-waive': () =>
    'Es gibt keinen Aufbau, auf den man verzichten könnte: In dieser Phase wird nicht auf- und abgebaut.',
  'orders/for-other-power': ({ power, writers }, { powers }) =>
    `Diese Zeile ist für ${accusative(powers(power))}; du schreibst für ${accusative(powers(writers))}.`,
  'orders/who-waives': ({ powers: could }, { powers }) =>
    `Aufbauen ${agree(powers(could), 'darf', 'dürfen')} ${nominative(powers(could))}: Nenn die Macht in der Zeile oder in einer darüber.`,
  'orders/who-builds': ({ powers: could }, { powers }) =>
    `Dort könnten ${nominative(powers(could))} aufbauen: Nenn die Macht in der Zeile oder in einer darüber.`,
  'orders/whose-waive': () => 'Wer verzichtet auf einen Aufbau? Nenn die Macht davor.',
  'orders/no-such-unit-then': () => 'In dieser Phase steht dort keine solche Einheit.',
  'orders/kept-and-removed': ({ line }) => `Zeile ${line} löst die Einheit auf; eine der beiden Zeilen ist zu viel.`,
  'orders/removals-due': ({ count }) =>
    `${counted(count, 'Einheit ist', 'Einheiten sind')} aufzulösen: Es gibt keinen Aufbau, auf den man verzichten könnte.`,
  'orders/no-builds-due': () => 'Kein Aufbau ist fällig.',
  'orders/no-build-left': () => 'Kein Aufbau ist mehr übrig, auf den man verzichten könnte.',
  'orders/build-of-owner': ({ at, power }, { board, powers }) =>
    `${board === null ? at : provinceName(board, at)} gehört ${dative(powers(power))}: Dieser Aufbau zählt für ${accusative(powers(power))}.`,
  'orders/remark': ({ shown }) => `„${shown}“ ist nur eine Bemerkung: Der Befehl gilt, wie er dasteht.`,
  'orders/remark-decides': ({ shown }) =>
    `Diesen Befehl haben wir wegen „${shown}“ nicht angenommen: ein Befehl gilt ganz oder gar nicht. Soll er auf jeden Fall gelten, schick ihn ohne das.`,
  'orders/builds-left': ({ count }) =>
    `Nur ${counted(count, 'Aufbau ist', 'Aufbauten sind')} noch übrig zum Verzichten.`,
  'orders/needs-convoy-now': ({ unit, to }, { board }) =>
    board === null
      ? 'Das geht jetzt nur mit Konvoi.'
      : `Das geht jetzt nur mit Konvoi: ${whyClosedNow(board, { type: unit.type ?? 'A', at: unit.at }, to)}.`,
  'orders/two-ways': ({ shown }) => `„${shown}“ lässt sich auf zwei Arten lesen.`,
  'orders/several-places': ({ shown, places }, { board }) =>
    `„${shown}“ kann ${list(
      places.map((id) => (board === null ? id : provinceName(board, id))),
      'oder',
    )} meinen.`,
  'orders/power-for-place': ({ shown, power, or }, { powers, place }) =>
    or === null
      ? `„${shown}“ sagt nur, dass eine Einheit ${ofPower(powers(power))} gemeint ist: Nenn den Ort, an dem sie steht.`
      : `„${shown}“ kann ${place(or)} meinen oder eine Einheit ${ofPower(powers(power))}: Nenn den Ort, an dem sie steht.`,
  'orders/closed-by-rule': ({ rule }, { board }) => (board === null ? rule : ruleIn(board, rule)),
  'orders/no-such-place': ({ shown }) => `Eine Provinz „${shown}“ gibt es nicht.`,
  'orders/place-of-its-own': ({ shown, place }, { board }) =>
    `Auf dieser Karte ist „${shown}“ eine eigene Provinz: ${board === null ? place : provinceName(board, place)} (${place}).`,
  'orders/impassable': ({ place: at }, { place }) =>
    `${place(at)} ist unpassierbar: Dort kann nie eine Einheit stehen.`,
  'orders/no-such-coast': ({ province, coast, places }, { board }) =>
    `Eine Küste „${coast}“ hat ${board === null ? province : provinceName(board, province)} nicht: Es gibt ${list(
      places.map((each) => (board === null ? each : placeName(board, each))),
    )}.`,
  'orders/no-such-power': ({ shown }) => `Eine Macht „${shown}“ gibt es in dieser Partie nicht.`,
  'orders/convoyed-where': ({ from }, { place }) => `Wohin wird die Armee ${place(from)} geleitet?`,
  'orders/no-retreats-due': () => 'Kein Rückzug ist fällig: Das ist eine Zugphase.',
  'orders/no-transforming': (_, { board }) =>
    `In ${board === null ? 'dieser Variante' : board.variant.name} wechseln Einheiten ihren Typ nicht.`,
  'orders/unit-does-what': ({ unit }, speaker) => `Was soll ${meant(unit, speaker)} tun?`,
  'orders/retreats-where': ({ unit }, speaker) =>
    `Wohin soll sich ${meant(unit, speaker)} zurückziehen, oder soll sie aufgelöst werden?`,
  'orders/breaks-off': ({ unit, wanted }, speaker) => {
    const who = meant(unit, speaker);
    if (wanted === 'destination') return `Der Befehl für ${who} bricht ab: Wohin?`;
    return wanted === 'unit'
      ? `Der Befehl für ${who} bricht ab: Welcher Einheit hilft sie?`
      : `Welche Macht bekommt die Vollmacht für ${who}?`;
  },
  'orders/one-step-retreat': () => 'Ein Rückzug ist ein Schritt zu einem Nachbarort, nie mit Konvoi.',
  'orders/build-or-remove': ({ unit }) => `Soll ${unit} aufgebaut oder aufgelöst werden?`,
  'orders/army-or-fleet': ({ at }, { place }) => `Eine Armee oder eine Flotte in ${place(at)}?`,
  'orders/no-proxies': () => 'In dieser Partie gibt es keine Vollmachten.',
  'orders/proxy-to-oneself': () => 'Eine Vollmacht geht an eine andere Macht.',
  'orders/owner-differs': ({ unit, owner, written }, speaker) =>
    `${sentence(meant(unit, speaker))} gehört ${dative(speaker.powers(owner))}, nicht ${written === null ? 'dieser Macht' : dative(speaker.powers(written))}.`,
  'orders/influence-in-movement': () => 'Einfluss verteilt man nur in Zugphasen.',
  'orders/influence-how-many': () => 'Wie viele Punkte? IP, die Punkte, die Einheit und ihr Befehl.',
  'orders/influence-number': ({ points }) => `Punkte sind ganze Zahlen ab 1 oder ALL; nicht „${points}“.`,
  'orders/influence-what': () => 'Welche Einheit, und welcher Befehl?',
  'orders/influence-which-unit': () => 'Welche Einheit?',
  'orders/influence-several': ({ shown }) => `Jede Zuteilung beginnt mit IP: „${shown}“ nennt mehrere Befehle.`,
  'orders/influence-no-unit': ({ at }, { place }) => `${place(at)} ist kein Staat mit einer Einheit.`,
  'orders/influence-only-holds': () => 'Eine unabhängige Einheit hält oder unterstützt nur.',
  'orders/influence-nothing-to-take-back': () => 'Es gibt nichts zurückzunehmen.',
  'orders/influence-all-given': ({ power, have }, speaker) =>
    `${has(power, speaker)} ${counted(have, 'Punkt', 'Punkte')}, und alle sind schon vergeben. ${TAKES_BACK}`,
  'orders/influence-most-units': ({ most }) =>
    `In einer Phase können höchstens ${counted(most, 'Einheit', 'Einheiten')} Punkte bekommen. ${TAKES_BACK}`,
  'orders/influence-too-many': ({ power, have, spent, points }, speaker) =>
    spent === 0
      ? `${has(power, speaker)} ${counted(have, 'Punkt', 'Punkte')}, nicht ${points}.`
      : `${has(power, speaker)} ${counted(have, 'Punkt', 'Punkte')}, und ${spent} davon ${spent === 1 ? 'ist' : 'sind'} vergeben: Übrig ${have - spent === 1 ? 'ist' : 'sind'} ${have - spent}, nicht ${points}.`,
} satisfies Words<OrderSaying>;

const TAKES_BACK = 'IP 0 und der Name einer Einheit nimmt ihre Punkte zurück.';

function has(power: Power | null, { powers }: Speaker): string {
  return power === null ? 'Du hast' : `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')}`;
}

/** `die Armee Paris`, `die Einheit Paris`: the same in the accusative. */
function meant({ type, at }: UnitMeant, { place }: Speaker): string {
  const kind = type === null ? 'Einheit' : type === 'A' ? 'Armee' : 'Flotte';
  return `die ${kind} ${place(at.replace(/\/.*$/, ''))}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
