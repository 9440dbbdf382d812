/** Words of a loose reading (loose-orders.ts), folded, in small letters. */

/** Tags of sentences (language/signs/lexicon.ts) of which nothing is offered: what hangs on something, is asked, or is not decided. */
export const QUIET_TAGS =
  /(?<= )(?:IF|DEPEND|ELSE|OR|EITHER|MAYBE|ALTER|NOTYETFINAL|PONDER|IMAGINE|SORTOF|ALMOST|DRAFT|OTHER GAME|EARLIER|OLD TURN|CLAIM|ACCORDING|QUOTE|WHICH|ASK|NEXT TURN|WOULDPLAY|VOID|STOP) /;
/** What was, what others say or do, and what must not be. */
export const QUIET_WORDS =
  /\b(?:went|sailed|moved|took|(?:was|were)(?! (?:thinking|wondering))|wanted to|wollten?|voulais|ging(?:en)?|zog(?:en)?|fuhr(?:en)?|(?:est|sont|suis) (?:allee?s?|partie?s?|entree?s?)|etait|etaient|avait|(?:he|she|they|someone|somebody|everyone|everybody|son|daughter|brother|sister|wife|husband|friend|people|book) (?:says?|said|thinks?|thought|told|tells?|wants?|suggests?|believes?)|(?:er|sie|jemand|sohn|tochter|bruder|schwester|frau|mann|freund|freundin|leute|alle) (?:sagt|meint|glaubt|findet|denkt|will|sagte|meinte)|(?:il|elle|on|quelqu'un|fils|fille|frere|soeur|mari|femme|ami|amie|copain|gens) (?:m'a )?(?:dit|pense|croit|veut|trouve|conseille|suggere)|sa(?:ys|id)|sagt|meint|es hiess|m'a dit|yesterday i|gestern (?:schrieb|hab)\w*|hier j'av\w+|we could|on pourrait|vorstellen|have to think|not sure yet|no wait|doch nicht|ach nein|ah non|never|auf keinen fall|keinesfalls|niemals|jamais|surtout|whether|whatever|ob|decide|undecided|entscheid\w*|schwank\w*|hesit\w*|wonder|frage mich|demande si|keep out|stay out|stay away|last (?:game|time|year)|im letzten|derniere fois|would it|would that|could i|can i|darf|puis-je)\b/;
/** Who is meant by these is not the judge, where another power is named. */
export const MEANS_OTHERS =
  /\b(?:you|your|yours|you're|you'll|both|dear|du|dir|dich|dein\w*|ihr|euch|euer\w*|lieber?|vous|votre|vos|tu|te|toi|ton|ta|tes|t'|cher|chere|message|nachricht|brief|lettre|tell|sag|dis|dites)\b/;
/** A question that is a request to the judge. */
export const REQUEST =
  /\b(?:can|could|would|will) (?:you|we|i have)\b(?=.*\b(?:please|pls)\b)|\b(?:could|can|would|will) you (?:please |kindly )?(?:get|move|send|take|put|let|order|have|make)\b|\bwill you\s*[.!?]*$|\b(?:konn|kann|wurd)\w* (?:sie|du|ihr|bitte)\b|\b(?:pourr|pouv|peu[xt])\w*[ -](?:vous|tu)\b/;
export const LOOSE_HOLD =
  /\b(?:digs? in|dug in|sits?|waits?|wait and see|tucked|(?:have|has|takes?) a (?:rest|break)|garrisons?|stands? guard|watch(?:es)? (?:from )?home|where (?:it|he|she|they) (?:is|are)|wartet|ruht|rastet|schaut|liegen|hafen|zu hause|daheim|bewacht|hutet|macht pause|ruht sich aus|monte la garde|garde|attend|attendent|ancre|repose|chez (?:elle|lui)|tranquill\w*|(?:not|(?:do|does|wo|is|are)n'?t|nicht|pas|ne)\b.*\b(?:move|budge|anywhere|leave|verlass\w*|quitt\w*|boug\w*|ruhr\w*|beweg\w*|fleck))\b/;
export const NOBODY =
  /\b(?:(?:nobody|no one|none of (?:my|the)|no unit)\b.*\b(?:mov\w*|goes|go|budges?|leaves?)|(?:niemand|keiner|keine einheit)\b.*\b(?:zieht|geht|beweg\w*|ruhrt)|(?:personne|aucune unite)\b.*\bne boug\w*|(?:all|alle|tous|toutes)\b.*\b(?:ruhr\w*|beweg\w*)\b.*\b(?:nicht|not))\b/;
export const LOOSE_HELP =
  /\b(?:hand with|a hand|lends?|assist\w*|backs?|backed|backing|cover for|covers for|schutzenhilfe|zur seite|ruckendeckung|schutzt|hilfe|coup de main|aide\w*|appuy\w*|appui\w*|soutien\w*|epaul\w*|main[- ]forte)\b/;
/** The helper stands behind. */
export const HELPED_BY =
  /\b(?:support\w*|backed(?: up)?|back-?up|help|helped|assist\w*|unterst\w+|hilfe|ruckendeckung|appui|soutien|appuyee?|soutenue?|aidee?|aide) (?:\w+ )?(?:by|from|of|von|aus|durch|de|d'|par)\b/;
export const LOOSE_ARMY =
  /^(?:troops?|soldiers?|men|guys|boys|lads|truppen?|soldaten|jungs|leute|manner|soldats|troupes?|hommes|gars|regiments?|regimenter)$/;
export const LOOSE_FLEET =
  /^(?:ships|boats|vessels?|boot|boote|schiffe|kahn|kriegsschiffe?|navires?|bateaux|vaisseaux?|armada|marine)$/;
/** Of a unit that gets no order yet. */
export const UNDECIDED =
  /\b(?:think|thinking|not sure yet|later|tomorrow|tonight|grubel\w*|uberleg\w*|spater|morgen|noch nicht|reflech\w*|plus tard|demain|pas encore)\b/;
/** Of a unit that is to be taken off. */
export const LOOSE_REMOVAL =
  /\b(?:remov\w*|disband\w*|drop\w*|give up|lose|without|off|scrap\w*|sacrific\w*|weg|auflos\w*|lose .*auf|entfern\w*|opfer\w*|verzicht\w*|trenn\w*|retir\w*|dissou\w*|suppr\w*|enlev\w*|separ\w*|sacrifi\w*|renonc\w*|passe\w*)\b/;
/** Of another time than a phase of spring (`S`) or fall. */
export const OTHER_TIME: Readonly<Record<string, RegExp>> = {
  S: /\b(?:fall|autumn|winter|herbst|automne|hiver)\b/,
  F: /\b(?:spring|winter|fruhjahr|fruhling|printemps|hiver)\b/,
};
/** `Paris leaves Burgundy`, `keeps out of it`, `stays in it`: nobody goes there, unless a word leads there. */
export const STAYS_AWAY =
  /\b(?:leaves?|avoids?|spares?|quitte\w*|lasst|verlass\w*|laisse\w*|meid\w*|evite\w*|(stays?|staying|keeps?|remains?|bleib\w*|halt\w*|rest(?:e|ent)))\b/;
