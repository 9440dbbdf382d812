/**
 * Greetings, thanks, closings and names, as people put them around what they want: the only lines of one's own that need no
 * answer. Whatever goes on after the courtesy with words of the game is none.
 */
import { foldText } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { isOrderWord } from '../locales/other-words.ts';
import { ARMY_WORDS, actAfterUnit, actBeforeUnit, FLEET_WORDS } from '../orders/order-vocabulary.ts';
import { isIntroduction } from './heading-words.ts';

/** Longer lines are sentences. */
const LONGEST = 100;
/** Words after the courtesy itself. */
const MOST_MORE = 6;

/** Beginnings, without accents; `…` in none of them: what follows is looked at. */
const GREETINGS =
  'dear|hello|hi|hey|hiya|howdy|greetings|salutations|good morning|good afternoon|good evening|good day|good night|morning|evening|gentlemen|all|everyone|everybody|hallo|moin|servus|guten tag|guten morgen|guten abend|gruss gott|lieber|liebe|liebes|sehr geehrter|sehr geehrte|bonjour|bonsoir|salut|cher|chere|chers|coucou|hola|buenos dias|buenas tardes|buenas noches|buenas|estimado|estimada|estimados|querido|querida|ola|oi|bom dia|boa tarde|boa noite|caro|cara|cari|ciao|buongiorno|buonasera|salve|gentile|beste|geachte|goedemorgen|goedemiddag|goedenavond|goedendag|hoi|dag|hej|hejsan|hei|heisann|god morgen|god dag|god kveld|god aften|kjaere|kaere|basta|terve|moi|moikka|hyvaa paivaa|czesc|dzien dobry|dobry wieczor|witam|witaj|ahoj|dobry den|szia|sziasztok|kedves|udv|udvozlet|buna|buna ziua|salutare|stimate|zdravo|bok|pozdrav|merhaba|selam|sayin|privet|zdravstvuyte|привет|здравствуйте|добрый день|добрый вечер|доброе утро|привіт|добрий день|γεια|γεια σας|καλημερα|καλησπερα|שלום|مرحبا|こんにちは|お世話になっております|你好|您好|안녕하세요|xin chao|sawasdee|halo|selamat pagi|selamat siang|selamat malam|tere|sveiki|labas|to the judge|to the gm|to whom it may concern|judge|gm';

const CLOSINGS =
  'regards|best|best wishes|best regards|kind regards|kindest regards|warm regards|warmest regards|with best regards|with kind regards|all the best|yours|yours truly|yours sincerely|yours faithfully|sincerely|sincerely yours|respectfully|cheers|thanks|thank you|thx|tx|ty|tia|ta|many thanks|much appreciated|thanks in advance|bye|bye bye|goodbye|good bye|farewell|so long|see you|see ya|cu|later|ttyl|take care|good luck|have fun|have a nice|have a good|have a great|enjoy|happy|merry|welcome|well played|good game|gg|sorry|apologies|my apologies|mfg|lg|vg|bg|viele grusse|vielen dank|besten dank|danke|danke schon|liebe grusse|beste grusse|mit freundlichen grussen|mit freundlichem gruss|freundliche grusse|schone grusse|herzliche grusse|gruss|grusse|bis dann|merci|merci beaucoup|cordialement|bien cordialement|bien a vous|bien a toi|amicalement|amities|a bientot|a plus|sinceres salutations|saludos|saludos cordiales|un saludo|gracias|muchas gracias|atentamente|un abrazo|abrazos|hasta luego|obrigado|obrigada|muito obrigado|abracos|um abraco|cumprimentos|atenciosamente|ate logo|saluti|cordiali saluti|distinti saluti|grazie|grazie mille|a presto|un saluto|groet|groeten|groetjes|met vriendelijke groet|met vriendelijke groeten|mvg|bedankt|dank je|dank u|tot ziens|mvh|med vanlig halsning|med vanliga halsningar|halsningar|tack|tack sa mycket|hilsen|hilsner|med venlig hilsen|med vennlig hilsen|vennlig hilsen|tak|takk|tusen takk|terveisin|ystavallisin terveisin|kiitos|pozdrawiam|pozdrowienia|z powazaniem|dziekuje|dzieki|s pozdravem|diky|dekuji|dakujem|udvozlettel|koszonom|kosz|cu respect|cu stima|multumesc|mersi|s postovanjem|hvala|lep pozdrav|с уважением|спасибо|удачи|с найкращими побажаннями|дякую|с уважение|благодаря|με εκτιμηση|ευχαριστω|tesekkurler|tesekkur ederim|saygilarimla|iyi gunler|בברכה|תודה|مع التحية|شكرا|よろしくお願いします|ありがとうございます|敬具|谢谢|谢谢您|此致|감사합니다|고맙습니다|cam on|tran trong|terima kasih|salam|parimat|tervitades|aitah|paldies|ar cienu|aciu|pagarbiai';

const salutes = lazy(() => starts(GREETINGS));
const farewells = lazy(() => starts(CLOSINGS));

export function isGreeting(line: string): boolean {
  return isCourtesy(line, salutes()) || isIntroduction(line);
}

export function isClosing(line: string): boolean {
  return isCourtesy(line, farewells());
}

/** `ok`, `Alles klar!`, `d'accord`: nothing is asked for. */
export function isAgreement(line: string): boolean {
  return AGREED.test(
    foldText(line)
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
}

const AGREED =
  /^(?:(?:ok|okay|okey|oki|k|kk|alright|all right|all good|fine|perfect|great|super|cool|sounds good|got it|understood|noted|will do|roger|good|very good|alles klar|klar|passt|passt so|gut|sehr gut|verstanden|in ordnung|geht klar|einverstanden|prima|gebongt|ist gut|d accord|entendu|ca marche|ca va|parfait|tres bien|bien recu|compris|c est bon|c est note|bien|thanks|thank you|danke|merci|so|then|dann|alors|no (?:worries|problem|hurry|rush)|take your time|(?:have a )?(?:nice|good|great) (?:weekend|evening|day|week)|(?:same )?to you(?: too)?|you too|cheers|good luck|kein (?:stress|problem|thema|ding)|keine (?:eile|sorge|ursache)|macht nichts|ich warte (?:dann )?(?:einfach )?ab|schone[sn] (?:wochenende|abend|tag|woche)(?: noch)?|(?:euch|dir|ihnen) auch|viel (?:spass|gluck|erfolg)|pas de (?:souci|probleme)|bon week end|bonne (?:soiree|journee|chance)|(?:a )?vous aussi|toi aussi|prenez votre temps|je vous en prie|de rien)(?: |$))+$/;

/** Nothing but signs: a ruled line, a face made of punctuation. */
export function isDecoration(line: string): boolean {
  return !/[\p{L}\p{N}]/u.test(line);
}

/** `Jean`, `- Max`, `Otto (Germany)`, `J. D.`, `King of France`: how people sign. */
export function isName(line: string): boolean {
  const text = line.trim();
  if (text.length > 50 || /[?!:;]|\p{N}/u.test(text)) return false;
  const words = text
    .replace(/^[-–—~/*"'(]+\s*/, '')
    .split(/[\s,()/"]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 5 || words.some(isOfGame)) return false;
  if (words.length === 1) return /^\p{L}[\p{L}\p{M}.'’-]{0,20}$/u.test(words[0]!);
  return words.every((word) => /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}.'’-]*$/u.test(word) || LINKS.has(word));
}

const LINKS: ReadonlySet<string> = new Set('of the de von van der den da di del la le and & y e zu'.split(' '));

/** The courtesy, and a few words after it that are not about the game. */
function isCourtesy(line: string, courtesies: ReadonlySet<string>): boolean {
  if (line.length > LONGEST) return false;
  const words = wordsOf(line);
  for (let many = Math.min(5, words.length); many > 0; many--) {
    if (!courtesies.has(words.slice(0, many).join(' '))) continue;
    const more = words.slice(many);
    return more.length <= MOST_MORE && !more.some(isOfGame);
  }
  return false;
}

function wordsOf(line: string): readonly string[] {
  return foldText(line)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s']/gu, ' ')
    .trim()
    .split(/\s+/);
}

/** Words with which people order and command. */
export function isOfGame(written: string): boolean {
  const word = foldText(written).toLowerCase();
  if (word.length === 1) return false;
  return (
    actAfterUnit(word) !== null ||
    actBeforeUnit(word) !== null ||
    ARMY_WORDS.has(word) ||
    FLEET_WORDS.has(word) ||
    isOrderWord(word) ||
    OTHER_WORDS.has(word)
  );
}

const OTHER_WORDS: ReadonlySet<string> = new Set(
  'set wait nowait draw concede resign press broadcast order orders unit units deadline absence away absent password ready not no if please send make let want need should must pls'.split(
    ' ',
  ),
);

function starts(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((each) => wordsOf(each).join(' ')));
}
