/**
 * Signs that orders are not meant now: what a line around them says of their filing, time, author or condition. Whether such a line
 * is about the orders is decided here, from its words alone; which orders it is about by where it stands
 * (engine/sections/surroundings.ts). Courtesies, the weather and the writer are no signs: a needless question costs a turn too.
 */
import type { Board } from '../../board/board.ts';
import { foldText } from '../../text/fold.ts';
import { allNamesOf } from '../names/board-names.ts';
import { nameKey } from '../names/name-index.ts';

/** Longer lines are cut. */
const LONGEST = 500;

/** `If England agrees:`, `Nur wenn Italien zustimmt:`, `Si l'Allemagne accepte :`. */
const CONDITION =
  /^(?:only |but |and |nur |aber |seulement |mais )*(?:if|unless|once(?! again| more)|when|as soon as|provided|assuming|in case|wenn|falls|sofern|sobald|si|s'ils?|sauf si|des que|sous reserve|au cas ou|a condition)\b.*:$/;
/** `If possible:`, `Wenn es noch geht:`, `Si ce n'est pas trop tard :`: a courtesy. */
const POLITE =
  /\b(?:possible|too late|may|mind|please|allowed|my orders|meine befehle|mes ordres|i see|i read|you have|you get|du zeit|vous avez|moglich|zu spat|noch geht|darf|trop tard|permet\w*|vous plait|te plait)\b/;

/** `Should I do this?`, `Soll ich das machen?`, `Et si je faisais ceci ?`; `Can you file these?` is none. */
const QUESTION = [
  /^(?:or |and |but |so )?(?:(?:should|shall) (?:i|we)\b|can i (?:do|order|play|move|build|use|write)\b|(?:what|how) (?:about|if)(?: (?:i|we) \w+)? (?:this|these|those)\b|why not\b)/,
  /^(?:is|are|would|does|will|could|can) (?:this|these|those) (?:ok|okay|good|right|legal|possible|allowed|valid|better|be|work|correct)\b/,
  /^(?:soll|sollte|darf|sollen) (?:ich|wir)\b|^kann ich (?:das|so|diese|dies)\b|^(?:was|wie) (?:ist|ware) (?:mit|es)\b|^(?:geht|ist|ware|sind|waren) (?:dies|diese)\b|^(?:geht|ist|ware) das(?: so)?(?: erlaubt| moglich| richtig| gut)? ?\?/,
  /^(?:dois|devrais|puis)[- ]je\b|^est-ce que (?:je (?:dois|devrais|peux)|c'est)\b|^et si\b|^(?:est-ce|serait-ce) (?:ceci|cela|ca|legal|possible|permis|bon)\b|^ces ordres (?:sont|seraient)-ils\b/,
];

/** Between two sets of orders, of which one is meant. */
const OR = /^(?:or|or else|alternatively|otherwise|oder|alternativ|ansonsten|ou|ou bien|sinon)$/;

/** What a heading of orders says against them; each is looked for at the beginning of a line that ends with a colon or says no more. */
const AGAINST = [
  // Drafts and thoughts.
  /^(?:(?:a|an|my|our|just|only|first|rough|another|very|some) )*(?:draft|sketch|idea|ideas|proposal|suggestion|example|hypothetical|tentative|maybe|perhaps|possibly|not final|what if|for discussion|thinking (?:of|about)|considering|i am (?:thinking|considering))\b/,
  /^i'm (?:thinking|considering)\b|^(?:i am|i'm) (?:not sure|unsure|in doubt) about (?:these|this|the orders)\b|^suppos(?:e|ing)\b|^from my other game\b/,
  /^(?:(?:ein|eine|mein|meine|nur|erster|erste|grober) )*(?:entwurf|skizze|idee|ideen|vorschlag|uberlegung\w*|vielleicht|eventuell|moglicherweise|beispiel|vorlaufig\w*|noch nicht)\b/,
  /^(?:(?:un|une|mon|ma|premier|premiere|simple) )*(?:brouillon|ebauche|idee|idees|projet|proposition|exemple|peut[- ]etre|eventuellement|provisoire\w*|pas encore)\b/,
  // Another time.
  /^(?:(?:my|the|our|for|orders (?:of|from|for)) )*(?:next|last|previous|old|older|earlier|former|outdated|future|later|yesterday's) (?:turn|phase|season|year|spring|fall|autumn|winter|moves?|orders?|set|round)\b/,
  /^(?:later|for later|afterwards|next time|not now|not yet)$/,
  /^(?:(?:meine|die|der|das|fur|befehle|zuge|vom|von) )*(?:nachste[rnms]?|letzte[rnms]?|alte[rn]?|fruhere[rn]?|vorige[rnms]?|spatere[rn]?|gestrige[rn]?) (?:zug|zuge|runde|jahr|phase|befehle|fruhjahr|herbst|winter)\b/,
  /^(?:spater|fur spater|danach|nicht jetzt|nachstes mal)$/,
  /^(?:(?:mes|les|le|la|au|a la|pour|ordres? (?:du|de la|de)) )*(?:anciens?|anciennes?|precedents?|prochaine?s?|vieux|derniers?|derniere|futurs?) (?:tour|ordres?|saison|annee|phase|printemps|automne|hiver)\b/,
  /^(?:(?:mes|les|le|la|au|a la|pour|ordres? (?:du|de la|de)) )*(?:tour|ordres?|saison|annee|phase|printemps|automne|hiver) (?:prochaine?|suivante?s?|precedente?s?|derniere?|anciens|passee?)\b/,
  /^(?:plus tard|pour plus tard|ensuite|la prochaine fois|pas maintenant)$/,
  // One of several.
  /^(?:option|plan|version|variant|variante|alternative)(?: [a-z0-9]{1,2})?$/,
  OR,
];

/** `Please do NOT file these:`, `Cancel these:`: said to us, with a colon or without. */
const REFUSED = [
  /^(?:not|nicht|pas) (?:these|those|diese|ceux-ci|ces ordres)\b|^(?:these|those) aren't\b|^(?:hold off|wait) (?:on|with) (?:these|this|those)\b/,
  /^(?:please,? )?(?:do not|don't|dont|never) (?:yet )?(?:file|submit|enter|use|process|play|execute|record|count|take|accept|send|adjudicate)(?: (?:these|those|them|any|this|the following|(?:the|my) orders?)\b(?! personally)| below| yet|$)/,
  /^(?:please,? )?(?:cancel|scrap|scratch|forget|ignore|disregard|discard|withdraw|delete|drop|strike|undo)(?: all| all of)? (?:these|this|those|the following|what follows|everything below|the orders below)\b/,
  /^(?:these|those|the following) are (?:not|no|only a|just a|old|from|wrong|outdated)\b|^this is (?:not (?:my|final|for now)|(?:only |just )?(?:a draft|a proposal|an example|an idea))\b/,
  /^(?:bitte )?(?:(?:diese|das|folgende|folgendes|dies)\b.{0,30} )?(?:noch )?nicht (?:eintragen|einreichen|ausfuhren|verwenden|speichern|werten|nehmen|buchen|zahlen|abgeben|gultig)\b/,
  /^(?:bitte )?(?:streiche|losche|ignoriere|vergiss|verwirf|storniere)n?(?: sie)? (?:bitte )?(?:diese|das|dies|folgende|die folgenden|alles)\b/,
  /^(?:diese|das|dies|folgende|folgendes|alles) (?:\p{L}+ )?(?:bitte )?(?:wieder )?(?:streichen|loschen|ignorieren|vergessen|verwerfen|stornieren)\b/u,
  /^(?:diese|folgende|das|dies) (?:befehle |zuge )?(?:sind|ist|gelten|gilt) (?:nicht|noch nicht|nur|alt|ein entwurf|ein vorschlag|falsch)\b/,
  /^(?:merci de |veuillez |svp )?ne pas (?:encore )?(?:les )?(?:enregistrer|prendre|executer|utiliser|jouer|compter|tenir)\b/,
  /^n'(?:enregistrez|enregistre|executez|execute|utilisez|utilise) pas\b|^ne (?:prenez|prends|jouez|joue|comptez|compte|tenez|tiens) pas(?: (?:encore|ces|ceux-ci|cela|ceci)\b|$)/,
  /^(?:merci d'|veuillez )?(?:annule|ignore|oublie|supprime|efface)(?:r|z)? (?:ces|ceux-ci|cela|ceci|ca|les ordres suivants|ce qui suit)\b/,
  /^(?:ces ordres|ceux-ci|ceci) (?:sont|ne sont|n'est|est) (?:pas|seulement|un brouillon|une proposition|anciens|faux)\b/,
];

/** `England suggested:`, `Deutschland schlägt vor:`, `La France propose :`, behind the name of a power or `he`. */
const SAID =
  /\b(?:suggest(?:s|ed)?|propose[sd]?|wants?(?! to know)|wanted|asks|asked|says|said|wrote|writes|told me|ordered|sent me|schlug|schlagt|schreibt|schrieb|sagt|sagte|will$|mochte|bittet|bat|wunscht|propose|a propose|suggere|a suggere|veut|demande|a demande|dit|a dit|ecrit|a ecrit)\b/;
const SOMEBODY = /^(?:he|she|they|my ally|er|sie|mein verbundeter|il|elle|mon allie)$/;

/** What gives the word back to the writer: `England said yes, so here are my orders:`. */
const OWN =
  /\b(?:so|therefore|hence|daher|deshalb|donc),?(?: (?:here|my|hier|meine|voici|mes)\b|$)|\b(?:here are|hier sind|voici)\b/;

export function isSign(text: string, board: Board): boolean {
  const line = foldText(text.slice(0, LONGEST))
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[*_"«»]/g, ' ')
    .replaceAll(/\bs'il (?:vous|te) plait\b,?/g, ' ');
  // Of several sentences, the last one leads on to the orders.
  const parts = line.split(/(?<=[.!?;])\s+/).map((part) => part.replaceAll(/\s+/g, ' ').trim());
  const last =
    parts
      .filter((part) => /\p{L}/u.test(part))
      .at(-1)
      ?.replace(/^[-–—•([\s]+/, '') ?? '';
  const isHeading = /[:：]$/.test(last);
  const bare = last.replace(/[\s:：.,!)\]–—-]+$/, '');
  if (/\?$/.test(last)) return QUESTION.some((question) => question.test(last));
  if (REFUSED.some((refused) => refused.test(bare))) return true;
  // What names somebody is never a mere courtesy: `If England agrees, these are my orders:`.
  if (isHeading && CONDITION.test(last.replace(/\s+:$/, ':'))) return namesSomebody(bare, board) || !POLITE.test(last);
  // Without a colon a line is none but where it says no more: `Draft`, but not `Maybe see you on Sunday`.
  const isAgainst = (against: RegExp) => (isHeading ? against.test(bare) : against.exec(bare)?.[0] === bare);
  if (AGAINST.some(isAgainst) && !OWN.test(bare)) return true;
  return isHeading && SAID.test(bare) && !OWN.test(bare) && namesSomebody(bare, board);
}

/** A line that sets the orders above it against those below it: `OR`, `oder`, `sinon`. */
export function isOr(text: string): boolean {
  return OR.test(
    foldText(text.slice(0, LONGEST))
      .toLowerCase()
      .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
  );
}

function namesSomebody(line: string, board: Board): boolean {
  const { powers } = allNamesOf(board);
  const words = line.split(/[^\p{L}]+/u).slice(0, 4);
  return (
    words.some((word) => SOMEBODY.test(word) || powers.exact.has(nameKey(word))) ||
    /^(?:my ally|mon allie)\b/.test(line)
  );
}
