/** What newcomers ask: sentences that ask by their words, and those whose words mean one thing, whatever the weights make of the rest. */
import type { Topic } from '../../messages/player-messages.ts';

/** Words that stand for each other in three languages. */
const CLASSES: Readonly<Record<string, string>> = {
  UNIT: '(?:units?|army|armies|fleets?|pieces?|guys|troops|boats?|ships?|einheit(?:en)?|armeen?|flotten?|figur(?:en)?|schiffe?|unites?|armees?|flottes?|pions?|pieces?|bateaux?)',
  PEOPLE:
    '(?:everybody|everyone|them all|all of (?:them|you|us)|all|alle[rn]?|allen anderen|tout le monde|tous(?: les autres)?)',
  CAN: '(?:can|could|kannst|konnen|konnt|kann|peux|peut|pouvez|pourrais|pourriez|will|would)',
  WHAT_IS:
    '(?:(?:what|wat) (?:is|are|does|s)|whats|was (?:ist|sind|heisst|bedeutet|bedeuten|meint)|c est quoi|qu est ce que?|c est quoi|que (?:veut|veulent) dire|ca veut dire quoi|que signifie(?:nt)?)',
  GRACE: '(?:grace|nachfrist|karenzzeit|schonfrist)',
  ARTICLE: '(?:an?|the|eine?n?|der|die|das|dem|une?|le|la|les|l|ces|these|those)',
};

/** The first that fits wins, beside another that is asked in the same breath. */
const KINDS: Partial<Readonly<Record<Topic, string>>> = {
  grace:
    '\\b(?:what|mean\\w*|how|was|heisst|bedeutet|wie|wozu|quoi|signifie|veut dire|combien|qu)\\b.*\\bGRACE\\b|\\bGRACE (?:mean\\w*|bedeutet|heisst|veut dire|signifie|quoi|was)\\b',
  influence:
    '\\b(?:how many|how much|wie ?viele?|combien)\\b.*\\b(?:influence|influenz|einfluss\\w*|ip|ips)\\b|\\binfluence points?\\b|\\beinflusspunkte?\\b|\\bpoints? d influence\\b',
  practice:
    '\\b(?:play|train|practi[cs]e|spielen?|uben|jouer|joue|entrainer)\\b.*\\b(?:alone|by myself|on my own|solo|allein|alleine|seule?)\\b|\\b(?:alone|by myself|on my own|solo|allein|alleine|seule?)\\b.*\\b(?:play|against|spielen?|gegen|jouer|contre)\\b',
  variant:
    '\\b(?:other|different|more|anderen?|weitere|autres?) (?:maps?|variants?|karten?|varianten?|cartes?|variantes?)\\b|\\b(?:which|what|welche|quelle) (?:variante?|map|karte|carte)\\b|\\b(?:normal|standard|usual|classi)\\w* (?:map|game|karte|carte|version|spiel|plan)\\b|\\b(?:carte|karte|partie) (?:normal|standard|classi)\\w*',
  rules:
    '\\b(?:short|summary|kurz\\w*|zusammenfassung|resume|existe|irgendwo|somewhere)\\b.*\\b(?:rules|regeln|spielregeln|regles)\\b|\\b(?:rules|regeln|spielregeln|regles)\\b.*\\b(?:short|summary|kurz\\w*|resume)\\b',
  others:
    '\\b(?:friend|brother|sister|wife|husband|son|daughter|mate|colleague|freund\\w*|kumpel|bruder|schwester|frau|mann|sohn|tochter|kolleg\\w+|copains?|copines?|amie?s?|frere|soeur|femme|mari|fils|fille|collegue)\\b(?: \\w+){0,3} (?:would|wants?|wurde|mochte|will|voudrait|aimerait|veut)\\b.*\\b(?:play|join|in|mitspielen|mitmachen|jouer|participer)\\b(?! without| ohne| sans)',
  players:
    '\\b(?:who|wer|qui) (?:\\w+ )?(?:plays?|has|spielt|hat|joue|a) (?:which|what|welche[sn]?|quel(?:le)?) (?:country|power|land|macht|pays|puissance)\\b|\\b(?:who|wer|qui) (?:which|welches|welche|quel(?:le)?) (?:country|power|land|macht|pays|puissance) (?:has|plays|hat|spielt|a|joue)\\b',
  start:
    '\\b(?:how many|wie ?viele|combien de)\\b.*\\b(?:players?|people|leute|spieler|joueurs|personnes)\\b.*\\b(?:begin|start|anfangen|beginnen|losgeht|los geht|demarrer|commencer|commence)\\b',
  stop: '^stopp?(?: (?:it|this|playing|the game|das spiel|die partie|le jeu|la partie))?(?: (?:please|bitte|svp))? ?!*$',
  secret:
    '\\b(?:see|know|read|show|find out|sehen|wissen|lesen|erfahren|zeigen|voir|savoir|lire|connaitre|montrer)\\b.*\\b(?:orders|moves|befehle|zuge|ordres|coups)\\b.*\\b(?:of|by|from|der|von|des|de|d)(?: the| les| l)? (?:others?|other players|anderen|autres|POWER|gegner|adversaires?)\\b|\\b(?:other players|others|everyone else|everybody else|their|POWER) (?:s )?(?:orders|moves|befehle|zuge|ordres|coups)\\b.*[?]|^(?:what|was|qu est ce que?|quoi|que) (?:(?:has|have|did|is|are|hat|haben|l|la|le|est ce que|a) )*POWER (?:has |have |hat |a |is )?(?:ordered|ordering|order|doing|going to do|planning|plan|written|befohlen|vor|geschrieben|geplant|ordonne|ecrit|prevu|fait|joue)\\b|\\b(?:tell|know|verraten|sagen|wissen|dire|savoir)\\b.* (?:if|whether|ob|si) (?:l |la |le |die )?POWER\\b|^(?:est ce que |hat |has |have |did )?(?:l |la |le )?POWER (?:a|has|hat|have) .*\\b(?:orders|befehlen|befehle|ordres)\\b',
  time: '^(?:(?:please|bitte|can|could|may|we|i|have|get|konnen|kann|wir|ich|haben|peut|on|avoir|noch|encore|just|nur|juste) )*(?:one|an?|NUM|two|another|ein|eine|einen|zwei|weiterer|un|une|deux)(?: (?:more|extra|weiteren?|weiterer))? (?:days?|hours?|tage?|stunden?|jours?|heures?)(?: (?:more|extra|longer|mehr|langer|de plus|please|bitte|svp))* [?]$',
  ordered:
    '^(?:who (?:is|s)|wer (?:ist|kommt)|qui est)(?: \\w+)? (?:late|zu spat|verspatet|saumig|im verzug|en retard) ?[?]*$',
  change:
    '\\b(?:take (?:everything|it all|all of it|them) back|start (?:again|over)|alles (?:zurucknehmen|zuruckziehen)|(?:neu|von vorn) anfangen|tout (?:reprendre|annuler|retirer)|recommencer (?:a zero|tout))\\b|\\b(?:too late|zu spat|trop tard) (?:to|um|pour|a) (?:\\w+ ){0,3}(?:swap|change|fix|correct|andern|tauschen|korrigieren|changer|corriger|modifier)\\b|\\b(?:kann|can|puis|peut) (?:man|ich|i|je|on|we) (?:das|it|that|les) (?:noch |still )?(?:tauschen|andern|korrigieren|change|swap|fix|changer)\\b|\\b(?:again|twice|second|both|nochmal|noch (?:ein)?mal|zweimal|doppelt|neu|neue|deux fois|reecris|renvoie|nouveau)\\b.*\\b(?:counts?|replace[sd]?|thrown|zahlt|zahlen|gilt|gelten|compte(?:nt)?|remplace)\\b|\\b(?:rethink|reconsider|nochmal (?:uberlegen|anders)|reflechir encore|noch (?:andern|korrigieren)|encore (?:changer|corriger))\\b',
  deadline:
    '\\b(?:when|wann|quand) (?:does |do |es |ca |cela |il |the |orders |it |ist |c est )*(?:close|closes|shut|lock|locks|zu|schluss|zumachen|ferme|fermee?|fini)\\b|\\b(?:cut ?off|einsendeschluss)\\b|\\bNUM ?(?:[ap]m|uhr|h|heures) (?:chez|bei) (?:moi|mir)\\b|\\b(?:how (?:many|much)|wie ?viele?|combien d|il reste combien d|combien de) ?e? ?(?:hours?|time|stunden|zeit|heures?|temps)\\b.*\\b(?:left|till?|until|before|hab|habe|haben|noch|bleibt|reste|avant|jusqu)\\b|\\bil reste combien (?:de temps|d heures)\\b|\\bNUM ?(?:[ap]m|uhr|h|heures|o clock)?\\b.*\\b(?:my|mine|bei mir|meine[rs]?|chez moi|mon)\\b.*\\b(?:yours?|bei euch|eure[rs]?|deine[rs]?|chez vous|votre)\\b|\\b(?:by when|bis wann|avant quand|pour quand)\\b',
  late: '\\b(?:asleep|overslept|verschlafen|dormais|endormie?)\\b.*\\b(?:turn|zug|zuge|runde|tour|closed|deadline|frist|ferme|ordres)\\b',
  order:
    '\\b(?:new here|new to (?:this|the game)|neu hier|neu dabei|nouve(?:au|lle) ici|debute completement)\\b|^(?:.* )?(?:par (?:quoi|ou) (?:je|on|dois je|doit on) commencer?|where (?:do|should) i (?:start|begin)|(?:womit|wo) (?:fange?|muss|soll) ich an(?:fangen)?) ?[?]*$|\\b(?:written|geschrieben|ecrit) (?:correctly|right|properly|richtig|so richtig|juste|correctement|bien)\\b|\\b(?:so richtig|richtig) geschrieben\\b|\\b(?:reply|answer|antworte|reponds)\\b.*\\b(?:this|the|diese|die|ce|votre) (?:e ?)?mail\\b.*\\b(?:new|neue|nouveau|fresh)\\b|^(?:hello |hi |so |and |also |guten tag |bonjour |ok )*(?:what (?:do|must|am) i (?:have to |supposed to |to )?do(?: now| next| here)?|was muss ich (?:denn |jetzt |nun |hier |eigentlich )*(?:tun|machen)|que dois je (?:donc )?faire|je dois faire quoi|qu est ce que je (?:dois )?(?:faire|fais))(?: maintenant)? ?[?]*$|\\b(?:what|was|quoi|que)\\b.*\\b(?:type|eintippen|eingeben|hinschreiben|taper|supposed to (?:write|do|send)|i am to do)\\b|\\b(?:first thing|als (?:aller)?erstes|en premier)\\b.*\\b(?:do|here|macht?|mach ich|tun|fait|fais|faire)\\b|^(?:.* )?(?:how do i|how to|wie|comment) (?:.* )?(?:tell|sag ich|sage ich|sagt man|je dis|dire a|on dit) (?:to |a |der |dem )?(?:UNIT (?:in|a|de|from) )?PLACE\\b|\\b(?:example|beispiel|exemple)s? (?:of|for|fur|de|d|einer|eines)\\b.*\\b(?:moves?|orders?|zug|befehls?|coup|ordre)\\b|\\b(?:in capitals|capital letters|upper ?case|lower ?case|gross ?(?:und|oder|/)? ?klein\\w*|majuscules?|minuscules?)\\b|\\b(?:all three|alle drei|les trois)\\b.*\\b(?:leave|skip|weglassen|auslassen|laisser)\\b',
  names:
    '\\b(?:write|schreib(?:e|t)?|ecris|ecrit)\\b.* [af] (?:for|fur|pour) UNIT\\b|\\bPLACE (?:in short|kurz|en court|en abrege)\\b|\\b(?:whole|full|entire|ganzen?|vollen?|volle|entier|complet)\\b.* (?:names?|namen|nom|noms)\\b|\\b(?:names?|namen|noms?) (?:of .* )?(?:whole|in full|entiers?|complets?|ausschreiben|en entier)\\b|\\b(?:short form|abbreviat\\w*|kurzel|kurzt man|abkurz\\w*|abreviation\\w*|abrege)\\b|^(?:hi |hey |and |und |et )*WHAT_IS [af] PLACE(?: mean)?\\b|^(?:ca )?[af] PLACE (?:ca )?(?:veut dire|heisst) (?:quoi|was)\\b',
  bounce:
    '^(?:hi |hey |and |und |et )*WHAT_IS(?: ARTICLE)? (?:stand ?off|bounced?|bouncing|patt|abprall\\w*|abgeprallt|rebond\\w*)\\b',
  results:
    '^(?:and |und |et )?(?:when (?:do|will|can) (?:i|we) (?:find out|know|see|hear)|wann (?:sehe?|erfahre?|weiss|sehen|erfahren|wissen) (?:ich|wir)|(?:je|on) (?:saurai?|saura|verrai|sais|sait) quand|quand (?:est ce que )?(?:je|on) (?:saurai|saura|sait|verrai))\\b|^(?:has |is |did |ist |war |est ce que |le |la |hat )?(?:the |die |der |le |la )?(?:turn|round|runde|zug|tour|phase) (?:is |est |run |a |ist )?(?:run|processed|happened|over|done|finished|durch|schon durch|gelaufen|schon gelaufen|vorbei|ausgewertet|passee?|finie?|deja passee?|termine)\\b(?! when)|^(?:is|has|did|ist|hat) (?:the |die |der |das )?(?:turn|round|runde|zug) (?:already |schon |been )*(?:run|processed|happened|happen|over|done|durch|gelaufen|vorbei|ausgewertet)\\b',
  length:
    '\\b(?:how many|wie ?viele?|combien de) (?:turns|rounds|years|runden|jahre|tours|annees|manches)\\b.*\\b(?:total|all|game|last|take|insgesamt|spiel|partie|dauert|gibt|dure|tout)\\b',
  phase:
    '\\b(?:what|was|quoi|qu)\\b.*\\b(?:after|nach|apres) (?:the |dem |le |l |la )?(?:spring|fall|autumn|winter|fruhling|fruhjahr|herbst|printemps|automne|hiver)\\b',
  build:
    '^(?:what|was|quoi|je fais quoi|que)\\b.*\\b(?:in|im|en) (?:the )?(?:winter|hiver)\\b|^(?:.* )?(?:how|wie|comment)\\b.*\\b(?:get|bekomme?|bekommt man|kriege?|kriegt man|obtiens|obtenir|avoir|gagner|make)\\b.*\\b(?:more|mehr|new|neue|another|weitere|plus d|d autres|nouvelles?|de nouvelles)\\b ?UNIT',
  support:
    '\\b(?:how many|wie ?viele?|combien de?) (?:helpers|helps|supports?|suports?|supporters|helfer|hilfen|unterstutz\\w*|aides|d aides|soutiens)\\b|^(?:please |bitte )?(?:explain|erklare?|erklart|explique|expliquez)(?: mir| uns| moi| nous| me)? (?:mal |bitte |the |das |le |la |les |how |wie )*(?:support\\w*|unterstutz\\w*|soutiens?|soutenir)\\b|\\b(?:suport|support|supporting|suporting|unterstutzen|unterstutzung|soutenir)\\b.*\\b(?:cost|costs|use up|verbraucht|kostet|coute)\\b',
  convoy:
    '\\b(?:how|wie|comment)\\b(?: \\w+){0,3} (?:convoys?|convoying|konvois?|convois?)(?: \\w+)? (?:works?|go|funktionier\\w*|geht|gehen|marche\\w*|fonctionne\\w*)\\b|^(?:please |bitte )?(?:explain|erklare?|erklart|explique|expliquez)(?: mir| uns| moi| nous| me)? (?:mal |bitte |the |das |den |le |la |les |how |wie )*(?:convoys?|convoying|konvois?|geleit\\w*|convois?|convoyer)\\b|\\b(?:army|armies|units?|armee|armeen|armees|unite)\\b.*\\b(?:across|over|ubers?|uber|hinuber|de l autre cote|travers\\w*|par dessus|sur l autre rive)\\b.*\\b(?:water|sea|wasser|meer|see|eau|mer)\\b|\\b(?:ship|ships|boats?|fleets?|schiffe?|flotten?|bateaux?|flottes?)\\b.*\\b(?:carry|carries|carrying|transport\\w*|mitnimmt|tragen|tragt|porte|porter|portent|hintereinander|a la suite|in a row)\\b',
  filed:
    '(?<=\\w )(?:show|zeig\\w*|remontre\\w*|montre\\w*|renvoie\\w*|renvoyer|rappelle\\w*)\\b(?: \\w+){0,3} (?:my|meine|mes) (?:orders|moves|befehle|zuge|ordres)\\b|\\b(?:(?:did|have) you (?:\\w+ )?(?:get|got|received?) my|(?:hast du|habt ihr|haben sie) meine|(?:vous avez|tu as|avez vous|as tu) (?:bien )?(?:eu|recu) mon|ist meine) (?:last |letzte |dernier )?(?:e ?)?mail\\b|^(?:just (?:checking|making sure)|nur zur sicherheit|juste pour (?:verifier|etre sure?)) .*\\b(?:orders|moves|befehle|zuge|ordres|coups)\\b|^(?:do you|have you|habt ihr|hast du|vous avez|tu as|t as) (?:\\w+ )?(?:have |got |received? |recu )?(?:my|meine|mes) (?:\\w+ )?(?:orders|moves|befehle|zuge|ordres|coups)\\b',
  leave:
    '^(?:hi |hey |ok |sorry )*(?:i want out|i want to (?:quit|leave)|get me out|ich will raus|ich mochte raus|lasst mich raus|je veux (?:partir|sortir|arreter|quitter)|je voudrais (?:partir|sortir|arreter|quitter))\\b',
  win: '\\b(?:last (?:man|one) standing|target score|dernier debout|der letzte ubrig)\\b|^(?:the |das |was ist das |what is the |c est quoi )?(?:l )?(?:objectif|ziel|target|goal)\\b',
  leader:
    '\\b(?:niveau|cote) (?:points|score|centres)\\b|^wie stehts?(?: es)?(?: grad| gerade| denn)*(?: so)? ?[?]*$|^(?:please |bitte )?(?:show|zeige?|montre[rz]?|give|what is|was ist|whats|c est quoi)(?: me| mir| moi| mal)? (?:the |den |der |le )?(?:score|scores|punktestand|stand|classement)\\b',
  hold: '\\b(?:don t|not|nicht|pas) (?:want to |will |veux |mochte )?(?:move|ziehen|bouger)\\b.*\\b(?:send|write|schicke?|schreibe?|envoie|ecris)\\b|^(?:what s|what is|whats|wofur ist|wozu ist|was ist|le|c est quoi) (?:the |das |le )?h (?:for|c est pour quoi|da|fur)?',
  remove: '\\bmore UNIT than\\b|\\bmehr UNIT als\\b|\\bplus d UNIT que\\b',
  center:
    '\\b(?:end of the year|end the year|jahresende|ende des jahres|fin de l annee|fin d annee)\\b.*\\b(?:own|mine|keep|gehort|mir|behalten|a moi|garder)\\b|\\b(?:stars|dots|circles|sterne|punkte|kreise|etoiles|points|ronds|centers|zentren|centres)\\b (?:on|auf|sur) (?:the |der |la )?(?:map|karte|carte|plan)\\b|\\b(?:walked|marched|moved|went|got|einmarschiert|gezogen|gegangen|entree?|alle|alles?|arrivee?|bin|suis)\\b.*\\bPLACE\\b.*\\b(?:mine|mir|a moi)\\b(?: (?:now|yet|already|jetzt|schon|maintenant|deja))? ?[?]*$',
  kinds:
    '\\b(?:difference between|unterschied zwischen|difference entre)\\b.*\\b(?:army|armies|fleets?|armeen?|flotten?|armees?|flottes?|round|runde[nm]?|rond)\\b|\\b(?:how far|wie weit|de combien|jusqu ou)\\b.*(?:\\b(?:units?|fleet|army|einheit|flotte|armee|unite)\\b)|\\b(?:which|welche[rs]?|quelle)\\b UNIT .*\\b(?:how far|wie weit|de combien|jusqu ou)\\b|\\bUNIT .*\\b(?:de combien|jusqu ou)\\b',
  stack:
    '\\b(?:put|place|stellen|setzen|mettre|poser|stack|have|haben)\\b.*\\b(?:two|NUM|zwei|deux|both|several|mehrere|plusieurs)\\b.*\\b(?:in|on|into|auf|dans|sur) (?:one|the same|ein|einem|eine|einer|dasselbe|demselben|die gleiche|das gleiche|un|une|le meme|la meme) (?:country|place|province|space|field|land|feld|gebiet|provinz|ort|pays|province|case|endroit)\\b|\\b(?:two|NUM|zwei|deux|both)\\b.*\\b(?:in|auf|dans|sur) (?:one|the same|ein|einem|eine|einer|dasselbe|demselben|un|une|le meme|la meme) (?:country|place|province|space|field|land|feld|gebiet|provinz|ort|pays|province|case|endroit) (?:stellen|setzen|stehen|haben)\\b',
  attack:
    '\\bi have NUM and (?:he|she|they|it) (?:has|have) NUM\\b|\\b(?:if|when|wenn|si) (?:i|ich|j) .*\\b(?:attack|angreife|attaque)\\b.*\\b(?:lose|dead|die|weg|tot|verlieren|verliert|perd|perdu|meurt)\\b',
  retreat:
    '\\b(?:when|wann|quand)\\b.*\\bUNIT\\b.*\\b(?:killed|die|dies|dead|destroyed|stirbt|sterben|tot|vernichtet|meurt|meurent|detruite?s?|morte?)\\b|\\b(?:when|wann|quand)\\b.*\\b(?:stirbt|sterben|meurt|meurent)\\b.*UNIT\\b',
  language:
    '\\b(?:write|schreiben|schreibe|ecrire|mail|mailen)\\b.*\\b(?:in|auf|en)? (?:spanish|turkish|italian|polish|dutch|russian|greek|portuguese|german|french|english|spanisch|turkisch|italienisch|polnisch|russisch|griechisch|franzosisch|englisch|deutsch|espagnol|turc|italien|polonais|russe|grec|anglais|allemand|francais)\\b|\\b(?:auf|en) (?:spanisch|turkisch|italienisch|polnisch|russisch|griechisch|franzosisch|englisch|deutsch|espagnol|turc|italien|polonais|russe|grec|anglais|allemand|francais) (?:schreiben|ecrire|mailen|auch|gehen|possible)\\b',
  watch:
    '\\b(?:my|mein|meine|mon|ma|some ?one|jemand|quelqu un)\\b.*\\b(?:watch|zuschauen|zusehen|zugucken|mitlesen|regarder)\\b',
  message: `\\b(?:write|speak|message|announce\\w*|annonce|schreib\\w*|ecri\\w*)\\b(?: \\w+){0,4} (?:to|an|a) PEOPLE\\b(?! (?:orders|befehle|ordres))|\\b(?:an|a) PEOPLE\\b(?: \\w+){0,2} (?:schreiben|schicken|senden|ecrire|envoyer)\\b|\\b(?:forward|pass (?:this|it) on|weiterleiten|ausrichten|transmettre|transmets|transmettez)\\b.*\\bPOWER\\b|\\bPOWER (?:\\w+ )?(?:weiterleiten|ausrichten)\\b|^(?:can|could|may|kann|darf|puis|est ce que) (?:i|ich|je) (?:peux )?(?:mail|write|talk|message|ecrire|parler)? ?(?:to |with |a |avec )?(?:l |la |le )?POWER\\b.*\\b(?:private|privately|secretly|thru|through|privat|heimlich|schreiben|reden|prive|secret)\\b|^je peux (?:ecrire|parler) (?:a |avec )?(?:l |la |le )?POWER\\b|^(?:sag|dis|tell|say)(?: \\w+){1,2} (?:to |zu |a |an )?(?:l |la |le |der |die )?POWER\\b(?: (?:from|von|de) (?:me|mir|ma part))?$|^(?:(?:please|bitte|hey|hi|ok|so) )*(?:tell|ask|frage?|sage?|dis|dites|demande|demandez|CAN(?: (?:you|du|ihr|sie|tu|vous))? (?:please |bitte |mal )?(?:tell|ask|dire|demander))(?: mal| bitte)? (?:a |the |der |dem |den |aux? )?(?:l |la |le )?POWER\\b|^(?:kannst|konnen|konnt) (?:du|sie|ihr) (?:bitte |mal )*(?:der |dem )?POWER .*\\b(?:sagen|fragen|ausrichten)\\b|\\b(?:how|wie|comment)\\b.*\\b(?:write|schreibe?|schreibt man|talk|ecris|ecrire|rede|parle|parler|mail)\\b(?: (?:ich|to|with|mit|a|avec))* PEOPLE\\b(?! (?:orders|befehle|ordres))|\\b(?:how|wie|comment)\\b.*\\b(?:talk|speak|reden?|sprech\\w*|parle|parler|write|schreibe?|ecris|ecrire)\\b(?: (?:ich|to|with|mit|a|avec|der|dem|l|la|le))* POWER\\b`,
  advice:
    '^(?:should i|soll ich|sollte ich|je devrais|devrais je|dois je plutot|je dois plutot)\\b.*\\b(?:go|attack|move|take|gehen|angreifen|ziehen|nehmen|aller|attaquer|prendre)\\b',
};

/** What goes before whatever the weights make of it. */
const CERTAIN: typeof KINDS = {
  retreat:
    '\\b(?:kicked|pushed|thrown|chased|driven|forced|threw|drove|pushes|kicks) (?:me |us |my \\w+ )?out of PLACE\\b|\\b(?:aus|de|d|from) PLACE (?:raus)?(?:geworfen|vertrieben|verjagt|gedrangt|chasse\\w*|deloge\\w*|expulse\\w*)\\b',
  accept:
    '\\b(?:sign|count) me (?:up|in)\\b|\\b(?:mich|uns) (?:\\w+ )?(?:eintragen|einschreiben|anmelden|vormerken)\\b|\\b(?:inscri(?:s|vez)|comptez) (?:moi|nous)\\b|\\b(?:like|love|happy|glad) to (?:take part|join in)\\b|\\b(?:je veux bien|j aimerais|je voudrais) (?:bien )?(?:entrer|participer|en etre|me joindre)\\b',
  join: '\\b(?:essayer|try|try it|try this|ausprobieren) (?:que|comment|what|how|was|wie)\\b|^(?:\\w+ ){0,3}(?:how|comment|wie)\\b (?:\\w+ ){0,4}(?:rejoindre|join|beitreten) (?:la |the |in |a |une |your |cette |this )?(?:partie|game)\\b',
  leave:
    '^(?!.*[?]).*\\b(?:muss|must|have to|need to|dois) (?:\\w+ ){0,4}(?:aufhoren|aussteigen|drop out|stop playing|quit|arreter)\\b|\\b(?:take|cross|strike) my name off (?:the|your)\\b|\\bmeinen namen (?:\\w+ ){0,3}(?:von|aus) der (?:\\w+ )?liste\\b|\\b(?:retire[rz]?|enleve[rz]?) mon nom (?:\\w+ )?de (?:la|votre) liste\\b',
  thanks:
    '^(?!.*[?])(?:yes|ja|oui)\\b.*\\b(?:what i meant|go ahead|gemeint|genau so|bien cela|bien ca|exactement (?:cela|ca))\\b|^(?!.*[?])(?!.*\\b(?:too|late|missed|verpasst|rate|PLACE)\\b)(?:\\w+ ){0,3}(?:i m|i am|im|bin|je suis|me voila|we are) (?:\\w+ ){0,2}(?:back|zuruck|wieder da|de retour)\\b',
  win: '\\b(?:how|what|wie|was|comment|que|quoi)\\b.*(?:\\b(?:beat|defeat|battre|vaincre) (?:PEOPLE|the others|les autres)\\b|\\b(?:PEOPLE|die anderen) (?:zu )?(?:besiegen|schlagen)\\b)',
  build:
    '\\b(?:how|when|where|comment|quand|others|autres)\\b.*\\b(?:make|build|train|raise|fabriquer|creer|construire|former|recruter)\\b (?:\\w+ ){0,2}(?:new|another|more|nouve\\w+|d autres) UNIT\\b|\\b(?:wie|wann|wo|andere\\w*)\\b.*\\b(?:neuen?|weiteren?|mehr) (?:UNIT|truppen) (?:bauen|aufstellen|machen|ausheben)\\b',
  center:
    '\\b(?:stars?|dots?|circles?|sterne?|punkte?|kreise?|etoiles?|points|ronds?)\\b (?:on|auf|in|sur|dans) (?:\\w+ ){0,3}(?:map|countries|provinces|places|spaces|karte|landern?|gebieten|feldern|carte|plan|pays|cases)\\b',
  bounce:
    '\\bPLACE\\b.*\\b(?:auch|too|as well|also|aussi)\\b.*\\b(?:keiner|niemand|nobody|no ?one|neither|personne|aucun)\\b',
  message:
    '\\b(?:only|just|nur|seulement|seul)\\b (?:\\w+ ){0,2}POWER\\b (?:\\w+ ){0,2}(?:see|sees|read|reads|gets?|lesen|liest|sehen|sieht|bekommt|lise|lit|voie|voit|recoive)\\b|\\b(?:announce\\w*|ankundig\\w*|bekanntmach\\w*|bekanntgeben|annonce\\w*)\\b.*\\b(?:PEOPLE|countries|players|powers|spieler\\w*|lander\\w*|joueurs|pays)\\b',
  names: '\\b(?:letters|buchstaben|kurzel|abkurzungen|lettres|abreviations)\\b.*\\bPLACE PLACE\\b',
  phase:
    '\\b(?:why|warum|wieso|pourquoi)\\b.*\\b(?:spring|fruhling|fruhjahr|printemps)\\b|\\b(?:joue|jouer|play|played|spiel\\w*|is there|gibt es|y a t il|il y a)\\b (?:\\w+ ){0,3}(?:summer|sommer|ete|winter|hiver)\\b ?[?]?$',
  rules: '\\b(?:rule ?books?|regel(?:buch|heft|werk)\\w*|livret|livre (?:de|des) regles)\\b',
  choose:
    '\\b(?:swap|switch|exchange|trade|tauschen|echanger|changer)\\b (?:\\w+ ){0,3}(?:some ?one|some ?body|(?:another|einem anderen|un autre) (?:player|spieler|joueur)|jemand\\w*|quelqu un|countr(?:y|ies)|powers?|pays|puissances?)\\b|\\b(?:land|lander|macht|jemand\\w*) (?:\\w+ ){0,3}(?:tauschen|wechseln)\\b',
  results:
    '\\b(?:sent|geschickt|abgegeben|envoye)\\b.*\\b(?:now what|what now|sit and wait|just wait|was jetzt|wie weiter|et maintenant|j attends)\\b|^(?!.*\\b(?:map|karte|carte|plan|link|lien|page|seite|web|site|pass\\w+|orders|moves|befehle|ordres)\\b).*\\b(?:deleted|lost|junk|spam|geloscht|verloren|verschwunden|perdu|supprime|efface)\\b.*\\b(?:again|once more|one more time|resend|noch ?mals?|noch einmal|erneut|zusenden|zuschicken|nouveau|renvoy\\w*)\\b',
  late: '\\b(?:fini|finie|termine|passe|joue|over|finished|vorbei|gelaufen) (?:pour|for|fur|with|mit) (?:ce|cette|this|the|diesen?|la|le|den|die) (?:tour|phase|turn|round|runde|zug)\\b',
  attack:
    '^(?!.*\\b(?:wieso|warum|why|pourquoi)\\b).*\\b(?:two|NUM|zwei|deux) (?:against|gegen|contre) (?:one|NUM|einen?|un|une)\\b|\\b(?:dislodge|chasser|deloger|vertreiben|rauswerfen)\\b (?:\\w+ ){0,3}(?:own|eigenen?|propres?)\\b|\\b(?:eigenen?) UNIT (?:\\w+ ){0,2}(?:vertreiben|rauswerfen|schlagen)\\b',
  time: '\\b(?:any chance of|possible to (?:have|get)) (?:an |a |one )?(?:extra|more|another) (?:days?|hours?|time)\\b|\\b(?:couple of|couple|few|some|bit|paar|quelques|un peu de) (?:extra|more|additional|weitere|zusatzliche) (?:days|hours|time|tage|stunden|jours|heures|temps)\\b|\\b(?:jours?|heures?|tage?|stunden?) (?:de plus|supplementaires?|en plus|mehr zeit|langer|aufschub)\\b',
  page: '\\b(?:lost|find|verloren|finde|perdu|trouve|retrouve)\\b (?:\\w+ ){0,4}(?:web ?page|web ?site|page|site|link|webseite|seite|lien|sheet|bogen|feuille)\\b|\\b(?:mail|mails|courriel)\\b (?:\\w+ ){0,2}(?:und|and|et|or|oder|ou)\\b (?:\\w+ ){0,4}(?:website|web ?page|webseite|seite|page|site|sheet)\\b',
  games:
    '\\b(?:in|an|bei|dans|a) (?:two|several|more than one|NUM|zwei|mehreren|deux|plusieurs) (?:of (?:these|the|your) |dieser |eurer |de ces )?(?:games|spielen|partien|parties)\\b',
  gm: '\\b(?:help|helps|hilft|helfen|aide|aider)\\b.*\\b(?:cheating|schummeln|betrug|tricher|triche)\\b',
  support:
    '\\b(?:my|our|meine?|unsere?|mon|ma|notre) (?:support|help|unterstutzung|hilfe|soutien|aide)\\b.*\\b(?:cut|abgeschnitten|coupee?)\\b',
  reach:
    '^(?!.*\\b(?:support\\w*|unterstutz\\w*|sout\\w+|convoy\\w*|geleit|convoi|POWER)\\b).*\\bPLACE (?:\\w+ ){1,5}PLACE\\b.*\\b(?:klappt|geht|ginge|possible|allowed|permis|erlaubt|moglich|faisable|jouable|doable|loin|far|weit)\\b.*[?]|^(?:erreicht|reicht|schafft|does|can|atteint) PLACE\\b (?:\\w+ ){0,4}PLACE ?[?]?$',
  language:
    '\\b(?:messages?|e ?mails?|mails|letters|nachrichten|briefe|courriels?|write to me|schreib\\w* mir|ecri\\w* moi)\\b (?:\\w+ ){0,3}(?:in|auf|en) (?:POWER|deutsch)\\b',
  stop: '\\b(?:fewer|less|too many|weniger|zu viele|moins (?:de|d)|trop (?:de|d)) (?:e ?mails?|mails|messages|nachrichten|courriels)\\b|\\b(?:inbox|mailbox|posteingang|postfach|boite (?:mail|de reception|aux lettres))\\b.*\\b(?:full|overflow\\w*|flood\\w*|voll|uber\\w*|pleine|debord\\w*|satur\\w*)\\b',
  order:
    '\\b(?:plain|normal\\w*|ordinary|everyday|einfach\\w*|simples?) (?:POWER|deutsch|words|sentences|worten|satzen?|sprache|mots|phrases)\\b(?!.*\\b(?:explain|erklar\\w*|expliqu\\w*|support|convoy)\\b)|\\b(?:learn|lernen|apprendre)\\b (?:\\w+ ){0,5}(?:code|commands|kommandos|commandes|langage)\\b|\\b(?:new|neu|nouveau|nouvelle)\\b (?:to|for|fur|pour) (?:me|mich|moi)\\b',
};

const fill = (words: string) =>
  new RegExp(Object.entries(CLASSES).reduce((text, [name, of]) => text.replaceAll(name, of), words));

/** Of a message: `write to everybody at once`. */
export const TO_ALL = fill(
  '\\b(?:to|an|a|with|mit|avec) PEOPLE\\b|\\b(?:all|alle[nr]?|tous) (?:the |den |die |les )?(?:countries|players|powers|spieler\\w*|lander\\w*|joueurs|pays)\\b|\\bPEOPLE (?:at once|auf einmal|gleichzeitig|en meme temps)\\b',
);

const [CERTAINLY, PLAINLY] = [CERTAIN, KINDS].map((kinds) =>
  Object.entries(kinds).map(([topic, words]) => [topic as Topic, fill(words)] as const),
);

/** What a sentence of these words asks plainly, or `isCertain`; null: the weights say. */
export function plainTopic(words: readonly string[], isCertain = false): Topic | null {
  const text = words.join(' ');
  return (isCertain ? CERTAINLY : PLAINLY)!.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** What is left to say of what was said before: `how does that work?`, `was muss ich tun?`, `est-ce possible ?` */
const OF_BEFORE = new RegExp(
  '^(?:(?:and|und|et|so|also|alors|but|aber|mais|then|dann|ok|please|bitte) )*(?:' +
    'how(?: (?:does|do|would|will|can|could|should)(?: i| we| one)? ?(?:that|this|it|they|these|those|go about (?:it|that))?(?: work| go| do (?:that|this|it))?)?|' +
    '(?:and |but )?(?:what|now what|was|was denn|und jetzt|was jetzt|quoi|quoi donc|et maintenant)|what (?:do|must|should|shall|can|am) i (?:have to |need to |supposed to |to )?(?:do|write|send)(?: now| then| for that| about (?:it|that))?|what now|how (?:do|can) i fix (?:it|that|this)|' +
    'wie(?: (?:geht|funktioniert|lauft|mache?|machen|stelle?|kriege?|bekomme)(?: ich| wir)?(?: das| es)?(?: (?:jetzt|denn|hier|nun|wieder|eigentlich))*(?: (?:an|ab|hin))?)?|' +
    'was (?:muss|soll|kann|mache?|machen) (?:ich|wir)(?: (?:da|dafur|denn|jetzt|dann|nun))*(?: tun| machen| schreiben| schicken)?|was nun|' +
    'comment(?: (?:ca marche|ca se passe|(?:dois|puis) je (?:m y prendre|faire)|(?:est ce qu )?on fait|(?:est ce que )?je fais|je m y prends|faire|fait on))?|' +
    '(?:alors )?que (?:dois|puis) je(?: donc)? faire|(?:qu est ce que )?je (?:dois faire|fais) quoi|qu est ce que je (?:dois )?fai(?:re|s)|' +
    '(?:is|would) (?:that|this|it) (?:be )?(?:ok|okay|all right|alright|fine|possible|allowed|a problem)|(?:is )?(?:that )?possible|' +
    '(?:geht|ginge|klappt) das(?: noch| so)?|ist (?:das|es) (?:ok|okay|in ordnung|moglich|erlaubt|schlimm|ein problem|so richtig)|' +
    '(?:c est|est ce|ce serait|serait ce)(?: que c est)? (?:possible|ok|permis|autorise|grave|un probleme|faisable)|' +
    '(?:a quoi )?(?:ca|cela) sert(?: a quoi)?|(?:what|wofur|wozu) (?:is|s|ist|dient) (?:that|it|das) (?:for|gut)?)(?: (?:and|und|et) (?:when|where|wann|wo|quand|ou))? [?!]+$',
);

/** `words`: as `questionWords` gives them. */
export function asksAboutBefore(words: readonly string[]): boolean {
  return OF_BEFORE.test(words.join(' '));
}

const LEADS =
  'hi|hey|hello|hallo|bonjour|salut|coucou|moin|servus|ok|okay|so|and|but|um|uh|also|sorry|please|wait|oh|quick question|und|aber|sag mal|na|ja|entschuldigung|bitte|et|mais|alors|euh|pardon|du coup|dites?|dis moi|tell me|sagt mal|excuse me|excusez moi|NUM|frage|question|well|yes|yeah|oui|oje|zut|mist|oops';
const SUBJECTS =
  'i|we|you|he|she|it|they|there|this|that|the|my|our|your|any|anyone|anybody|some|someone|everyone|everybody|PLACE|POWER|an|two|one|both|all|other|people|supports?|fleets?|armies|units';
const VERBS_DE =
  'ist|sind|war|hat|haben|kann|konnen|darf|durfen|muss|mussen|soll|sollen|will|wollen|wird|werden|gibt|kommt|kommen|kriegt|krieg|kriege|zahlt|sehen|sieht|gilt|gewinnt|braucht|brauche?|schaff|reicht|verlier(?:t|e)?|fliege?|erfahr\\w*|gehort|gehoren|spielen|spielt|reicht';
/** Sentences that ask though no mark stands behind them, as on a phone. */
const WORDED = new RegExp(
  `^(?:(?:${LEADS}) )*(?:` +
    `who|whose|what|whats|whos|wheres|whens|hows|when|where|which|wich|why|how|(?:if|wenn|si|s) .* (?:what|who|does|do|how|is|are|am|can|was|wer|wie|wo|quoi|qui|comment|quel|quelle)\\b.*|(?:is|are|am|was|were|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had) (?:${SUBJECTS})\\b|` +
    `wer|was|wann|wo|wohin|woher|woran|wie|wieso|warum|weshalb|welche[rsnm]?|wieviele?|wem|wen|wessen|wofur|womit|wozu|(?:bis|seit|ab|von|an|in|fur|mit|zu|um|nach|auf) (?:wann|welche[rnms]?|wem|wen|wie|was|wo)|(?:hab|bin|habe) ich|(?:${VERBS_DE}) |` +
    `qui|quand|ou|comment|combien|pourquoi|quel(?:le)?s?|que|qu|lequel|laquelle|lesquel(?:le)?s|est ce|peut on|puis je|dois je|ai je|suis je|on (?:peut|doit|a) |je (?:peux|dois) |tu peux |vous pouvez |y a |il y a |il reste |faut |t as |vous avez |j ai (?:combien|le droit)|c est (?:qui|quoi|quand|ou|quel\\w*|a)\\b` +
    `)\\b|\\b(?:pourquoi|comment|combien|est ce que|quel(?:le)?s?|c est quoi|quoi)\\b`,
);

/** `words`: as `questionWords` gives them. */
export function asksByItsWords(words: readonly string[]): boolean {
  return words.length > 2 && WORDED.test(words.join(' '));
}
