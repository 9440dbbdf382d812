/**
 * Questions and wishes of people who have not read the help, in English, German and French: each is answered with the line
 * that does it. Nothing is done by them.
 */
import type { Message } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';
import { lazy } from '../text/lazy.ts';

/** Longer lines are prose. */
const LONGEST = 100;

const WANT =
  "(?:(?:please|bitte|svp|s'il (?:vous|te) plait|alors|ok|also|und|et|and) )*(?:(?:can|could|may|how (?:can|do|could)|i (?:want|would like|wish|need) to|i'd like to|kann|konnte|wie (?:kann|konnte)|ich (?:mochte|will|wurde gern|wurde gerne|muss)|je (?:veux|voudrais|souhaite|dois|peux)|j'aimerais|puis-je|comment(?: je peux| puis-je| on| faire pour| peut-on)?|pouvez-vous|peux-tu|pourriez-vous|est-ce que je peux)(?: (?:i|you|we|ich|man|ihr|sie|du|mir|bitte|gern|gerne|vous|on|me|m'|nous))*(?: (?:please|bitte))? )?";
const MY_ORDERS = '(?:(?:my|our|the|meine|die|mes|nos|les|ses) )?(?:orders|befehle|zuge|ordres|mouvements|coups)';
const NEXT = '(?:(?:the|my|die|der|das|meine|la|le|notre|ma|prochaine?|nachste|next|naechste) )*';

const ONE_LINE: Message = { code: 'player/one-line-does' };

/** Whole lines, folded, small, without commas and the signs at the end. */
const QUESTIONS: readonly (readonly [sentences: readonly string[], message: Message, suggestion: string | null])[] = [
  [
    [
      `(?:what|was) (?:is|ist) ${NEXT}(?:deadline|frist|abgabefrist)`,
      `(?:quelle|quand) est ${NEXT}(?:date limite|deadline|echeance)`,
      `(?:bis )?wann (?:ist|sind|lauft|muss ich|mussen)\\b.*\\b(?:frist|deadline|abgabe|abgabefrist|fallig|abgeben|schicken)(?: (?:ab|aus|sein))?`,
      "(?:jusqu'a )?quand (?:dois-je|faut-il|doit-on|je dois)\\b.*\\b(?:ordres|envoyer|rendre).*",
    ],
    ONE_LINE,
    'STATUS',
  ],
  [
    [
      `${WANT}(?:see|show me|sehen|ansehen|zeig(?:e|t|en sie)?(?: mir)?|voir|montrez(?:-moi)?|montre(?:-moi)?|revoir|consulter) ${MY_ORDERS}(?: (?:an)?sehen)?`,
      `${WANT}${MY_ORDERS} (?:an)?sehen`,
      `(?:wo|wie|ou) (?:sehe ich|finde ich|kann ich|vois-je|puis-je voir|sont) ${MY_ORDERS}(?: (?:an)?sehen)?`,
      `(?:have|did|are|sind|habt ihr|haben sie|hast du|avez-vous|as-tu|est-ce que|est-ce que vous avez)(?: (?:you|bien))*(?: (?:get|received?|recu))?(?: bien)? ${MY_ORDERS}(?: (?:here|arrived|there|received|registered|da|angekommen|bekommen|erhalten|eingegangen|schon|recu|arrives|sont|ont|ete|recus|enregistres|bien|deja))*`,
    ],
    ONE_LINE,
    'ORDERS',
  ],
  [
    [
      `(?:i|i'd) (?:want|would like|like|wish) to (?:cancel|withdraw|take back|delete|change) ${MY_ORDERS}`,
      `${WANT}(?:annuler|supprimer|effacer|retirer|annulez|annule|effacez)(?: (?:tous|toutes))?(?: ${MY_ORDERS})?`,
      `${WANT}(?:alle )?${MY_ORDERS} (?:zurucknehmen|loschen|stornieren|zuruckziehen|streichen)`,
    ],
    ONE_LINE,
    'CLEAR',
  ],
  [
    [
      '(?:can|could|would) you (?:please )?(?:send|show|give|mail) (?:me )?(?:the|a) (?:map|board)(?: please)?|the map',
      `${WANT}(?:(?:m')?envoyer |(?:me )?montrer |envoyez(?:-moi)? |envoie(?:-moi)? |montrez(?:-moi)? |montre(?:-moi)? |voir |avoir )?(?:la|une) carte(?: svp| s'il (?:vous|te) plait)?`,
      `${WANT}(?:schick(?:t|en sie|e)? |zeig(?:t|en sie|e)? )?(?:mir )?(?:bitte )?(?:die|eine) karte(?: (?:schicken|sehen|zeigen|haben|bitte))*|karte bitte`,
    ],
    ONE_LINE,
    'MAP',
  ],
  [
    [
      '(?:can|could|would) you (?:please )?(?:send|show|give|mail) (?:me )?the rules(?: please)?|(?:the )?rules please',
      `${WANT}(?:(?:m')?envoyer |envoyez(?:-moi)? |envoie(?:-moi)? |voir |avoir |lire )?les regles(?: du jeu)?(?: svp| s'il (?:vous|te) plait)?`,
      `${WANT}(?:schick(?:t|en sie|e)? |zeig(?:t|en sie|e)? )?(?:mir )?(?:bitte )?die (?:spiel)?regeln(?: (?:schicken|sehen|lesen|haben|bitte))*|regeln bitte`,
    ],
    ONE_LINE,
    'GET RULES',
  ],
  [
    [
      '(?:i|we) (?:want|would like|wish|vote) (?:to vote )?(?:for )?(?:a |to )?draw',
      `${WANT}(?:voter |proposer )?(?:pour )?(?:un |une |la )?(?:match nul|partie nulle|nulle?)(?: svp)?`,
      `${WANT}(?:fur )?(?:ein |einem |auf )?(?:remis|unentschieden)(?: (?:stimmen|vorschlagen|anbieten|abstimmen|bitte))*`,
    ],
    ONE_LINE,
    'DRAW YES',
  ],
  [
    [
      "(?:i (?:want|would like|wish|have) to|i'd like to) resign(?: (?:from )?(?:the|this|my) game)?",
      "(?:je demissionne|j'abandonne|j'arrete|je quitte)(?: (?:la|cette|ma) partie| le jeu)?",
      'ich (?:gebe auf|steige aus|trete zuruck|hore auf|gebe (?:die|diese|meine) (?:partie|stellung) auf)',
    ],
    ONE_LINE,
    'RESIGN',
  ],
  [
    [
      '(?:please )?wait for me(?: please)?',
      "(?:svp |s'il (?:vous|te) plait )?(?:attendez|attends)(?:-| )moi(?: svp| s'il (?:vous|te) plait)?",
      '(?:bitte )?(?:wartet|warte|warten sie)(?: bitte)? auf mich(?: bitte)?',
    ],
    ONE_LINE,
    'SET WAIT',
  ],
  [
    ['je suis prete?|nous sommes pretes?', 'ich bin (?:bereit|fertig|so weit|soweit)(?: fur die auswertung)?'],
    ONE_LINE,
    'SET NOWAIT',
  ],
  [
    [
      '(?:all|all of|everybody|everyone|everything)(?: (?:my|our|the|units?))* holds?|i pass|i do nothing|nothing to do(?: this turn)?',
      '(?:tout le monde|tous|toutes|(?:toutes )?mes unites|tout)(?: (?:toutes|tous))? (?:tient|tiennent|reste|restent|ne bouge pas|ne bougent pas)(?: (?:toutes|tous|sur place))?',
      'je ne bouge (?:pas|rien)|je passe(?: mon tour)?|rien a faire(?: ce tour)?|(?:je ne fais|on ne fait) rien(?: ce tour)?',
      '(?:alle|alles|(?:alle )?meine einheiten)(?: (?:alle|einheiten))? (?:halten|halt|bleiben?(?: stehen)?|steht|stehen)|ich (?:passe|mache nichts|ziehe nicht|tue nichts)(?: diese runde)?|nichts zu tun',
    ],
    { code: 'player/hold-each' },
    null,
  ],
  [
    [
      "(?:and )?(?:what (?:do i have to do|can i (?:do|write)|should i (?:do|write)|must i do)|how (?:do|can|should) i (?:send|write|give|enter|submit)(?: in)?(?: my| the)? orders|how does (?:this|it) work|i (?:don't|do not) (?:understand|get it)(?: .{1,30})?)",
      "(?:et )?(?:que|qu'est-ce que) (?:dois-je|je dois|puis-je|je peux|faut-il)(?: (?:faire|ecrire|envoyer))?|(?:comment|ou) (?:on |je |j'|dois-je |faut-il |faire pour |puis-je )?(?:envoie|envoyer|ecrire|donner|donne|ecris|saisir)(?: (?:des|mes|les|ses) ordres)?(?: svp)?|comment (?:ca marche|jouer|ca fonctionne)|je ne comprends (?:pas|rien)(?: .{1,30})?|je suis (?:nouveau|nouvelle|debutante?)",
      '(?:und )?was (?:muss|soll|kann) ich (?:tun|machen|schreiben|schicken)|wie (?:gebe|schicke|schreibe|sende|mache|funktionieren)(?: ich)?(?: (?:meine|die))? (?:befehle|zuge)(?: (?:ein|ab))?|wie (?:geht|funktioniert) (?:das|es)(?: hier)?|ich (?:verstehe|versteh) (?:das |es )?(?:nicht|nichts)(?: .{1,30})?|ich bin (?:neu|anfanger|anfangerin)(?: hier)?',
    ],
    { code: 'player/how-to-order' },
    'HELP ORDERS',
  ],
  [
    [
      "(?:i (?:want|would like) to|i'd like to|how (?:do|can) i|can i|may i) (?:write|talk|speak|send a message|send a mail) to .{2,40}",
      "(?:je (?:veux|voudrais|souhaite|peux)|j'aimerais|comment|comment je peux|puis-je|comment puis-je) (?:ecrire|parler|envoyer un (?:message|mail|e-mail))(?: (?:a|au|aux) .{2,40}| a? ?l'.{2,40})",
      '(?:ich (?:mochte|will|wurde gern|wurde gerne)|wie kann ich|kann ich|wie) .{2,40} (?:schreiben|eine nachricht schicken)|wie schreibe ich .{2,40}',
      '(?:tell|say to) .{2,20} that .+|(?:dites|dis) (?:a|au|aux) .{2,30} que .+|(?:sag|sagt|sagen sie) .{2,30} dass .+|(?:message|nachricht) (?:to|for|an|fur|pour|a) .{2,20}:.*',
    ],
    { code: 'player/how-to-write' },
    null,
  ],
];

const compiled = lazy(() =>
  QUESTIONS.map(
    ([sentences, message, suggestion]) => [new RegExp(`^(?:${sentences.join('|')})$`), message, suggestion] as const,
  ),
);

/** The answer to a line; null where it is none of these. Of several sentences the last that is one counts. */
export function answerToQuestion(
  line: string,
): { readonly message: Message; readonly suggestion: string | null } | null {
  if (line.length > LONGEST) return null;
  const sentences = foldText(line)
    .toLowerCase()
    .split(/[.!?]+(?:\s|$)/)
    .map((each) => each.replace(/[,\s]+/g, ' ').trim())
    .filter((each) => each !== '');
  // `Bonjour, je suis nouveau. Que dois-je faire ?`
  const said = sentences.map((each) => each.replace(/^(?:hello|hi|hallo|bonjour|salut|guten tag|moin|hey) /, ''));
  const found = said.flatMap((each) => compiled().filter(([sentence]) => sentence.test(each)));
  if (found.length === 0 || found.length < said.length) return null;
  const [, message, suggestion] = found.at(-1)!;
  return { message, suggestion };
}
