/** What people write around orders that they give in sentences, in three languages. */

/** Whole clauses that say nothing of the orders beside them; `*`: whatever words follow. Folded, in small letters. */
export const CLAUSES =
  "ok here goes|ok here we go|here's what i want to do|here is what i want to do|this is what i want to do|hi|hi hi|hello|hello again|hello there|hello everyone|hello judge|hey|hey there|hiya|good morning|good morning judge|good evening|good evening everyone|good afternoon|good day|morning|evening|evening all|dear judge|greetings *|let me know *|let's keep it simple|no moves from me *|no moves *|good luck *|i'm at work|if anything is unclear|just write|that's all from me|that's all|that should do it|that's it|here we go|here goes|here they are|as follows|first turn ever|good luck everyone|have a *|hope *|i hope *|best|ta|hugs|xx|xxx|yours|cheers mate|cheerio|ciao|phew|sleep well|stay warm|talk soon|see you *|goodnight|sent while *|sorry|sorry and thanks|sorry for *|sorry about *|apologies *|excuse *|pardon *|first of all|many thanks for *|thanks for *|thank you for *|thanks to *|hi all|hope this *|kisses|later|" +
  "ich trau mich *|ich traue mich *|hallo zusammen|machen wir es einfach|keine zuge *|von mir keine zuge *|sorry fur *|sorry wegen *|hallo nochmal|hallochen|huhu|guten morgen|guten abend|guten tag|schonen guten tag|liebe spielleitung|hallo lieber schiedsrichter|ich bins wieder|ich gruss dich|ich grusse dich|buongiorno|na dann wollen wir mal|das wars|das wars von mir|das war's|das war's von mir|hoffe *|ich hoffe *|falls was fehlt|bitte melden|alles gute|bis bald|bis dann|gute nacht|schonen *|gruss *|viele grusse *|lg *|vg|kusschen|pfiat di|puh|tschuss|servus|dein *|deine *|tausend dank|sorry und danke|entschuldigt *|entschuldigung *|tut mir leid|danke fur *|danke furs *|danke dir|danke nochmal|erst mal danke *|bleibt warm|das musste passen|besten dank im voraus|lieben gruss|danke und gruss|danke und bis bald|bis zur *|" +
  "salut la compagnie|faisons simple|aucun mouvement *|d'abord merci *|bonjour a tous|bonsoir a tous|bonjour monsieur le juge|cher arbitre|chers amis|hello tout le monde|coucou|coucou c'est moi|slt|tchao|a+|a bientot|a plus|a tres vite|au revoir|bisous|gros bisous|bises|bien a vous|bonne *|je reste prudent *|je reste prudente *|avec mes *|avec tous mes *|bon week-end|bonne soiree|merci *|un grand merci|mille mercis|desole|desolee|desole *|desolee *|pardon|pardon pour *|excusez *|respectueusement|salutations *|voila|voici|ouf|zut|d'abord|restez au chaud|ca devrait aller|j'espere *|merci et bonne *|votre *|amities|belle *|cordialement|amicalement";

/** How people begin to correct themselves, with a comma or a colon behind: the order that follows is what counts. */
export const CORRECTING =
  "oh|oh no|oh wait|oh wait no|oops|ooops|whoops|no|no sorry|wait|hang on|ah|ah wait|sorry|sorry sorry|actually|actually no|scratch that|correction|change of plan|change of heart|new plan|ok new plan|my mistake|wrong one|ooops wrong one|oops wrong one|typo|i got that wrong|on second thought|on second thoughts|i changed my mind|i've changed my mind|i meant|" +
  'ups|hoppla|moment|doch nicht|ach halt|ach|oh nein|nein|mein fehler|das war falsch|falsch|planänderung|planaenderung|plananderung|neuer plan|ok neuer plan|korrektur|tippfehler|ich meinte|ich habe es mir anders uberlegt|hab mich umentschieden|ich habe mich umentschieden|' +
  "oups|erreur|attendez|attends|ah attendez|ah non|non|en fait|en fait non|pardon|pardon pardon|changement de plan|mon erreur|oh non|je me suis trompe|je me suis trompee|reflexion faite|correction|j'ai change d'avis|nouveau plan|ok nouveau plan|faute de frappe|je voulais dire|finalement|desole|desolee";

/** Beside the words of headings (heading-words.ts): `my plan is the usual one`. */
export const HEADING_MORE =
  "time s ll m d again troops' plan usual simple one first do think i'll i'd like want here's troops what find be so just only please hi hello ever changes change today's spring fall autumn this new give have got below found it's they " +
  'einfach ganz es mein plan erste ersten erster mochte hatte gern gerne schicken sollen meine einheiten ziehen ziehe spiele hier osterreich anbei zuge wie folgt haben und mach mache ' +
  "premier premiers bien vouloir noter fais plan simple unites jouer joue ci-dessous est vont que c'est mes pour";

/** Before an order, and no part of it. */
export const BEFORE_ORDER = new RegExp(
  String.raw`^(?:${[
    'so|ok(?:ay)?|well|right|then|also|and|finally|lastly|next|now|plus|oh|please|kindly|sadly|unfortunately',
    'for (?:this|my|the) (?:turn|move|build|retreat|first turn)s?|this (?:turn|time|season)',
    "i(?:['’]d| would) (?:like|love)(?: to)?(?: (?:have|see|order|move|send))?|i (?:want|wish)(?: to)?(?: (?:have|see|order|move|send))?",
    "i(?:['’]ll| will|['’]m going to| am going to| have to| must)(?: (?:have|move|send|order))?|i (?:move|send|order|choose)|let|move|send|change|i(?:['’]d| would) rather(?: have)?|new plan",
    '(?:my|the) (?:orders?|moves?|plan) (?:is|are)',
    'also|na dann|dann|und|zuletzt|zuerst|nun|jetzt|bitte|heute|diesmal|f[üu]r (?:diese runde|diesen zug|mich bitte|mich)|leider(?: muss ich)?|lass',
    'ich (?:m[öo]chte|will|w[üu]rde gerne?|h[äa]tte gerne?|werde|muss|schicke|ziehe|bewege|sende|lasse)(?: gerne?| bitte| leider| diesmal)?|als neubau w[äa]hle ich',
    "merci de changer|alors|bon|donc|et|puis|enfin|maintenant|voil[àa]|s[’']il (?:vous|te) pla[îi]t|veuillez|merci de|pour (?:ce tour(?:-ci)?|ma construction|moi)",
    "je (?:voudrais|veux|souhaite|vais|dois|pr[ée]f[èe]re|d[ée]place|envoie|fais|mets|choisis)(?: que)?|j['’](?:aimerais|envoie)(?: que)?|h[ée]las|pour ma construction je choisis",
  ].join('|')})(?:[\s,:]+|(?<=['’]))(?=\S)`,
  'iu',
);

/** Behind an order, and no part of it. */
export const BEHIND_ORDER =
  /[\s,]+(?:please(?: and thank you)?|pls|thanks?|thx|for me|for now|instead|after all|this winter|this (?:turn|time)|then|bitte|danke|stattdessen|doch|diesmal|f[üu]r mich|diesen winter|svp|s['’]il (?:vous|te) pla[îi]t|merci(?: beaucoup| bien)?|alors|finalement|à la place|pour moi|cet hiver|cette fois)[\s.!,]*$/iu;

/** Every unit of one's own, whatever comes: with nothing else left, or nothing but these words. */
const WHO_EN =
  '(?:all(?: of)?(?: my| the| our)?(?: units| pieces| armies and fleets| armies| troops| forces| men| ones| of them)?|everything(?: of mine| i have)?|everyone|everybody|every unit(?: of mine)?|each of my units|(?:my|our) (?:units|pieces|troops|forces|armies and fleets|whole army|entire army|men|people)|they all|we all|all of (?:them|us|mine)|everything and everyone)';
const REST_EN =
  '(?:everything else|everyone else|everybody else|all (?:the )?others?|all else|the rest|the others?|my other units|the other units|the remaining units)';
const WHO_DE =
  '(?:alle(?: meine| unsere)?(?: einheiten| armeen und flotten| truppen| leute| figuren)?|alles|jeder|jede (?:meiner )?einheit(?:en)?|jede meiner einheiten|(?:meine|unsere) (?:einheiten|truppen|leute|armeen und flotten)(?: alle)?|(?:meine|die) ganze armee|(?:die|sie|wir)(?: bleiben| halten)? alle|allem|allen (?:einheiten|armeen und flotten|meinen einheiten))';
const REST_DE =
  '(?:alle anderen|alles andere|der rest|die anderen|die ubrigen|alle ubrigen|meine anderen einheiten|die restlichen einheiten)';
const WHO_FR =
  '(?:toutes?(?: mes| les| nos)?(?: unites| pieces| armees et flottes| armees| troupes)?|tout(?: le monde)?|chacune de mes unites|mes (?:unites|troupes|armees et flottes|armees|pieces)|toute mon armee|elles|on|partout)';
const REST_FR =
  '(?:tout le reste|le reste|les autres|toutes les autres|tous les autres|mes autres unites|les autres unites)';
const STILL_EN =
  '(?:(?:just|simply|please|all|can|should|shall|will|to|do|so|now) )*(?:holds?|holding|stays?|staying|stands?|remains?|sits?|keeps?|rests?)(?: (?:tight|still|put|fast|firm|here|there|home|at home|their positions?|positions?|in place|in position|where (?:they|it|everyone|everything|we|he) (?:is|are)|as (?:it|they|we) (?:is|are)|exactly))*';
const STILL_DE =
  '(?:(?:bitte|einfach|nur|alle|sollen|soll|sich|mal) )*(?:halten|halt|haltet|bleiben|bleibt|stehen|steht)(?: (?:bitte|einfach|alle|alles|meine ganze armee|stehen|lassen|stillstehen|ihre position(?:en)?|die stellung|da|dort|hier|zu hause|daheim|an ort und stelle|wo (?:sie|es|er|wir) (?:ist|sind|steht|stehen)|wie (?:es|sie|gehabt) ?(?:ist|sind)?))*';
const STILL_FR =
  "(?:(?:ne|simplement|doivent|doit) )*(?:tient|tiennent|tienne|tiennes|tenir|tenez|reste|restent|restons|rester|bougent? pas|bouge pas)(?: (?:toutes|tous|sur place|en place|la|ici|partout|comme c'est|comme ca|immobiles?|a la maison|chez (?:elles|eux|moi)|sa position|leurs? positions?|ou (?:elles|elle|ils|il) (?:sont|est)))*";

export const ALL_STILL: readonly RegExp[] = [
  new RegExp(`^(?:${WHO_EN}|${REST_EN}) ${STILL_EN}$`),
  /^(?:just |please |simply |let's |i(?:'d like to| want to| will|'ll) )*(?:hold|keep|leave)(?: with)? (?:all(?: of)?(?: my| the)?(?: units| pieces| of them| armies and fleets)?|everything|everyone|everybody)(?: (?:hold|in place|put|where (?:it|they) (?:is|are)|as (?:it|they) (?:is|are)|still|there))*$/,
  /^(?:(?:i'd|i would) like|i want|please have|have|let|please let) (?:all (?:of )?my (?:armies and fleets|units|pieces|troops)|everything|everyone|everybody|all(?: of)? my \w+)(?: to)? (?:hold|stay(?: put)?|stay where they are)$/,
  /^(?:nobody|no one|nothing|none of (?:my|our) units|none of them|no unit(?: of mine)?|not a single unit)(?: of mine)?(?: here)? (?:moves|moving|is moving|move|will move|budges|goes anywhere)$/,
  /^i(?:'m| am) not moving (?:anything|anyone|anybody|any units?|any of my units|at all)$|^i (?:don't|do not) move (?:anything|anyone)$/,
  new RegExp(`^(?:${WHO_DE}|${REST_DE})(?: ${STILL_DE})$`),
  new RegExp(
    `^(?:bleibt|halt|bleiben|halten) (?:${WHO_DE}|${REST_DE})(?: (?:einfach|bitte|stehen|liegen|wie (?:es|sie) (?:ist|sind|steht|stehen)))*$`,
  ),
  /^(?:wir|die|sie) (?:bleiben|halten) alle(?: (?:stehen|da|dort|hier|wo (?:sie|wir) (?:sind|stehen)))*$/,
  /^(?:bitte )?(?:einfach )?(?:(?:mit )?alle[mn]?(?: meine[n]?| den)?(?: einheiten| armeen und flotten)?|alles) (?:bitte )?(?:halten|stehen|stehen bleiben)(?: lassen)?$|^(?:bitte )?(?:lass|lasst|lassen sie) (?:bitte )?(?:alle(?: meine)? einheiten|alles|alle) (?:stehen|halten|wo sie sind)$/,
  /^ich (?:mochte|will|wurde gerne?) mit (?:allem|allen(?: meinen)?(?: einheiten| armeen und flotten)?) halten$|^ich halte (?:mit )?(?:alle[mns]?|alles)(?: einheiten)?$/,
  /^(?:es )?(?:bewegt|ruhrt|regt) sich (?:keiner|niemand|nichts)$|^(?:keiner|niemand|nichts|keine (?:meiner )?einheit(?:en)?|keine meiner einheiten)(?: von mir)? (?:bewegt|ruhrt|regt) sich$|^ich (?:bewege|ziehe) nichts$|^(?:es )?zieht (?:keiner|niemand|nichts)$|^ich lasse alle[s]?(?: meine einheiten)? stehen$/,
  new RegExp(`^(?:${WHO_FR}|${REST_FR})(?: ${STILL_FR})$`),
  /^(?:je voudrais|je veux|j'aimerais|je souhaite) que (?:toutes mes (?:unites|armees et flottes|armees)|tout le monde|tout) (?:tiennent|tienne|restent?(?: sur place)?)$/,
  /^(?:je veux|je voudrais|je souhaite|j'aimerais)? ?(?:tenir|tenez|faire tenir|faites tenir|tiens)(?: simplement)? (?:partout|avec toutes mes unites|toutes mes unites|toutes les unites|tout|avec tout)$/,
  /^(?:laissez|laisse|gardez|garde|je garde|je laisse) (?:toutes (?:mes|les) unites|tout|tout le monde)(?: (?:en place|sur place|ou elles sont|ou ils sont|comme ca))?$/,
  /^(?:personne|rien|aucune (?:de mes )?unites?|aucune)(?: chez moi)? ne bouge$|^je ne bouge (?:rien|personne|pas)$/,
];
export const THE_REST = new RegExp(`^(?:[a-z]+ )?(?:${REST_EN}|${REST_DE}|${REST_FR})\\b`);

/** What people say beside that: when, for whom and how. */
export const STILL_BESIDE =
  /(?:^|[ ,]+)(?:this (?:turn|time|season|spring|fall|autumn|round|year)|for now|on my side|at my end|from me|for me|of mine|here|just|simply|please|thanks?|thx|thank you|einfach|simplement|again|once more|diese runde|diesmal|dieses mal|diese saison|diesen (?:zug|fruhling|herbst)|dieses jahr|bei mir|von mir|vorerst|noch einmal|nochmal|bitte|danke|ce tour(?:-ci)?|cette (?:fois|saison|fois-ci)|cet automne|ce printemps|chez moi|de mon cote|pour moi|pour le moment|merci(?: de)?|s'il vous plait|encore)(?=$|[ ,])/g;
/** It may mean the orders on file. */
export const AS_IT_IS =
  /\b(?:as (?:it|they|we) (?:is|are)|wie (?:es|sie) (?:ist|sind)|wie gehabt|comme c'est|comme ca)\b/;

/** Nothing is built. */
export const NO_BUILD =
  /^(?:no (?:new )?(?:units?|builds?|building)|(?:i (?:don't|do not) (?:want|wish) to|i (?:won't|will not|don't|do not)) build (?:anything|a unit|at all)|(?:kein(?:e|en)?) (?:neue[n]? )?(?:einheit(?:en)?|aufbau|bau)|ich (?:mochte|will|werde) nichts bauen|ich baue nichts|pas de (?:nouvelle (?:unite|construction)|construction)|aucune (?:nouvelle (?:unite|construction)|construction)|je ne (?:veux|vais|souhaite) rien construire|je ne construis rien)$/;
export const THIS_WINTER =
  /(?:^|[ ,]+)(?:this winter|this (?:time|turn)|for me|thanks|diesen winter|diesmal|fur mich|danke|cet hiver|cette fois|pour moi|merci)(?=$|[ ,])/g;

/** A unit to be built, or taken off, in a sentence. */
export const BUILD =
  /^(?:(?:to |zu |de )?(?:build|bau|baue|bauen|construire|construis|construisez(?:-moi)?|put|add|place|aufstellen|mettre)\s+)?(?:me |mir |moi )?(?:for me |bitte |fur mich )?(?:my new unit is |meine neue einheit ist |ma nouvelle unite est )?(?:an? |eine[nr]? |une? )?(?:new |neue |nouvelle )?(army|fleet|armee|flotte)\s+(?:in |at |a |de |d')?(.+?)(?: (?:aufstellen|bauen|please|bitte))?$/;
export const IS_BUILT =
  /\b(?:build|new|bau\w*|neu\w*|aufstell\w*|constru\w*|nouvelle?|an|une?|eine|wahle|choose|choisis|want|like|mochte|gern|voudrais|veux|put|mettre)\b/;
export const REMOVAL =
  /^(?:(?:give up|disband|remove|take off|take away|drop|lose)\s+|(?:aufl[oö]sen|entfernen)\s+|(?:retire[rz]?|dissou(?:dre|s|t)|supprimer?|enleve[rz]?|dissolvez|supprimez)\s+|(?:lose|loese|entferne|nimm)\s+)?(?:my |the |meine |die |mon |ma |l'|la )*(army|fleet|armee|flotte)\s+(?:in |at |a |de |d')?(.+?)(?: (?:auf|auflosen|entfernen|vom brett nehmen|vom brett|weg))?$/;
export const IS_REMOVED =
  /\b(?:give up|disband|remove|take (?:off|away)|drop|lose|aufl\w*|auf|entfern\w*|vom brett|weg|retir\w*|dissou\w*|dissolv\w*|supprim\w*|enlev\w*)\b/;
/** A unit that retreats, and is not named where only one can be meant. */
export const RETREAT =
  /^(?:(?:(?:to )?retreat|withdraw|retreats?|falls? back|flees?|(?:my|the) (?:poor )?(?:army|fleet|unit) (?:retreats?|flees?|withdraws?|falls? back|goes))(?: (?:from|in) [\p{L} ]+?)?(?: to)?|(?:mich|meine (?:arme )?(?:armee|flotte|einheit) (?:flieht|weicht|geht|zieht sich))(?: aus [\p{L} ]+?)?(?: nach| in die| in den| ins| in)?|(?:me retirer|me replie|me replier|ma (?:pauvre )?(?:armee|flotte) (?:fuit|se replie|se retire|recule)|mon armee (?:fuit|se replie|se retire|recule))(?: d[e'] ?[\p{L} ]+?)?(?: en| vers| a| au| dans)?)\s+(?:the |die |den |la |l'|le )?(.+?)(?: (?:zuruck|zuruckziehen|aus))?$/u;

/** What takes back one does not know what. */
export const TAKEN_BACK = [
  'never ?mind(?: that| it)?|(?:forget|ignore|disregard|scratch|scrap|strike|cancel|withdraw)(?: about)? (?:that|it|this|everything|what i (?:just )?(?:wrote|said|sent)(?: before| earlier)?|(?:my|the) (?:last|earlier|previous|first|other) (?:e ?mail|mail|message|one))|on second thoughts?|(?:rather|better) not(?: after all)?|not after all',
  '(?:jetzt )?doch (?:lieber )?nicht|lieber nicht|(?:vergiss|vergesst|vergessen sie|ignorier\\w*|streich\\w*)(?: sie)?(?: bitte)? (?:das|es|alles|was ich (?:geschrieben|geschickt|gesagt) hab\\w*|meine (?:letzte|vorige|fruhere|erste) (?:e ?mail|mail|nachricht))',
  'finalement (?:non|pas)|non rien|(?:oublie[zr]?|ignore[zr]?|laisse[zr]?|annule[zr]?) (?:tomber|ca|cela|tout ca|tout|ce que (?:je viens d|j ai) ?(?:ecrit|ecrire|dit|envoye)|mon (?:dernier|precedent|premier) (?:e ?mail|mail|message|courriel)|mon (?:mail|message|courriel) precedent)',
].join('|');

/** Kinds of words (changes/sentence-words.ts) that no small talk holds. */
export const MEANT_FOR_UNITS =
  'army armies fleet support convoy cancel change swap read place everything nothing rest everyone';
