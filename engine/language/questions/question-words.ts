/** The words of a question, and the powers and places that it names; in the words one tag stands for all names of a kind. */
import type { Board } from '../../board/board.ts';
import type { Power, Province, UnitType } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import { allNamesOf } from '../names/board-names.ts';

export interface QuestionWords {
  /** Small letters without marks; `POWER`, `PLACE`, `YEAR` and `NUM` for names and numbers; `?` and `!`. */
  readonly words: readonly string[];
  readonly powers: readonly Power[];
  /** In their order: of `to Rome from Vienna` the start comes first. */
  readonly places: readonly Province[];
  /** The kind of unit that is spoken of; null: none. */
  readonly unit: UnitType | null;
  /** It names a unit as orders do: `A Par`. */
  readonly hasUnit: boolean;
}

/** What asks something with nothing beside it; any other word alone may be a password, a name, or mistyped. */
export const ASK_ALONE = new Set(
  `late deadline deadlines time rules rulebook instructions guide map cost fee fees free gratis score scores standings leader results result
  page website link password unsubscribe leave quit signup thanks thank thx cheers players units positions pieces centers coasts abbreviations
  bots robots draw convoy support retreat bounce build disband remove reminder example format postpone extension newsletter stop stopp
  frist abgabe abgabetermin abgabeschluss nachfrist termin regeln spielregeln anleitung spielanleitung karte landkarte spielplan kosten kostenlos
  kostet umsonst punktestand tabelle ergebnis ergebnisse auswertung seite webseite passwort kennwort abmelden abbestellen aufhoren aussteigen
  danke dank dankeschon mitspieler einheiten kusten abkurzungen remis unentschieden konvoi ruckzug aufbau erinnerung beispiel befehlsform loschen
  sprache verlangerung fristverlangerung mitspielen
  echeance retard regles reglement carte plateau cout gratuit prix classement resultat resultats site lien desabonner desinscription quitter
  abandonner arreter merci joueurs unites cotes abreviations robot nulle egalite convoi soutien retraite rebond construction rappel exemple
  annuler langue report prolongation participer`.split(/\s+/),
);

const MOST_WORDS_OF_NAME = 4;
const ADJUSTS = /^(?:build|remove|disband)$/i;
const WORD = /[\p{L}\p{M}\d]+(?:\.(?=[\p{L}\d])[\p{L}\p{M}\d]+)*|[?!]/gu;

/** Without a board no names are known. */
export function questionWords(sentence: string, board: Board | null): QuestionWords {
  const written = [...foldText(sentence).matchAll(WORD)].map(([word]) => word);
  const words: string[] = [];
  const powers: Power[] = [];
  const places: Province[] = [];
  const afterFrom: boolean[] = [];
  let inOrder: UnitType | null = null;
  for (let at = 0; at < written.length; ) {
    const named = board === null ? null : nameAt(board, written, at);
    if (named === null) {
      words.push(...plainWord(written[at]!));
      at += 1;
      continue;
    }
    words.push('power' in named ? 'POWER' : 'PLACE');
    if ('power' in named) powers.push(named.power);
    else {
      places.push(named.place);
      const before = written[at - 1] ?? '';
      afterFrom.push(/^(?:from|von|depuis)$/i.test(before));
      if (/^[AF]$/.test(before) || (/^[af]$/.test(before) && (at === 1 || ADJUSTS.test(written[0]!))))
        inOrder ??= before.toUpperCase() as UnitType;
    }
    at += named.many;
  }
  if (places.length === 2 && afterFrom[1] === true && afterFrom[0] === false) places.reverse();
  return {
    words,
    powers: [...new Set(powers)],
    places: [...new Set(places)],
    unit: unitIn(words.join(' ')) ?? inOrder,
    hasUnit: inOrder !== null,
  };
}

function plainWord(word: string): readonly string[] {
  if (/^\d{4}$/.test(word)) return ['YEAR'];
  if (/^\d+$/.test(word)) return ['NUM'];
  // `merciii`
  return [word.toLowerCase().replace(/(\p{L})\1{2,}/gu, '$1')];
}

type Named = { readonly many: number } & ({ readonly power: Power } | { readonly place: Province });

/** The longest name that begins there; abbreviations only where they are written as such. */
function nameAt(board: Board, written: readonly string[], at: number): Named | null {
  const names = allNamesOf(board);
  for (let many = Math.min(MOST_WORDS_OF_NAME, written.length - at); many > 0; many--) {
    const key = written
      .slice(at, at + many)
      .join('')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    if (key === 'both' || key.length < 3 || (key.length === 3 && !isAbbreviation(written[at]!, written[at - 1])))
      continue;
    const [place] = names.places.exact.get(key) ?? [];
    const powers = names.powers.exact.get(key) ?? names.powers.exact.get(key.replace(/s$/, '')) ?? [];
    if (place !== undefined && powers.length === 0) return { many, place: place as Province };
    if (powers.length === 1 && key.length > 3) return { many, power: powers[0]! };
    if (powers.length > 0 && key.length > 3) return null;
  }
  return null;
}

/** `Bur`, `A vie`: not `den`, `war`, `par`. */
function isAbbreviation(word: string, before: string | undefined): boolean {
  // A robot, but in `F Bot` and `Stp - Bot`.
  if (/^bot$/i.test(word)) return before !== undefined && /^(?:F|\p{Lu}\p{L}{2})$/u.test(before);
  if (before !== undefined && /^[AFaf]$/.test(before)) return true;
  return before !== undefined && /^\p{Lu}/u.test(word) && !/^(?:Den|War|Par|Mar|Con|Was)$/.test(word);
}

function unitIn(words: string): UnitType | null {
  if (/\b(?:fleets?|flotten?|flottes?|ships?|schiffe?|navires?|bateaux?)\b/.test(words)) return 'F';
  return /\b(?:army|armies|armee|armeen|armees|troops|truppen|troupes)\b/.test(words) ? 'A' : null;
}
