import type { Language } from '../../../../shape.ts';
import { counted } from '../../../../text/counts.ts';
import { accusative, agree, Nominative, ofPower } from '../../../articles.ts';

type Words = Language['mail']['acknowledgement'];
type Progress = Parameters<Words['progress']['orders']>[0];

export const acknowledgement: Words = {
  confirm: (line) => `Bitte bestätige „${line}“: Es ist noch nicht geschehen.`,
  notAllUsed: 'Wir konnten nicht alles aus deiner E-Mail verwenden.',
  progress: {
    orders: (progress) => unitsOrdered('Einheit', 'Einheiten', progress),
    retreats: (progress) => unitsOrdered('vertriebene Einheit', 'vertriebenen Einheiten', progress),
    builds: (progress) => adjusted('Aufbau', 'Aufbauten', progress),
    removals: (progress) => adjusted('Auflösung', 'Auflösungen', progress),
    choices: () => 'Deine Anfangseinheiten stehen unten; bis zur Frist kannst du sie ändern.',
  },
  allCame: (orders) => `Alle ${orders} Befehle kamen mit dieser E-Mail.`,
  newOrders: (orders) => `Neu in dieser E-Mail: ${orders}.`,
  masterDecides: 'Die Spielleitung entscheidet, wann die Phase ausgewertet wird.',
  processedAfterLate: (delay) => `Die Phase wird ${delay} nach den letzten fehlenden Befehlen ausgewertet.`,
  waitOn: 'WAIT ist an: Vor der Frist wird nichts ausgewertet. SET NOWAIT schaltet es aus.',
  waitOnFor: (powers) =>
    `WAIT ist an für ${accusative(powers)}: Vor der Frist wird nichts ausgewertet. SET NOWAIT schaltet es aus.`,
  waitOff: (delay) =>
    `WAIT ist aus: Die Phase wird ${delay} nach dem letzten fehlenden Befehl ausgewertet. Soll sie bis zur Frist warten, schick SET WAIT.`,
  waitOffNotBefore: (delay, time) =>
    `WAIT ist aus: Die Phase wird ${delay} nach dem letzten fehlenden Befehl ausgewertet, aber nicht vor ${time}. Soll sie bis zur Frist warten, schick SET WAIT.`,
  proxy: (owner, unit) =>
    `${Nominative(owner)} ${agree(owner, 'lässt', 'lassen')} dich über ${unit} bestimmen: Schickst du keinen Befehl, hat sie keinen.`,
  votesDraw: (among, isOpen) => `Du stimmst in dieser Phase für ein Remis: ${among}; ${seen(isOpen)}.`,
  votesDrawOfSurvivors: (isOpen) =>
    `Du stimmst in dieser Phase für ein Remis aller, die noch im Spiel sind; ${seen(isOpen)}.`,
  concedes: (to, isOpen) => `Du gibst die Partie in dieser Phase zugunsten ${ofPower(to)} auf; ${seen(isOpen)}.`,
  away: (from, to) => `Abwesend von ${from} bis ${to}: Neue Fristen weichen dem aus.`,
  willTell: 'Wir sagen dir, wann die Partie beginnt.',
  willTellNeeded: (players) =>
    `Wir sagen dir, wann die Partie beginnt; ${players === 1 ? 'ein Spieler fehlt' : `${players} Spieler fehlen`} noch.`,
  howToPrefer: (line) => ['Welche Macht du am liebsten hättest, sagst du mit ', { code: line }, '.'],
  prefers: (powers) => `Dein Wunsch: ${powers.join(', dann ')}.`,
  rules: (line) => ['Die Regeln dieser Partie: ', { code: line }, '.'],
  sentTo: (readers) => `Verschickt an: ${readers}.`,
  masterUnreached:
    'Unsere E-Mail erreicht die Spielleitung nicht. Deine Nachricht kann sie erst lesen, wenn sie uns wieder schreibt.',
  readers: {
    all: 'alle',
    MASTER: 'Spielleitung',
    OBSERVERS: 'Beobachter',
    WRITER: 'Absender einer früheren Nachricht',
  },
};

function unitsOrdered(unit: string, units: string, { have, due, missing, units: names }: Progress): string {
  if (missing === 0) return due === 1 ? `Deine ${unit} hat einen Befehl.` : `Alle ${due} ${units} haben Befehle.`;
  if (have === 0 && due === 1) return `Deine ${unit} hat noch keinen Befehl; es fehlt: ${names}.`;
  return `${have} von ${counted(due, unit, units)} ${have === 1 ? 'hat einen Befehl' : 'haben Befehle'}; ${missing === 1 ? 'es fehlt' : 'es fehlen'}: ${names}.`;
}

function adjusted(one: string, many: string, { have, due, missing }: Progress): string {
  if (have === 0) return missing === 1 ? `Ein Befehl steht aus: ${one}.` : `${missing} Befehle stehen aus: ${many}.`;
  const rest = missing === 0 ? '' : `; ${missing === 1 ? 'einer fehlt' : `${missing} fehlen`}`;
  return `${many}: ${have} von ${due} ${due === 1 ? 'Befehl' : 'Befehlen'} ${have === 1 ? 'liegt' : 'liegen'} vor${rest}.`;
}

function seen(isOpen: boolean): string {
  return isOpen ? 'alle sehen das' : 'niemand sonst sieht das';
}
