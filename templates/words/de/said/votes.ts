import type { VoteSaying, VoteStands } from '../../../../engine/sayings/votes.ts';
import type { Words } from '../../language.ts';
import { accusative, agree, from, Nominative, nominative, ofPower } from '../articles.ts';

export const votes = {
  'votes/draw': ({ among, stands }, { powers }) =>
    `Du stimmst für ein Remis ${among === null ? 'aller Überlebenden' : from(powers(among))}${standing(stands)}`,
  'votes/concede': ({ to, stands }, { powers }) =>
    `Du würdest die Partie zugunsten ${ofPower(powers(to))} aufgeben${standing(stands)}`,
  'votes/no-draw': () => 'Du stimmst jetzt für kein Remis',
  'votes/no-concession': () => 'Du gibst die Partie jetzt für niemanden auf',
  'votes/unplayed-have-none': () => 'Mächte, die niemand spielt, haben keine Stimme und keinen Anteil',
  'votes/survivors-share': ({ survivors }, { powers }) =>
    `In dieser Partie schließt ein Remis alle Überlebenden ein: ${powers(survivors)}.`,
  'votes/only-survivors': ({ gone }, { powers }) =>
    `Ein Remis teilen nur, die noch dabei sind; nicht ${nominative(powers(gone, 'or'))}.`,
  'votes/not-conceded': () => 'Diese Partie gibt man nicht auf: Sie wird zu Ende gespielt oder endet im Remis.',
  'votes/to-one': ({ powers: named }, { powers }) =>
    `Aufgeben kann man nur zugunsten von einer Macht: ${Nominative(powers(named))} gewinnen nicht zusammen.`,
  'votes/to-another': () => 'Aufgeben kannst du nur zugunsten von jemand anderem.',
  'votes/to-largest': ({ largest, bySeat, isYou }, { powers }) =>
    `Aufgeben kann man nur zugunsten ${bySeat ? 'des größten Spielers' : 'der größten Macht'}: ${powers(largest, 'or')}.${isYou ? ' Das bist du.' : ''}`,
  'votes/paused': () => 'Die Partie pausiert: Stimm ab, wenn sie weitergeht.',
  'votes/nothing-on': () => 'Zurzeit gibt es nichts abzustimmen.',
  'votes/nobody-plays': ({ powers: own }, { powers }) =>
    own.length === 1
      ? `Niemand spielt ${accusative(powers(own))}: Diese Macht hat keine Stimme.`
      : `Niemand spielt ${accusative(powers(own, 'or'))}: Diese Mächte haben keine Stimme.`,
  'votes/out': ({ powers: own }, { powers }) =>
    `${Nominative(powers(own))} ${agree(powers(own), 'ist', 'sind')} aus der Partie: Nur wer noch dabei ist, stimmt ab.`,
  'votes/yes-or-no': () => 'Für ein Remis schreib DRAW YES, dagegen DRAW NO.',
  'votes/concede-to-whom': () => 'Zugunsten welcher Macht?',
  'votes/nothing-left': ({ powers: gone }, { powers }) =>
    `${Nominative(powers(gone))} ${agree(powers(gone), 'hat', 'haben')} nichts mehr auf dem Brett.`,
  'votes/draw-of-one': ({ power }) =>
    `Ein Remis teilen zwei Mächte oder mehr. Für eine gibt es DECLARE CONCESSION ${power ?? 'mit ihrem Namen'}.`,
  'votes/not-largest': ({ to, largest }, { powers }) =>
    `${Nominative(powers(to))} ${agree(powers(to), 'ist', 'sind')} nicht die größte Macht: Das ${agree(powers(largest, 'or'), 'ist', 'sind')} ${nominative(powers(largest, 'or'))}.`,
  'votes/draw-leaves-out': ({ leftOut }, { powers }) =>
    `In dieser Partie schließt ein Remis alle Überlebenden ein (DIAS); dieses lässt ${accusative(powers(leftOut))} aus.`,
  'votes/press-after-end': () =>
    'Presse kann geöffnet werden, wenn die Partie zu Ende ist und alle zustimmen, die gespielt haben.',
  'votes/press-without-players': () => 'Diese Partie hat niemand gespielt: es gibt keine Presse zu öffnen.',
  'votes/press-stays-open': () => 'Alle haben zugestimmt, und die Presse steht im Archiv: sie bleibt offen.',
  'votes/press-as-before': ({ on }) =>
    on ? 'Du hast schon zugestimmt' : 'Du hattest nicht zugestimmt; nichts ändert sich',
  'votes/press': ({ on, missing, isPlayer }) =>
    on
      ? `Du stimmst zu, alle Presse zu öffnen${
          missing === 0
            ? isPlayer
              ? '; alle anderen auch, und sie steht jetzt im Archiv'
              : ': deine Nachrichten stehen jetzt im Archiv, soweit auch ihre anderen Leser und Schreiber zustimmen'
            : `; sie öffnet sich, wenn noch ${missing === 1 ? 'ein Spieler zustimmt' : `${missing} Spieler zustimmen`}. SET NO OPEN PRESS nimmt das zurück`
        }`
      : 'Du stimmst nicht mehr zu, die Presse zu öffnen: sie bleibt geschlossen',
} satisfies Words<VoteSaying>;

function standing(stands: VoteStands): string {
  if (stands === 'agreed') return ', und alle anderen auch: Die Partie ist vorbei';
  const { until, isOpen } = stands;
  return `; das gilt, bis ${until} ausgewertet ist, und ${
    isOpen ? 'alle sehen es' : 'niemand erfährt, wie die anderen stimmen'
  }`;
}
