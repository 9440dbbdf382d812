/** A yes to an invitation: nobody is seated by words that may mean anything else. */
import type { Board } from '../board/board.ts';
import { type ConfirmationWriter, isCourtesy } from '../language/mail/confirming.ts';
import { readQuestions } from '../language/questions/read-question.ts';
import type { Topic } from '../messages/player-messages.ts';
import { foldText } from '../text/fold.ts';
import { askedByName } from './plain-words.ts';

/** Longer mails tell more than that. */
const LONGEST = 400;

const FIRST =
  /(?:(?:yes|yeah|yep|sure|of course|absolutely|definitely|great|super|cool|ok|okay|oh|ja|jawohl|klar|na klar|naturlich|gern|gerne|sehr gern|prima|toll|da|also|oui|ouais|bien sur|evidemment|d accord|volontiers|alors|chouette) )*/;
const LAST =
  /(?: (?:too|please|then|thanks|for the (?:invitation|invite)|bitte|danke|merci|aussi|alors|avec vous|auch|mit euch|mit|gern|gerne))*/;
const YES = [
  /yes|yeah|yep|sure|of course|absolutely|definitely|gladly|with pleasure|(?:count|deal) me in|sign me up|i(?: a)?m (?:in|on board)|i (?:ll|will) (?:join|play|be there|take part)|(?:i d |i would )?(?:love|be (?:happy|glad|delighted)|like|happy) to(?: (?:join|play|take part|be in))?(?: (?:in|along|with you|this|a game))?|i accept|let s play|i (?:ll |will |d like to |would like to )?(?:take|have) (?:it|the seat|the place|that seat|that place)/,
  /ja|jawohl|klar|naturlich|gerne?|sehr gerne?|(?:ich )?bin (?:ich )?(?:(?:sehr )?gerne? |auf jeden fall )?dabei|dabei|(?:ich )?(?:mache?|spiele?) (?:ich )?(?:(?:sehr )?gerne? |auf jeden fall )?mit|ich nehme (?:(?:ihn|es|den platz|die einladung) )?(?:gerne? )?(?:an|teil)|(?:den |ich )?nehme ich(?: gerne?)?|ich (?:nehme|ubernehme) (?:ihn|es|den platz|sie)(?: gerne?)?|ich (?:mochte|will|wurde)(?: sehr)?(?: gerne?)? (?:mitspielen|mitmachen|dabei sein|teilnehmen)/,
  /oui|volontiers|avec (?:grand )?plaisir|je (?:joue|participe(?:rai)?|jouerai|viens)(?: avec plaisir| volontiers)?|j en suis|je suis (?:partante?|des votres|de la partie)|partante?|je veux bien(?: jouer| participer| en etre)?|comptez sur moi|je (?:la |le |l )?(?:prends|reprends|accepte)(?: la place| volontiers| avec plaisir)?|j accepte(?: avec plaisir| l invitation| volontiers)?|je (?:serai|serais) (?:ravie?|heureux|heureuse) de (?:jouer|participer)|j aimerais (?:bien )?(?:jouer|participer)/,
].map(({ source }) => new RegExp(`^${FIRST.source}(?:${source})${LAST.source}$`));
const NO =
  /^(?:(?:no|nope|sorry|unfortunately|thanks|thank you|but|i m|i am|afraid|nein|ne|no|leider|danke|vielen dank|aber|ich|non|desolee?|malheureusement|merci|mais|je|pas|cette fois) )*(?:no|nope|no thanks?(?: you)?|not(?: (?:for me|this time|interested|now|right now))?|i (?:can t|cannot|won t|don t want to|do not want to|have no time|do(?: not|n t) have (?:the )?time|d rather not|would rather not)(?: (?:join|play|take part))?|(?:i )?(?:must |have to |ll |will )?(?:decline|pass)|count me out|(?:i m )?too busy(?: \w+){0,3}|no time(?: \w+){0,3}|not my (?:thing|kind of game)|nein(?: (?:danke|leider nicht))?|nee|lieber nicht|diesmal nicht|leider nicht|kein interesse|keine (?:zeit|lust)|(?:ich habe )?(?:zu wenig|im moment keine) zeit|zu viel (?:zu tun|um die ohren)|nichts fur mich|(?:ich )?(?:kann|mochte|will|mag) (?:leider |lieber |diesmal )?nicht(?: (?:mitspielen|mitmachen|teilnehmen))?|(?:ich )?habe (?:leider )?(?:keine (?:zeit|lust)|kein interesse)|(?:ich )?sage (?:leider )?ab|(?:ich )?muss (?:leider )?(?:absagen|passen)|(?:leider )?kann ich (?:leider )?nicht|ich bin raus|ohne mich|ich passe|sans moi|non(?: merci)?|sans facon|pas (?:interessee?|cette fois|pour moi|(?:assez |le )(?:de )?temps)|trop occupee?|trop de travail|(?:je )?(?:ne )?(?:peux|veux|souhaite|suis) pas(?: (?:jouer|participer|interessee?|disponible))?|(?:je )?n ai pas (?:le temps|envie)|(?:je )?(?:decline|refuse)(?: l invitation)?)(?: (?:thanks|thank you|sorry|danke|merci|leider|desolee?|this time|diesmal))*$/;
/** Pleasure and thanks, which say neither yes nor no. */
const GLAD =
  /^(?:(?:many |vielen |lieben |herzlichen )?(?:thanks|thank you|danke|dank|merci)(?: (?:so much|very much|a lot|beaucoup|bien|sehr|schon))?(?: (?:for|fur|pour) (?:the |your |die |deine |eure |l |votre |ton )?(?:nice |kind |nette |gentille )?(?:invite|invitation|inviting me|einladung))?|how nice|(?:that )?sounds (?:good|great|fun|like fun)|(?:great|super|tolle|bonne) ide[ae]|super|cool|great|nice|wie schon|(?:das )?klingt (?:gut|super|toll)|(?:ich )?freu(?:e)? mich(?: (?:schon|sehr|drauf|darauf))*|looking forward to (?:it|the game|playing)|chouette|j ai hate)$/;

const GREETING =
  /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Hh]allo|[Mm]oin|[Ss]ervus|[Ll]iebe[rs]?|[Bb]onjour|[Ss]alut|[Cc]oucou|[Cc]h[eè]re?)(?: \p{Lu}\p{Ll}+){1,2}$/u;

/**
 * What the writer would like to be beside a yes, as the command that says so (`SET PREFERENCE Germany`), or null for nothing; null for
 * a text that says anything else.
 */
export function readAcceptance(
  lines: readonly string[],
  board: Board,
  writer: ConfirmationWriter,
): { readonly wish: string | null } | null {
  let isYes = false;
  let wish: string | null = null;
  for (const { said, words } of clausesOf(lines) ?? []) {
    if (YES.some((each) => each.test(words))) isYes = true;
    else if (!isPolite({ said, words }, writer)) {
      const line = askedByName(said, { role: 'stranger', board });
      if (wish !== null || !line.startsWith('SET PREFERENCE ')) return null;
      wish = line;
    }
  }
  return isYes || wish !== null ? { wish } : null;
}

/** A yes, in any of its words, to the question whether they asked for something; and nothing else. */
export function isYesToAsked(lines: readonly string[], writer: ConfirmationWriter): boolean {
  const clauses = clausesOf(lines) ?? [];
  const isSaid = ({ words }: Clause) => MINE.test(words) || YES.some((each) => each.test(words));
  return clauses.some(isSaid) && clauses.every((each) => isSaid(each) || isPolite(each, writer));
}

const MINE =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|correct|right|ja|jawohl|genau|richtig|stimmt|klar|oui|ouais|exact|bien sur) )*(?:yes|yeah|yep|ok|okay|ja|oui|genau|stimmt|richtig|correct|exact(?:ement)?|(?:that |it |this )?(?:is|was|s) (?:really |indeed )?me|it s me|(?:yes )?i (?:did|am|was|confirm)(?: that| it| this)?|(?:das |es )?(?:bin|war) ich(?: (?:wirklich|selbst|es))?|ich (?:bin|war) (?:es|s|das)|ich bestatige(?: das| es| hiermit)?|(?:hiermit )?bestatigt|c (?:est|etait)(?: bien)? moi|je confirme|confirme|confirmed)$/;

/** A no, whatever reason stands beside it: nothing of a yes, no wish, and no question. */
export function isDecline(lines: readonly string[]): boolean {
  const clauses = clausesOf(lines) ?? [];
  const isYes = ({ words }: Clause) =>
    YES.some((each) => each.test(words)) || /^(?:if|wenn|falls|si|unless|es sei denn)\b/.test(words);
  return (
    !lines.some((line) => line.includes('?')) && clauses.some(({ words }) => NO.test(words)) && !clauses.some(isYes)
  );
}

/** A yes with questions beside it: what they ask is no condition, as `but can I be Germany?`. */
export function withoutQuestions(
  lines: readonly string[],
  board: Board,
): { readonly rest: readonly string[]; readonly asked: readonly string[] } {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/));
  const isInformed = (sentence: string) =>
    sentence.trim().endsWith('?') &&
    !/^\W*(?:but|aber|mais|only|nur|seulement)\b/i.test(sentence) &&
    (readQuestions(sentence, board)?.every(({ question }) => TOLD_TO_NEWCOMERS.has(question.topic)) ?? false);
  return { rest: sentences.filter((each) => !isInformed(each)), asked: sentences.filter(isInformed) };
}

/** What somebody who says yes asks only to know. */
const TOLD_TO_NEWCOMERS: ReadonlySet<Topic> = new Set<Topic>([
  ...([
    'deadline',
    'late',
    'order',
    'results',
    'phase',
    'start',
    'win',
    'rules',
    'map',
    'page',
    'message',
    'units',
  ] as const),
  ...(['power', 'length', 'effort', 'gm', 'judge', 'names', 'center', 'filed'] as const),
]);

interface Clause {
  readonly said: string;
  /** Folded, in small letters. */
  readonly words: string;
}

/** Null: it tells more than that. */
function clausesOf(lines: readonly string[]): readonly Clause[] | null {
  const text = lines.join('\n');
  if (text.length > LONGEST) return null;
  return text.split(/[,;:.!?()\n]+|\s[-–—]\s|\s(?:and|und|et)\s/).map((clause) => {
    const said = clause.replace(/\p{Extended_Pictographic}|\uFE0F/gu, '').trim();
    const words = foldText(said)
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
    return { said, words };
  });
}

function isPolite({ said, words }: Clause, writer: ConfirmationWriter): boolean {
  return words === '' || GLAD.test(words) || GREETING.test(said) || isCourtesy(foldText(said), writer);
}
