/** Sentences that people write to a judge and that do nothing by themselves: each is answered with the line that does. */

import type { CommandContext } from '../language/commands/command-context.ts';
import { inEnglishPhrase } from '../language/locales/other-phrases.ts';
import { readPreferences } from '../language/names/preference-list.ts';
import type { MessageOrText } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';
import { gmCommand } from './gm-phrases.ts';

export interface PlainAnswer {
  readonly message: MessageOrText;
  readonly suggestion: string | null;
}

/** Longer lines are prose. */
const LONGEST = 80;

const WHO_HAS_ORDERED =
  /^(?:who|which powers?|which players?) (?:has|have|had)(?: already)? (?:sent|sent in|submitted|mailed|given|entered|written|ordered)(?: (?:in )?(?:the |his |their |all )?orders)?(?: (?:yet|already|so far|in))?$/;

/** Of a seat that is auctioned, or of points for an independent state. */
const WITHDRAWN_BID =
  /^(?:please )?(?:i )?(?:withdraw|cancel|retract|revoke|remove|delete|take back) (?:(?:my|the|all|all my) )?bids?(?: (?:for|on|of) (.+))?$|^no bids?(?: (?:for|on) (.+))?$/;

/** `I would like to join`, `sign me up for harbor!`; what follows may name a game. */
const WANTS_IN =
  /^(?:(?:please )?(?:sign me up|put me down|count me in|i(?:'m| am) in|i want in|let me (?:in|play|join))|(?:how (?:do|can|could|would|may) (?:i|we)|can i|could i|may i|i(?:'d| would) (?:like|love) to|i want to|i wish to) (?:please )?(?:join(?: in)?|play|sign up|sign on|take part|participate|enter))\b((?: \??\w+){0,6})$/;
/** What may follow without naming a game: `this gunboat game` says what it is like. */
const IN_NO_GAME =
  /^(?: (?:in|for|with|as|on))?(?: (?:the|a|an|(?:this|your)(?: \w+(?= game))?|next|new|any|you|us|\w+ here))*(?: games?)?(?: of diplomacy| diplomacy)?$/;
/** `in harbor`, `the harbor game`, `game harbor`; after JOIN a name alone. */
const IN_GAME = /^(?: (?:in|for|to|with))?(?: (?:the|this|your))? (?:game \??([a-z]\w{1,23})|\??([a-z]\w{1,23}) game)$/;
const NAME_ALONE = /(?:^| )(?:join|enter|up for|on to|in|for) \??([a-z]\w{1,23})$/;

/** `I would prefer Turkey or Russia`, `could I be France?`, `my preference is Italy`: what follows are powers. */
const WOULD_BE =
  /^(?:and )?(?:i(?:'d| would)? (?:prefer|rather (?:be|play|have))(?: to (?:be|play|have))?|i(?:'d| would) (?:like|love)(?: to (?:be|play|have))?|i want(?: to (?:be|play|have))?|(?:could|can|may) i (?:please )?(?:be|play|have)|prefer|preferably|ideally|my preferences?(?: (?:is|are|would be)|:)|my favou?rites? (?:is|are))(?: as)? (.+?)(?:,? (?:please|if possible|if i (?:may|can)))*$/;

const ANSWERS: readonly (readonly [sentence: RegExp, message: MessageOrText, suggestion: string | null])[] = [
  [/^(?:quit|exit|log ?out|log ?off)$/, { code: 'player/quit-leaves-nothing' }, null],
  [
    /^(?:i )?(?:(?:want|would like|wish) to )?quit(?: (?:the|this|my|your) games?| playing| now)?$/,
    { code: 'player/quit-is-resign' },
    'RESIGN',
  ],
  [
    /^(?:help )?(?:i (?:have |'ve )?|i've )?(?:forgot|forgotten|lost)(?: about)? (?:my|the) passwords?(?: again)?$/,
    { code: 'player/forgot-password' },
    'SET PASSWORD word',
  ],
  [
    /^(?:please )?wait for me(?: please)?$|^(?:(?:svp|s'il (?:vous|te) plait) )?attend(?:ez|s)(?:-| )moi\b|^(?:bitte )?(?:wartet|warte|warten sie)(?: bitte)? auf mich\b/,
    { code: 'player/one-line-does' },
    'SET WAIT',
  ],
  [
    /^(?:je suis prete?|nous sommes prete?s|ich bin (?:bereit|fertig|so weit|soweit))(?: fur die auswertung)?$/,
    { code: 'player/one-line-does' },
    'SET NOWAIT',
  ],
  [WITHDRAWN_BID, { code: 'player/no-bid-to-withdraw' }, null],
  [/^yes(?: please| i am sure| i do| of course)?$/, { code: 'player/yes-to-what' }, null],
];

function plain(line: string): string {
  return foldText((inEnglishPhrase(line) ?? line).slice(0, LONGEST + 1))
    .toLowerCase()
    .replace(/[?!.,\s]+$/, '')
    .replace(/[,\s]+/g, ' ')
    .trim();
}

/** What is answered to a line; null when it is none of these. */
export function plainAnswer(line: string): PlainAnswer | null {
  if (line.length > LONGEST) return null;
  const said = plain(line);
  // `I want to play too. How do I join harbor?`
  const joining = said
    .split(/[.!?] /)
    .map(howToJoin)
    .findLast((each) => each !== null);
  if (joining != null) return joining;
  const found = ANSWERS.find(([sentence]) => sentence.test(said));
  return found === undefined ? null : { message: found[1], suggestion: found[2] };
}

/** With the game that the sentence names, if it names one; null for any other sentence. */
function howToJoin(sentence: string): PlainAnswer | null {
  const bare = sentence.replace(/(?: please| too| also)+$/, '');
  const rest = WANTS_IN.exec(bare)?.[1];
  // `I'm in Chicago`
  if (rest === undefined || /^i(?:'m| am) in \w+$/.test(bare)) return null;
  const named = IN_NO_GAME.test(rest) ? null : (IN_GAME.exec(rest) ?? NAME_ALONE.exec(bare));
  if (named === null && !IN_NO_GAME.test(rest)) return null;
  const game = named?.[1] ?? named?.[2] ?? null;
  return { message: { code: 'player/how-to-join', game }, suggestion: `SIGNON ?${game ?? ''}` };
}

/** The powers that somebody says he would like, as the command that says so; null for any other line. */
function wished(line: string, board: CommandContext['board']): string | null {
  const said = foldText(line)
    .toLowerCase()
    .replace(/[?!.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const would = line.length > LONGEST || board === null ? null : WOULD_BE.exec(said);
  if (would === null || board === null) return null;
  const powers = would[1]!.replace(/,? \b(?:or|and|then|otherwise|if not|maybe|perhaps|oder|ou|sonst)\b,? /g, ', ');
  // A word of two or three letters is as good as any other of the language.
  if (powers.split(/[\s,]+/).some((word) => word.length < 4 && !/^(?:la|le|les|die|the|of)$/.test(word))) return null;
  return 'problem' in readPreferences(board, powers) ? null : `SET PREFERENCE ${powers}`;
}

/** The texts that people ask for by name alone, as the command that sends them; any other line as it is. */
export function askedByName(line: string, { role, board }: Pick<CommandContext, 'role' | 'board'>): string {
  const other = inEnglishPhrase(line);
  if (other !== null) return askedByName(other, { role, board });
  const wish = wished(line, board);
  if (wish !== null) return wish;
  const takenBack = WITHDRAWN_BID.exec(plain(line));
  if (takenBack !== null && board !== null) {
    const what = takenBack[1] ?? takenBack[2] ?? '';
    if (board.variant.rules.influence !== undefined) return `CLEAR IP ${what}`.trim();
    if (board.variant.rules.seats?.drawn !== undefined) return what === '' ? 'BID NONE' : `BID 0 ${what}`;
  }
  const ofGm = role === 'master' ? gmCommand(line) : null;
  if (ofGm !== null) return ofGm;
  if (role === 'master' && WHO_HAS_ORDERED.test(plain(line))) return 'MY GAMES';
  const text = /^(info|syntax|guide|faq|rules|convoys|draws|deadlines)\s*[?.!]*$/i.exec(line);
  return text === null ? line : `GET ${text[1]!}`;
}

/** `yes` alone, `ja`, `oui`: what confirms where it is the whole of a reply to what asked. */
export function isYes(line: string): boolean {
  return /^(?:yes|ja|oui)\s*[.!]*$/i.test(foldText(line.slice(0, LONGEST)).trim());
}
