/** Words of a loose reading (loose-orders.ts), folded, in small letters. */

/** Tags of sentences (language/signs/lexicon.ts) that say of all beside them that it is not decided, or not meant now. */
export const OPEN_TAGS =
  /(?<= )(?:MAYBE|PONDER|IMAGINE|SORTOF|ALMOST|DRAFT|OTHER GAME|OLD TURN|NEXT TURN|NOTYETFINAL|WOULDPLAY|STOP) /;
export const VOID_TAGS = /(?<= )VOID /;
/** And of a sentence with orders in it. */
export const QUIET_TAGS = /(?<= )(?:EARLIER|CLAIM|ACCORDING|QUOTE|WHICH|ASK) /;
/** What a sentence says hangs on something. */
export const HINGED_TAGS = /(?<= )(?:IF|DEPEND|ELSE|OR|EITHER|ALTER) /;
export const DENYING_TAGS = /(?<= )(?:NEG|REFUSE|WAIT|ONLY|BEFORE) /;
export const OF_ORDERS_TAGS = /(?<= )(?:FILE|ORDERS|SENT|THESE|VALID|FINAL|PLAY) /;
/** No condition, and no word against what stands beside it. */
export const POLITE_IF =
  /(?<=, |\b(?:and|but|so) )never mind\b[^.:;!?]*|^\W*(?:after|nach|apres) (?:much|long|some|reiflicher|langem|langer|mure)[^:,]*[:,]|\bask(?: me)? (?:whether|if)\b[^.:]*|\b(?:would it be|is it|serait-il|ware es|ist es) (?:possible|moglich)\b|\bif (?:you (?:would|could|please|don't mind|wouldn't mind|can|like)|possible|only for|that(?:'s| is) (?:ok|okay|alright|all right|possible)|it(?:'s| is) not too late|it isn't too late|i may|allowed)\b|\bwenn (?:es )?(?:geht|moglich|das (?:geht|ok ist|moglich ist)|moglich ist)\b|\bwenn'?s (?:geht|moglich ist)\b|\bfalls (?:moglich|es geht)\b|\bsi (?:possible|c'est possible|vous (?:le )?(?:voulez|pouvez|permettez)(?: bien)?|tu (?:peux|veux)|ca ne (?:vous|te) derange pas)\b|\b(?:doch lieber|oder lieber|(?:my|mein|mon) (?:english|deutsch|francais|anglais)|you never know|on ne sait jamais|man weiss (?:ja )?nie|kommando zuruck|changed? (?:my mind|of (?:plans?|heart))|chang\w+ (?:d'avis|d'idee|de (?:plan|programme))|plan(?:a|ae)nderung|umentschieden|on second thoughts?)\b|\b(?:sir or madam|damen oder herren|madame ou monsieur)\b|\b(?:tell me|let me know|sagen sie(?: mir)?|sag(?:t)? mir|dites[- ]moi|dis[- ]moi)\b.*|\bou (?=\w+ (?:le |la |l'|les )?(?:vin|soleil|biere))/gi;
export const ALL_UNITS =
  /\b(?:3|three|drei|trois|all|alle|toutes|tous)\b(?: \w+)? (?:units?|pieces?|einheiten|figuren|unites|pions)\b/;
/** Slips in the words for units. */
export const NEAR_ARMY =
  /^(?:ar+m[eéi]?[ey]?s?|armey|ammy|arme[ei]n?|armehe?n?|larme+|trupen?|soldat\w*|soldirs?|soliders?)$/;
export const NEAR_FLEET =
  /^(?:fl[eo]t+e?|fleat|fleets?|flot+t?e?n?|floote|bato|batau|bateu|shif?f?|schif+|shipp|bot|boad)$/;
/** It leads to what stands below. */
export const LEADING = /:\s*$|\b(?:only|unless|nur|seulement|uniquement)\b/i;
/** What was, what others say or do, and what must not be. */
export const QUIET_WORDS =
  /\b(?:told|erzahl\w*|raconte\w*|according to|hatte (?:\w+ ){1,7}ge\w+t|my (?:very )?first game|played|opening|article|theory|theorie|statisti\w*|partien|toy(?:ed)? with|hatte (?:die|den|das|meine?)|aurait|bet you|laut|d'apres|has asked|have asked|asked for|hat gebeten|demande que|interesting)\b|^\W*(?:say|suppose|assuming|angenommen|supposons|mettons)\b|\b(?:(?:fourteen|\w+) year old|swears?|(?:ware|ware\w*|serait|would be) (?:schon |doch |ja |wirklich |vraiment |quite |rather |really )*(?:frech|lustig|gut|besser|schon|super|drole|bien|mieux|good|better|fun|great)|went|sailed|moved|took|(?:was|were)(?! (?:thinking|wondering))|wanted to|wollten?|voulais|ging(?:en)?|zog(?:en)?|fuhr(?:en)?|(?:est|sont|suis) (?:allee?s?|partie?s?|entree?s?)|etait|etaient|avait|(?:wurden?|ist|sind) vertrieben|(?:ete|est|sont) delogee?s?|(?:he|she|they|someone|somebody|son|daughter|brother|sister|wife|husband|friend|people|book) (?:says?|said|thinks?|thought|told|tells?|wants?|suggests?|believes?)|(?:er|sie|jemand|sohn|tochter|bruder|schwester|frau|mann|freund|freundin|leute) (?:sagt|meint|glaubt|findet|denkt|will|sagte|meinte)|(?:il|elle|on|quelqu'un|fils|fille|frere|soeur|mari|femme|ami|amie|copain|gens) (?:m'a )?(?:dit|pense|croit|veut|trouve|conseille|suggere)|sa(?:ys|id)|sagt|meint|es hiess|m'a dit|yesterday i|gestern (?:schrieb|hab)\w*|hier j'av\w+|we could|on pourrait|vorstellen|have to think|not sure yet|no wait|doch nicht|ach nein|ah non|never|auf keinen fall|keinesfalls|niemals|jamais|surtout|whether|whatever|ob|decide|undecided|entscheid\w*|schwank\w*|hesit\w*|wonder|frage mich|demande si|keep out|stay out|stay away|last (?:game|time|year)|im letzten|derniere fois|would it|would that|could i|can i|darf (?:ich|man|meine?)|puis-je|torn between|il parait|rumou?rs?|apparently|angeblich|munkelt|little bird|irgendwann|eines tages|some ?day|one day|eventually|un jour|je (?!vais|fais|sais|\w+rais\b)\w+ais)\b/;
/** Who is meant by these is not the judge, where another power is named. */
export const MEANS_OTHERS =
  /\b(?:you|your|yours|you're|you'll|both|dear|du|dir|dich|dein\w*|ihr|euch|euer\w*|lieber?|vous|votre|vos|tu|te|toi|ton|ta|tes|t'|cher|chere|message|nachricht|brief|lettre|tell|sag|dis|dites)\b/;
/** `Dear Kaiser`: not to the judge. */
export const RULERS =
  /\b(?:chere?|dear|lieber?|hi|hello|salut|hallo|bonjour|majestat|majesty|ciao|carissim\w+|caro|cara|amico|hola) (?:\w+ )?(?:kaiser\w*|zar\w*|tsar\w*|czar|sultan|konig\w*|king|queen|roi|reine|archduke|erzherzog|neighbou?r|nachbar\w*|voisine?|italia|deutschland|russie?|germania|austria|turchia|inghilterra)\b/;
/** A question that is a request to the judge. */
export const REQUEST =
  /\b(?:can|could|would|will) (?:you|we|i have)\b(?=.*\b(?:please|pls)\b)|\b(?:could|can|would|will) you (?:please |kindly )?(?:get|move|send|take|put|let|order|have|make)\b|\bwill you\s*[.!?]*$|\b(?:konn|kann|wurd)\w* (?:sie|du|ihr|bitte)\b|\b(?:pourr|pouv|peu[xt])\w*[ -](?:vous|tu)\b/;
export const LOOSE_HOLD =
  /\b(?:verbleib\w*|verharr\w*|demeur\w*|maint[ie]+n\w*|(?:in|remain\w*|stay\w*) (?:place|position)|ihrer stellung|ses positions|passt auf|protect\w*|guard\w*|digs? in|dug in|sits?|waits?|wait and see|tucked|(?:have|has|takes?) a (?:rest|break)|garrisons?|stands? guard|watch(?:es)? (?:from )?home|where (?:it|he|she|they) (?:is|are)|wartet|ruht|rastet|schaut|liegen|hafen|zu hause|daheim|bewacht|hutet|macht pause|ruht sich aus|monte la garde|garde(?:nt)?|attend|attendent|ancre|repose|chez (?:elle|lui)|tranquill\w*|(?:not|(?:do|does|wo|is|are)n'?t|nicht|pas|ne)\b.*\b(?:move|budge|anywhere|leave|verlass\w*|quitt\w*|boug\w*|ruhr\w*|beweg\w*|fleck))\b/;
export const NOBODY =
  /\b(?:(?:pas de|aucun) mouvements?|no moves|keine zuge|(?:bouge|touche|move|moving|bewege|ruhre|zieh\w*) (?:rien|nothing|anything|nichts|nix)|(?:nobody|no one|none of (?:my|the)|no unit)\b.*\b(?:mov\w*|goes|go|budges?|leaves?)|(?:niemand|keiner|keine einheit)\b.*\b(?:zieht|geht|beweg\w*|ruhrt)|(?:personne|aucune unite)\b.*\bne boug\w*|(?:all|alle|tous|toutes)\b.*\b(?:ruhr\w*|beweg\w*)\b.*\b(?:nicht|not))\b/;
export const LOOSE_HELP =
  /\b(?:hand with|a hand|shove|rucken frei|soutenue?s?|epaulee?s?|supported|unterstutzt|lends?|assist\w*|backs? (?!to\b|rank|in\b|from|at\b|home|into)|backed|backing|cover for|covers for|schutzenhilfe|zur seite|ruckendeckung|schutzt|hilfe|coup de main|aide\w*|appuy\w*|appui\w*|soutien\w*|epaul\w*|main[- ]forte)\b/;
/** The helper stands behind. */
export const HELPED_BY =
  /\b(?:support\w*|backed(?: up)?|back-?up|help|helped|assist\w*|unterst\w+|hilfe|ruckendeckung|appui|soutien|appuyee?|soutenue?|aidee?|aide) (?:\w+ )?(?:by|from|of|von|aus|durch|de|d'|par)\b/;
export const LOOSE_ARMY =
  /^(?:\w{3,}(?:armee|army|truppen?|heer)|troops?|soldiers?|men|guys|boys|lads|truppen?|soldaten|jungs|leute|manner|soldats|troupes?|hommes|gars|regiments?|regimenter)$/;
export const LOOSE_FLEET =
  /^(?:\w{3,}flotte|rafiots?|barque|kutter|dampfer|barge|flotilla|flotille|ships|boats|vessels?|boot|boote|schiffe|kahn|kriegsschiffe?|navires?|bateaux|vaisseaux?|armada|marine)$/;
/** Of a unit that gets no order yet. */
export const UNDECIDED =
  /\b(?:waiting|wait (?:for|until)|warte (?:noch )?auf|attends|telefon\w*|know|kenn\w*|connais\w*|sure|sais|weiss|redis|tell you|think|thinking|not sure yet|nothing for|nichts fur|rien pour|later|tomorrow|tonight|grubel\w*|uberleg\w*|spater|morgen|noch nicht|reflech\w*|plus tard|demain|pas encore)\b/;
/** Where that is, another order says. */
export const ITS_PLACE =
  /\b(?:(?:takes?|taking) (?:its|his|her|their|that)|(?:nimmt|nehmen?|ubernimmt) (?:den|dessen|deren|seinen|ihren|diesen)|pren\w+ (?:sa|leur|cette|la)) (?:place|platz|stelle)\b/;
/** Of a unit that is to be taken off. */
export const LOOSE_REMOVAL =
  /\b(?:remov\w*|disband\w*|drop\w*|give up|lose|without|off|scrap\w*|sacrific\w*|weg|auflos\w*|lose .*auf|entfern\w*|opfer\w*|verzicht\w*|trenn\w*|retir\w*|dissou\w*|suppr\w*|enlev\w*|separ\w*|sacrifi\w*|renonc\w*|passe\w*)\b/;
/** Of another time than a phase of spring (`S`) or fall. */
export const OTHER_TIME: Readonly<Record<string, RegExp>> = {
  S: /\b(?:fall|autumn|winter|herbst|automne|hiver)\b/,
  F: /\b(?:spring|winter|fruhjahr|fruhling|printemps|hiver)\b/,
};
/** What was said before no longer counts. */
export const TAKES_BACK =
  /\b(?:(?:oh|ah|ach|hm+|er+m?|uh|euh|aeh?|aber)[, ]+)*(?:(?:no|nein|non|nee)[,.! ]+(?:wait|sorry|hang on|hold on|actually|scratch that|make (?:that|it)|warte|moment|quatsch|halt|doch|attends|attendez|pardon|plutot|finalement|en fait|mieux)|(?:wait|sorry|actually|warte|moment|quatsch|halt|pardon|en fait|attends|attendez)[,.! ]+(?:no|nein|non)|(?:scratch|scrap|strike|forget) that(?: about)?|make (?:that|it)(?= (?:the )?\p{L}+)|on second thoughts?|(?:ach|ah|oh|euh) (?:no|nein|non)|quatsch|kommando zuruck|i (?:really )?mean[t]?|meint?e ich|ich meint?e|(?:hab(?:e)?|hatte) ich gemeint|je (?:voulais|veux) dire|ou plutot|oder doch(?: lieber)?|besser gesagt|or rather)\b/gu;
/** A unit by the side of the board where it stands. */
export const OF_SIDE =
  /^(?:capital\w*|hauptstadt\w*|north(?:ern)?\w*|south(?:ern)?\w*|east(?:ern)?|west(?:ern)?|nord\w*|sud\w*|ost(?:armee|truppe)|westarmee|ouest)$/;
export const CAPITAL = /^(?:capital\w*|hauptstadt\w*)$/;
export const CAPITALS =
  /^(?:paris|london|berlin|rome?|roma|vienna|moscow|st\.? petersburg|constantinople|ankara|madrid|lisbon|washington|munich|turin|brussels|amsterdam|copenhagen|stockholm|athens|cairo|budapest|warsaw|kiev)$/;
/** Over the sea. */
export const CARRIED =
  /\b(?:on (?:board|the (?:\w+ )?(?:boat|ship|fleet))|land (?:it|them)|rubersch\w*|ubersetz\w*|verschiff\w*|einschiff\w*|embarqu\w*|debarqu\w*|depos\w*|convoie|transport\w*|ferr(?:y|ies)\b)/;
/** To where somebody else leaves, or goes as well. */
export const THERE =
  /\b(?:there|dorthin|dahin|dort|y|behind (?:it|her)|(?:it|her|sa|son|ihren|seinen|a la|an ihre|an seine) ?s? (?:place|platz|stelle))\b/;
