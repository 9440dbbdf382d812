/** Sentences that ask something, in English, German or French: what about, and which powers and places they name. Nothing is done by them. */
import type { Board } from '../../board/board.ts';
import type { Power, Province, UnitType } from '../../board/variant.ts';
import type { QuestionAsked, Topic } from '../../messages/player-messages.ts';
import { foldText } from '../../text/fold.ts';
import { allNamesOf } from '../names/board-names.ts';
import { topicOf } from './topic-words.ts';

/** Longer sentences tell a story. */
const LONGEST = 160;

/** What begins a question without its sign. */
const OPENING =
  /^(?:how|what|whats|ca veut dire|cest quoi|a quelle heure|j ai combien|kannst|konnt ihr|gewinnt man|when|where|who|whom|whose|which|why|can|could|may|might|do|does|did|is|are|am|was|were|will|would|should|shall|has|have|must|wie|wieviele?|was|wann|wo|wohin|woher|wer|wen|wem|welche[rsnm]?|warum|wieso|weshalb|kann|konnen|konnte|darf|durfen|muss|mussen|ist|sind|bin|bist|hat|haben|hast|habt|gibt|soll|werden|wird|comment|que|qu|quoi|quand|ou|qui|quel|quelle|quels|quelles|pourquoi|combien|puis je|peut on|peux tu|pouvez vous|peut il|est ce|est il|suis je|ai je|a t|avez vous|as tu|dois je|faut il|doit on|y a t|c est quoi|c est qui|et si|what if|und wenn|bis wann|auf wen|mit wem|von wem|an wen|by when|until when|to whom|jusqu|a qui|a quoi|en quelle|dans quelle|de combien|pour quand|avant quand)\b/;
/** Wishes and worries that are answered like questions. */
const WISH =
  /^(?:(?:les |die |the |mes |my |meine )?(?:flottes|armees|flotten|armeen|fleets|armies) (?:peuvent|konnen|can)\b|i (?:don t|do not|didn t|cannot|can t|can not) (?:\w+ )?(?:understand|know|get|see|find|want|like)|i (?:want|would like|need|wish|d like|wonder|forgot|am new|am lost|am confused|m new|m lost|m confused|quit|give up)|i m (?:not sure|confused|lost|new)|we (?:want|would like)|annuler$|(?:tell|say to) (?:\w+ ){1,3}that|(?:la |die |the )?(?:carte|karte|map|rules|regeln|regles)\b|(?:envo(?:yez|ie)|schick(?:t|e|en sie)?|send) (?:\w+ ){0,4}(?:carte|karte|map|rules|regeln|regles)\b|je (?:demissionne|passe|ne bouge pas)|sagt?\b|ich passe|i pass|(?:all|alles?|tout le monde|every(?:body|thing)|toutes?)(?: \w+){0,3} (?:holds?|halten|tien(?:t|nent)|stehen)$|mein wunsch|my wish|mon souhait|tell me|explain|show me|please (?:tell|explain|help|stop)|help|unsubscribe|stop|no idea|not sure|ich (?:verstehe?|versteh|weiss|kapier\w*|finde|mochte|will|wurde|wollte|hatte gern\w*|brauche|bin neu|frage mich|kann nicht|hore auf|steige aus|gebe auf|hab\w* (?:keine|vergessen))|wir (?:mochten|wollen)|sag(?:t|en sie)? mir|erklar\w*|zeig\w*|hilf|hilfe|keine ahnung|je (?:ne|n)\b.*(?:comprends|sais|vois|trouve|peux|veux)|je (?:voudrais|veux|souhaite|suis (?:nouveau|nouvelle|perdu|debutant)|me demande|quitte|abandonne|comprends|sais)|j (?:aimerais|abandonne|arrete|ai (?:oublie|besoin|une question))|dites moi|dis moi|explique\w*|montre\w*|aide\w*|pas compris|aucune idee)\b/;
/** What is said rather than asked, and answered all the same. */
const SAID =
  /\b(?:(?:je peux|puis je|ich kann) avoir|thanks?|thank you|i want out|ich steig\w*|scrap what|cancle|cancel the (?!orders? for)|annulez? (?:tout|svp|ce qu)|di(?:s|tes) (?:a|au|aux)|zug zuruck|stehen bleiben|ne bouge rien|heisst das|je vais ou|wohin jetzt|move everything|be a draw|remis zwischen|wrong person|remove this address|falsche adresse|trompez de personne|redonne\w* moi|swap two|laissez tomber|good luck|count me|i m in|bin dabei|gern dabei|mach\w* (?:ich )?mit|ja gern\w*|avec plaisir|ok pour moi|volontiers|partant|ohne mich|doch nicht|austragen|passe mon tour|desist\w*|retirez|say no|not this time|merci|vielen dank|danke|good luck|passwor[dt]|mot de passe|unsubscribe|new (?:e-?mail|address)|neue (?:e-?mail|adresse)|nouvelle adresse|falschem namen|spelled|suis une dame|inscrivez|eintragen|inscri\w*|a tous|said hi|liebe grusse|grand bonjour|pour moi|for me|fur mich|c est fait|ok done|rappelez|prevenir|supprimez|nimm bitte|keine mails|spielen|love to be|i want|would like to watch|present|versehen|peur d avoir|can t open|(?:ignore|disregard|oubliez?|vergesst) .*(?:mail|message|nachricht)|mail war nicht)\b/;
const COURTESY =
  /^(?:(?:hello|hi|hey|wait|my mate says|dear (?:all|judge|gm|sirs?)|good (?:morning|evening|day|afternoon)|sorry|excuse me|please|pls|thanks|thank you|ok|okay|so|and|but|well|also|just|hm+|um+|oh|one (?:more |quick )?question|quick question|(?:another|a|my) (?:short |quick |stupid |silly |dumb )?question|by the way|btw|there|again|judge|team|hallo|hi|moin|servus|guten (?:tag|morgen|abend)|entschuldigung|sorry|verzeihung|bitte|danke|und|aber|also|nur|mal|na|ah|ach|noch (?:ne|eine|mal)? ?frage|(?:eine |kurze |blode |dumme |meine )*frage|ubrigens|ihr lieben|liebe\w* (?:judge|spielleit\w*|leute)|zusammen|bonjour|bonsoir|salut|coucou|pardon|excusez moi|desolee?|s il (?:vous|te) plait|svp|merci|et|mais|alors|euh|donc|bon|juste|(?:une |petite |autre |encore une )*question|au fait|dites|dis|a tous|cher\w* (?:arbitre|juge|tous)) )+/;

/** The questions of a line, one for each of its sentences; null where it asks nothing that can be told apart. */
export function readQuestions(
  line: string,
  board: Board | null,
): readonly { readonly text: string; readonly question: QuestionAsked }[] | null {
  if (line.length > 4 * LONGEST || /^\s*[>|]/.test(line)) return null;
  const found = sentencesOf(line).flatMap((text) => {
    const question = readQuestion(text, board);
    return question === null ? [] : [{ text: text.trim(), question }];
  });
  const isUnclear = found.length > 0 && found.every(({ question }) => question.topic === 'unclear');
  // `I moved from Ankara to Smyrna. Is that right?` asks about what was said before.
  const whole = isUnclear && line.length < LONGEST ? readQuestion(line, board) : null;
  if (whole !== null && whole.topic !== 'unclear') return [{ text: line.trim(), question: whole }];
  const known = found.filter(({ question }) => question.topic !== 'unclear');
  const told = known.length > 0 ? known : found;
  const last = told.filter(
    ({ question }, n) => told.findLastIndex((other) => other.question.topic === question.topic) === n,
  );
  if (last.length > 1) return last;
  return last[0] === undefined ? null : [{ ...last[0], text: line.trim() }];
}

function sentencesOf(line: string): readonly string[] {
  return line.split(/(?<=[?!…]|[a-zà-ÿ]{3}\.)\s+(?=\p{L}|¿)/u).filter((text) => /\p{L}/u.test(text));
}

function readQuestion(sentence: string, board: Board | null): QuestionAsked | null {
  if (sentence.length > LONGEST) return null;
  const isAsked = /\?\s*["')!.…]*\s*(?::-?\)|;-?\))?\s*$/.test(sentence);
  const bare = plain(sentence);
  const words = `${bare} `.replace(COURTESY, '').trim();
  const said = words === '' ? bare : words;
  const isWish = WISH.test(said) || SAID.test(bare);
  if (!isAsked && !OPENING.test(said) && !isWish && !clausesOf(sentence).some((each) => OPENING.test(each)))
    return null;
  // `should read: A Par - Pic` corrects an order, `could you cancel A Par - Bur?` takes one back.
  if ((!isAsked || NOT_REACH.test(said)) && /\b[AF] \p{L}{3,} ?(?:-|→)/u.test(sentence)) return null;
  const { powers, places } = board === null ? { powers: [], places: [] } : namesIn(board, sentence);
  const unit = /\bA (?=[A-Z])/.test(sentence) ? 'A' : unitIn(said);
  const topic = topicWith(said, bare, { powers, places, isAsked }, board);
  return topic === null ? null : { topic, powers, places, unit };
}

/** `I am worried, did you get my orders`. */
function clausesOf(sentence: string): readonly string[] {
  const clauses = sentence.split(/[,;:…]\s|\.{2,}\s?/);
  return clauses.length === 1 ? [] : clauses.map((each) => `${plain(each)} `.replace(COURTESY, '').trim());
}

/** Small letters without marks and signs, words apart by single spaces. */
function plain(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[^a-z0-9.-]+|(?<![a-z])[.-]|[.-](?![a-z])/g, ' ')
    .replace(/-(?=[a-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Named {
  readonly powers: readonly Power[];
  readonly places: readonly Province[];
  readonly isAsked: boolean;
}

const PLAYS =
  /^(?:(?:do you know |weisst du |savez vous )?(?:who|wer|qui|whos|which (?:player|person)|welcher spieler|quel joueur)\b)/;
const OF_POWER =
  /\b(?:win|winning|lead\w*|centers?|centres?|zentren|ahead|fuhrt|gewinnt|gagne|tete|late|ordered yet|spat|retard|ordered|sent|geschickt|envoye|befohlen|attack\w*|talk|write|message)\b/;
const HAS_ORDERED =
  /^(?:has|have|did|hat|haben|a|est ce que|t|la|le|l)\b.*\b(?:ordered|sent|submitted|geschickt|abgegeben|befohlen|eingereicht|envoye\w*|donne|rendu|joue)\b/;
const MOVES =
  /\b(?:move|moves|go|goes|get|gets|reach|reaches|come|comes|sail|sails|march|travel|enter|walk|attack|to|from|border|borders|next to|neighbou?rs?|adjacent|touch\w*|connected|bordering|zieh\w*|geh\w*|komm\w*|kam\w*|erreich\w*|fahr\w*|marschier\w*|nach|von|grenz\w*|angrenz\w*|neben|benachbart|nachbar\w*|all\w*|va|vont|peut|atteindre|rejoindre|venir|entrer|naviguer|vers|touche\w*|voisin\w*|limitrophe\w*|frontiere|cote|depuis|de|jusqu)\b/;
const CAN =
  /^(?:\w+ ){0,5}(?:can|could|may|does|do|is|are|kann|konnte|komm\w*|darf|grenzt|ist|liegt|geht|peut|puis|est ce|touche\w*|une|un|la|le)\b/;
const WHERE =
  /\b(?:where|which (?:places|provinces|spaces|fields)|wohin|wo|welche (?:felder|provinzen|gebiete)|ou|quelles? (?:provinces|cases|regions)|what (?:can|could)|was (?:kann|konnte)|que peut|how far)\b/;
const NOT_REACH =
  /\b(?:cancel\w*|withdraw\w*|take back|instead|not|zuruck\w*|losch\w*|annul\w*|retir\w*|nicht|support\w*|unterstutz\w*|souten\w*|soutien\w*|convoy\w*|konvoi\w*|convoi\w*|swap|tausch\w*|echang\w*|build|bau\w*|constru\w*|mean\w*|bedeut\w*|heisst|signifie|veut dire|why|warum|wieso|pourquoi|retreat|ruckzug|retraite)\b/;

const OWNED =
  /\b(?:owns?|owner|owned|belongs?|who (?:has|holds|controls)|gehort|gehoren|besitzt|besetzt|wer hat|appartien\w*|possede|tient|free|frei|libre|taken|occupee?)\b/;
const UNITS_OF =
  /^(?:how many|where|what|which|wie ?viele|wo|welche|combien|ou|quelles?)\b.*\b(?:units?|armies|fleets?|pieces|troops|einheiten|armeen|flotten|truppen|figuren|unites?|armees|flottes|pions|troupes)\b/;
const WHY_NOT =
  /^(?:why|warum|wieso|weshalb|pourquoi)\b.*\b(?:can t|cannot|can not|(?:kann|darf|konnen)\b.*\bnicht|ne (?:peut|puis|peuvent|peux))\b/;

function topicWith(said: string, bare: string, { powers, places, isAsked }: Named, board: Board | null): Topic | null {
  if (places.some((place) => board?.provinceNumber.has(place) === false)) return 'closed';
  if (places.length === 1 && powers.length === 0 && OWNED.test(said)) return 'owner';
  if (powers.length === 1 && UNITS_OF.test(said)) return 'units';
  if (places.length >= 2 && WHY_NOT.test(said)) return 'reach';
  if (powers.length > 0 && PLAYS.test(said) && !OF_POWER.test(said)) return 'player';
  if (powers.length > 0 && HAS_ORDERED.test(said)) return 'ordered';
  if (powers.length === 1 && /\b(?:bin ich|am i|suis je|je suis)\b/.test(said) && said.split(' ').length < 7)
    return 'power';
  if (
    /^(?:pour quand|bis wann|until when|by when|jusqu a quand|when|wann|quand)\b/.test(said) &&
    topicOf(said) === 'deadline'
  )
    return 'deadline';
  if (!NOT_REACH.test(said)) {
    const isAbout = CAN.test(said) || said.split(' ').length <= 6;
    if (places.length >= 2 && isAbout && MOVES.test(said) && !/\b(?:heure|uhr|time)\b/.test(said)) return 'reach';
    if (places.length >= 2 && said.split(' ').length <= 4) return 'reach';
    // Orders as people tell them.
    if (places.length >= 2 && MOVES.test(said)) return 'order';
    if (places.length === 1 && WHERE.test(said) && MOVES.test(said)) return 'ways';
  }
  const topic = (SAID.test(bare) ? topicOf(bare) : null) ?? topicOf(said) ?? topicOf(bare);
  // A place that the map does not have is no answer: `Vienna to Bavaria?`
  const isOfPlace = places.length === 1 && MOVES.test(said) && !NOT_REACH.test(said);
  if (isOfPlace && (topic === null || topic === 'message' || topic === 'order')) return 'ways';
  // Of what is written to nobody the orders are meant.
  if (
    topic === 'message' &&
    powers.length === 0 &&
    /^(?:what|was|que|qu|quoi)\b|(?:write|schreib\w*|ecri\w*) (?:it|that|this|das|ca)\b/.test(said) &&
    !/\b(?:message|nachricht|mail)/.test(said)
  )
    return 'order';
  if (topic === 'centers' && powers.length === 0) return 'center';
  if (topic !== null) return topic;
  return isAsked && said.includes(' ') ? 'unclear' : null;
}

function unitIn(said: string): UnitType | null {
  if (/\b(?:fleets?|flotten?|flottes?|ships?|schiffe?|navires?|bateaux?|f)\b/.test(said)) return 'F';
  return /\b(?:army|armies|armee|armeen|armees|troops|truppen|troupes)\b/.test(said) ? 'A' : null;
}

/** The names of the board that stand in a sentence; abbreviations only where they are written as such. */
function namesIn(board: Board, sentence: string): Pick<Named, 'powers' | 'places'> {
  const names = allNamesOf(board);
  const words = [...sentence.matchAll(/[\p{L}\p{M}\d.]+/gu)].map(([word]) => word.replace(/\.$/, ''));
  const powers: Power[] = [];
  const places: Province[] = [];
  const afterFrom: boolean[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let many = Math.min(4, words.length - at); many > 0; many--) {
      const written = words.slice(at, at + many);
      const key = foldText(written.join(''))
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '');
      if (key.length < 3 || (key.length === 3 && !isAbbreviation(written[0]!, words[at - 1]))) continue;
      const [place] = names.places.exact.get(key) ?? [];
      const named = names.powers.exact.get(key) ?? names.powers.exact.get(key.replace(/s$/, '')) ?? [];
      if (place === undefined && (named.length === 0 || key.length < 4)) continue;
      if (place !== undefined && named.length === 0) {
        places.push(place as Province);
        afterFrom.push(/^(?:from|von|depuis)$/i.test(words[at - 1] ?? ''));
      } else if (named.length === 1) powers.push(named[0]!);
      at += many - 1;
      break;
    }
  }
  // `Can I get to Rome from Vienna?`
  if (places.length === 2 && afterFrom[1] === true && afterFrom[0] === false) places.reverse();
  return { powers: [...new Set(powers)], places: [...new Set(places)] };
}

/** `Bur`, `A vie`: not `den`, `war`, `par`. */
function isAbbreviation(word: string, before: string | undefined): boolean {
  if (before !== undefined && /^[AFaf]$/.test(before)) return true;
  return before !== undefined && /^\p{Lu}/u.test(word) && !/^(?:Den|War|Par|Mar|Con|Rom|Was)$/.test(word);
}

const LINES: Partial<Readonly<Record<Topic, string>>> = {
  change: 'CLEAR',
  deadline: 'STATUS',
  draw: 'DRAW YES',
  filed: 'ORDERS',
  games: 'LIST',
  leave: 'RESIGN',
  map: 'MAP',
  order: 'HELP ORDERS',
  rules: 'GET RULES',
};

/** The line that does or shows what is asked about; null: none. */
export function lineFor(topic: Topic): string | null {
  return LINES[topic] ?? null;
}
