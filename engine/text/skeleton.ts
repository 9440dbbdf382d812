/**
 * What a name looks like, so that no two of one game can be taken for each other: after the skeletons of Unicode Technical Standard 39
 * (Unicode Security Mechanisms, section 4), by a table of our own for the alphabets whose letters look Latin. It is coarser than theirs:
 * case, marks, spaces and punctuation do not count, and what only some fonts draw alike does.
 */
import { foldWithMap } from './fold.ts';

/** Letters, and pairs of them, that look like the first of each row; those that orders are read with too are in fold.ts. */
const ALIKE: readonly string[] = [
  'a ɑ α ⍺ а ᴀ Ꭺ ꓮ',
  'b в β ʙ ь Ᏼ ꓐ Ƅ ƅ',
  'c с ᴄ ϲ Ꮯ ꓚ ⅽ',
  'd ԁ ɗ ᴅ Ꭰ ꓓ',
  'e е ҽ ε є ᴇ Ꭼ ꓰ',
  'f ғ ϝ ƒ ꜰ ꓝ',
  'g ɡ ց ɢ г Ꮐ ꓖ',
  'h һ հ н ʜ Ꮋ ꓧ',
  'j ϳ ј ᴊ Ꭻ ꓙ',
  'k κ к ᴋ ĸ Ꮶ ꓗ',
  'm rn μ м ᴍ Ꮇ ꓟ',
  'n η п ո ɴ ո ꓠ и',
  'o 0 ο о օ σ ᴏ ⵔ ꓳ ө',
  'p ρ р ᴘ Ꮲ ꓑ',
  'q ԛ գ ǫ',
  'r ʀ я Ꭱ ꓣ',
  's ѕ ꜱ ꓢ Ꮪ ʂ 5',
  't τ т ᴛ Ꭲ ꓔ',
  'u υ ս ᴜ ʋ ꓴ ц',
  'v ν ѵ ᴠ ꓦ Ꮩ',
  'w vv ԝ ω ѡ ᴡ ꓪ Ꮃ ɯ ш',
  'x χ х ҳ ꓫ',
  'y γ у ү ʏ ꓬ Ꭹ',
  'z ᴢ ꓜ Ꮓ',
  'l i 1 ι і ɩ ɪ ӏ ʟ ꓲ ꓡ Ꮮ ا ו ן',
];

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((row) => {
    const [look = '', ...others] = row.split(' ');
    return others.map((each): [string, string] => [each.toLowerCase(), look]);
  }),
);
const PAIRS = new RegExp([...LOOKS.keys()].filter((each) => each.length > 1).join('|'), 'g');

/** Empty for a text without a letter or digit. */
export function skeletonOf(text: string): string {
  // As an exclamation mark or a bar an `l` comes off too well to be punctuation.
  const folded = foldWithMap(text.replace(/[|!]/g, 'l')).text.toLowerCase();
  const plain = folded.replace(/[^\p{L}\p{N}]/gu, '');
  return [...plain.replace(PAIRS, (pair: string) => LOOKS.get(pair)!)].map((char) => LOOKS.get(char) ?? char).join('');
}
