/**
 * What beginners ask, by words of English, German and French: small letters without marks, apart by single spaces, `?` and other signs
 * left out. The first topic counts of which a sentence has the words.
 */
import type { Topic } from '../../messages/player-messages.ts';
import { lazy } from '../../text/lazy.ts';

const WHO =
  '(?:who|whom|whose|wer|wen|wem|qui|(?:which|what|welche[rsn]?|quel(?:le)?s?) (?:powers?|players?|countr\\w+|people|machte|spieler|lander|puissances?|joueurs?|pays))\\b';
const ORDERS = '(?:orders?|moves?|turns?|befehle?n?|zuge?n?|abgabe|ordres?|coups?|mouvements?)\\b';
const I = '(?:i|we|my|our|mine|me|ich|wir|mein\\w*|unser\\w*|j|je|on|nous|mes|mon|ma|nos|ai|moi)\\b';
const CENTERS = '(?:(?:supply )?(?:centers?|centres?)|scs?|dots?|(?:versorgungs)?zentr(?:en|um)|vzs?)\\b';
const ALL =
  '(?:every(?:one|body)|all|(?:the )?others?|other (?:players|powers)|everyone else|alle|jeder|jede|die anderen|tout le monde|tous|toutes|(?:les )?autres)\\b';

/** Words that come before those of other topics. */
const ALIASES = {
  due: 'deadline',
  lost: 'order',
  own: 'power',
  other: 'choose',
  surplus: 'remove',
  waiving: 'build',
  quitting: 'leave',
  undoing: 'change',
  holidays: 'away',
  extending: 'time',
  given: 'filed',
  peace: 'draw',
  mistaken: 'stop',
  speaking: 'language',
  resting: 'nmr',
  counted: 'center',
  letters: 'kinds',
  unmoved: 'failed',
  shipping: 'convoy',
  trading: 'swap',
  again: 'words',
  next: 'deadline',
  stacking: 'stack',
  bouncing: 'bounce',
  alike: 'support',
  total: 'win',
  beginning: 'order',
  replying: 'silent',
  mapped: 'map',
  building: 'build',
  nightly: 'stop',
  attacked: 'words',
  strategy: 'advice',
  besides: 'players',
  asked: 'deadline',
  older: 'words',
  waiting: 'results',
  swapped: 'choose',
  farther: 'kinds',
} as const satisfies Readonly<Record<string, Topic>>;

/** Each with words that must all stand in the sentence, in their order. */
const TOPICS = {
  waiving: ['\\b(?:waives?|waiving)\\b'],
  quitting: ['\\bi want out\\b|\\bich (?:steig\\w*|bin) (?:jetzt )?(?:aus|raus)\\b|\\bje joue pas\\b|laissez tomber'],
  undoing: [
    '\\btake (?:\\w+ )?(?:orders?|moves?|it|them|that) back\\b|\\bcomment annuler\\b|\\bscrap what\\b|\\bcancle\\b|\\bcancel (?:all|every\\w*|(?:the|my) (?!orders? for\\b))|\\bannulez? (?:tout|svp|ce qu)|\\b(?:letzten? )?zug zuruck',
  ],
  ignore: [
    '(?:ignore|disregard|forget|vergesst|vergiss|ignorier\\w*|oubliez?|ignorez)\\b.*(?:mail|message|nachricht|courriel)|(?:mail|nachricht|message)\\b.*(?:nicht fur (?:euch|sie|dich)|not for you|pas pour vous)|wrong game|falsche partie|mauvaise partie',
  ],
  total: [
    `(?:how many|wie ?viele|combien d?e?)\\b.*${CENTERS}.*(?:altogether|in all|in total|are there|on the (?:map|board)|insgesamt|gibt es|en tout|au total|y a t il|sur la carte)`,
  ],
  beginning: [
    '\\b(?:do|tun|machen|faire)\\b.*(?:first|en premier|d abord)|(?:als erstes|zuerst|d abord) .*(?:tun|machen|faire)|womit (?:fange?|beginne?|soll)|par quoi (?:je )?(?:commence|debute)',
  ],
  asked: [
    '\\b(?:tomorrow|today|tonight|sunday|monday|morgen|heute|sonntag|montag|demain|ce soir|dimanche|lundi)\\b.*\\b(?:ok|okay|enough|in time|early enough|reicht|genug|bon|suffit|assez tot)\\b|\\breicht\\b.*\\b(?:morgen|heute|sonntag|montag)\\b',
  ],
  older: [
    '\\b(?:old|past|earlier|previous|alte\\w*|fruhere\\w*|vergangene\\w*|anciens?|precedents?) (?:turns?|rounds?|moves|runden|zuge|phasen|tours|coups|phases)\\b',
  ],
  waiting: ['(?:why|warum|wieso|pourquoi)\\b.*\\b(?:nothing|nichts|rien) (?:\\w+ )?(?:happen\\w*|passier\\w*|passe)'],
  swapped: [
    '\\b(?:can|could|may|kann|konnte|darf|puis|peux|pourrais)\\b.*\\b(?:instead of|statt|anstatt|a la place (?:de|d))\\b',
  ],
  farther: [
    '\\b(?:fleets?|flotten?|flottes)\\b.*\\b(?:further|farther|faster|weiter|schneller|plus loin|plus vite)\\b',
  ],
  confirm: [
    '\\b(?:what|why|was|warum|wieso|quoi|pourquoi)\\b.*(?:confirm|bestatig)|(?:confirm|bestatig)\\w*\\b.*(?:what$|why$|was denn|warum$|quoi$|pourquoi$)',
  ],
  replying: [
    '(?:have to|must|need to|muss (?:ich|man)|obligee?|faut il|dois je)\\b.*(?:messages?|nachrichten?|someone|somebody|people|others|anderen|joueurs?)\\b.*(?:answer|reply|antworten|repondre)|(?:have to|must|need to|obligee?|faut il|dois je)\\b.*(?:answer|reply|repondre).*(?:messages?|someone|somebody|people|others|joueurs?|me\\b)',
  ],
  mapped: [
    '\\b(?:send|resend|schick\\w*|renvoy\\w*|envoy\\w*|bekomm\\w*)\\b.*\\b(?:maps?|karte|landkarte|carte)\\b|\\b(?:maps?|karte|landkarte|carte)\\b.*\\b(?:again|nochmal|noch einmal|schick\\w*)\\b',
  ],
  page: [
    '\\b(?:web ?sites?|web ?pages?|sites?|internetseite|webseite|homepage|(?:page|seite) (?:of the game|de la partie|der partie|internet|web|zum spiel))\\b',
  ],
  building: ['(?:how often|wie oft|tous les combien)\\b.*(?:build|bau|constru)|\\bconstru\\w* tous les combien'],
  hold: [
    '(?:what|was|que|qu|quoi)\\b.*(?:\\bmeans?\\b|heisst|bedeute|veut dire|signifie|\\bis\\b|\\bist\\b|c est quoi).*\\b(?:to hold|holds?|holding|halten|halt|tenir)\\b|c est quoi tenir',
  ],
  nightly: [
    '(?:mails?|messages?|nachrichten)\\b.*(?:\\bnight|nachts|la nuit|abstell|abschalt|ausschalt|turn off|switch off)|(?:stelle?|schalte?) .*mails?\\b.* (?:ab|aus)$',
  ],
  bot: [
    '\\b(?:strong|good|clever|stark|gut|schlau|fort|forts|bons?)\\b.*\\b(?:bots?|robots?|computers?)\\b|\\b(?:bots?|robots?|computers?)\\b.*\\b(?:strong|good|stark|gut|forts?|bons?|niveaux?|levels?|strengths?)\\b|(?:what|whats|was|c est quoi|qu est ce qu)\\b.{0,9}\\b(?:bots?|robots?)$',
  ],
  attacked: [
    '^(?:who|wer|qui)\\b.{0,12}\\b(?:attacked|angegriffen|attaque|attaquee|kicked|dislodged|vertrieben|delogee?|hit)\\b|^what (?:did|has|have) (?!i |we |you )\\w+ (?:do|done|order\\w*|play\\w*|move\\w*)\\b|^was (?:hat|haben) (?:die |der |das )?\\w+ .*(?:gemacht|getan|befohlen|gezogen)$|^qu (?:a|ont) (?:fait|ordonne|joue)\\b|^qu est ce que .* (?:a|ont) fait\\b',
  ],
  strategy: [
    '\\b(?:scared|afraid|trust|fear|furchten|trauen|vertrauen|mefier|confiance|craindre)\\b|\\b(?:openings?|eroffnung|ouverture)\\b|(?:what should|was soll|que (?:dois je )?faire)\\b.*(?:with|mit|de|avec) (?:my|mein\\w*|ma|mon|mes) (?:fleets?|flotten?|flottes|army|armies|armeen?|armees?|units?|einheit\\w*|unites?)\\b',
  ],
  besides: [
    '\\b(?:on est|nous sommes) combien\\b|^(?:who else (?:is|plays|are)|wer (?:spielt|ist) .*(?:noch|sonst)|qui d autre (?:joue|participe|est))\\b(?!.*(?:ordered|befohlen|geschickt|envoye|late|spat))',
  ],
  holidays: [
    '\\b(?:nicht da|(?:i m|i am) away|vacations?|holidays?|urlaub|vacances|no wifi|hopital|hospital|krankenhaus)\\b',
  ],
  extending: [
    '(?:few|some|two|couple of|\\d+) (?:more|extra) hours?\\b|(?:paar|zwei|\\d+) stunden mehr\\b|(?:quelques|deux|\\d+) heures de plus|\\b(?:\\d+|two|some|a few) (?:more|extra) days?\\b|\\bmore days\\b',
  ],
  given: [
    '\\bhave i ordered\\b|\\bordered so far\\b|\\bmes ordres\\b.*(?:ce que j ai|je sais plus)|redonne\\w* moi mes ordres',
  ],
  peace: ['\\bbe a draw\\b|\\bremis zwischen\\b|\\bmatch nul\\b'],
  mistaken: [
    'wrong person|never signed up|remove this address|falsche adresse|nicht der herr|trompez de personne|stop (?:all )?(?:these|the|les) (?:e ?)?mails',
  ],
  speaking: [
    '\\b(?:deutsch|englisch|franzosisch) (?:mit mir )?(?:reden|sprechen|schreiben)|\\b(?:me )?parler en (?:francais|anglais|allemand)',
  ],
  resting: [
    'alle einheiten zieh\\w*|steh\\w* lassen|(?:move|bewegen|bouger|deplacer|jouer) (?:all|every\\w*|everything|toutes?|chaque|tous)\\b|(?:jede|alle) (?:\\w+ )?(?:einheit|armee|flotte)\\w* (?:be\\w*|zieh\\w*)|(?:bleiben|stehen) (?:einfach |alle )?(?:stehen|bleiben)|(?:hold|stay) everywhere|ne bouge (?:rien|pas)|(?:je|ich|i) pass|(?:all|alles?|tout le monde|every(?:body|thing)|toutes?)(?: \\w+){0,3} (?:holds?|halten|tien(?:t|nent)|stehen)$|move (?:nothing|none)',
  ],
  again: [
    '(?:resend|send|get|again|nochmal|noch einmal|renvoy\\w*|encore une fois)\\b.*\\b(?:results?|ergebniss?e?|resultats?)|(?:results?|ergebniss?e?|resultats?) .*(?:again|nochmal|noch einmal|encore une fois|renvoy\\w*)',
  ],
  next: [
    '(?:when|wann|quand)\\b.*(?:next|nachste[rn]?|prochaine?) (?:turn|phase|round|season|move|runde|zug|jahreszeit|tour|saison|coup)',
  ],
  bouncing: ['(?:happen|passier|geschieh|passe|arrive)\\w*\\b.*(?:same|selbe\\w*|gleiche\\w*|meme) '],
  stacking: [
    '^(?!.*(?:attack|angreif|angriff|attaqu|together|zusammen|gemeinsam|ensemble)).*(?:two|both|2|zwei|beide|deux)\\b.*(?:units?|armies|army|fleets?|einheiten|armeen|flotten|unites?|armees?|flottes?)\\b.*(?:same|selbe\\w*|gleiche\\w*|meme) ',
  ],
  alike: [
    '(?:two|both|2|zwei|beide|deux)\\b.*(?:units?|armies|army|fleets?|einheiten|armeen|flotten|unites?|armees?|flottes?)\\b.*(?:same|selbe\\w*|gleiche\\w*|meme)|(?:attack|angreif\\w*|attaqu\\w*)\\b.*(?:together|zusammen|gemeinsam|ensemble)',
  ],
  counted: ['\\bcombien de points\\b|\\bhow many points\\b|\\bwie ?viele punkte\\b'],
  letters: ['difference entre a et f|\\bf flotte\\b|\\ba (?:and|und|et) f\\b'],
  unmoved: ['pourquoi\\b.*(?:rate|echoue)\\b|\\ba pas bouge\\b|\\bn a pas bouge\\b|\\bdidn t move\\b'],
  shipping: ['transport\\w*\\b.*\\b(?:bateau|flotte|schiff|boat|fleet|navire)'],
  trading: ['\\bswap (?:two|my|the)\\b.*\\b(?:units?|round|places)'],
  due: [
    '^(?:until when|by when|till when|when (?:do|must|should) (?:i|we) (?:have|need|must|send|order|submit|move|write|answer|reply)|bis wann|jusqu a quand|avant quand|pour quand)',
  ],
  surplus: [
    'welche einheit .*\\bweg\\b|unit too many|one goes away|was abbauen|einheit zu viel|supprimer une (?:armee|flotte|unite)|unite de trop',
  ],
  own: ['quel pays je joue|which country (?:am i|do i)|welches land (?:bin|spiele) ich'],
  other: [
    '(?:gegen|mit|avec|with|for) .*(?:tauschen|echanger|swap|trade)$|gegen \\w+ tauschen|echanger avec quelqu un',
  ],
  accept: [
    'still open|noch (?:offen|platz|frei)|reste de la place|any (?:room|seats?|spots?)|count me in|count us in|i m in\\b|i am in\\b|\\bme me\\b|i d love to (?:be|play)|bin (?:gern )?dabei|war gern dabei|mache (?:ich )?mit|mach mit|ja gern|avec plaisir|ok pour moi|volontiers|d accord pour|^present\\b|je suis partante?|je veux bien (?:jouer|participer|en etre)|j en suis\\b|comptez sur moi|i want \\w+ because|might be in',
  ],
  decline: [
    'count me out|have to say no|not this time|maybe (?:the )?next|can t (?:this|make it)|ohne mich|doch nicht|austragen|bin raus|passe mon tour|desist|pas cette fois|retirez mon nom|merci de penser a moi mais|rayez',
  ],
  thanks: [
    '^(?:thank|thanks|vielen dank|danke|merci)\\b(?!.*(?:\\?|but|aber|mais))|thank you (?:so|very)|good luck|haven t looked forward|liebe grusse aus|faires spiel|que le meilleur|bonjour a toute|said hi',
  ],
  remind: [
    'remind|erinner|prevenir|\\brappel(?:ez|er|le)? (?:moi )?(?:la veille|avant|quand)|wake me|alert|warn me|avertir',
  ],
  watch: [
    '\\b(?:watch|spectat\\w*|observe|look on|zuschau\\w*|zusehen|zugucken|beobacht\\w*|regarder la partie|spectateur|observer)\\b',
  ],
  password: ['\\b(?:passwords?|passwort|kennwort|mots? de passe)\\b'],
  moved: [
    '(?:new|changed?|neue|andere|nouvelle|change) (?:my |meine |d |l )?(?:e-?mail|mail|mailadresse|adresse|address)',
  ],
  name: [
    '(?:my name|mein name|mon nom)\\b.*(?:is|wrong|spell|falsch|ist|est|mal)|falschem namen|ich heisse|je m appelle|suis une dame|call me|nenn\\w* mich|spelled',
  ],
  dice: ['\\b(?:dice|wurfel\\w*|luck|glucksspiel|hasard|random|risiko|risk|tire\\w* aux? des)\\b'],
  stack: [
    '(?:two|2|zwei|beide|deux|both|several|mehrere|plusieurs) (?:of my )?(?:units?|armies|army|fleets?|einheiten|armeen|flotten|unites?|armees?|flottes?) (?:\\w+ )?(?:in|en|auf|dans|a|at) (?!(?:the |dasselbe |das |le |la )?(?:same|selbe|gleiche|meme))',
  ],
  language: [
    '(?:in|auf|en) (?:english|englisch|german|deutsch|french|franzosisch|francais|anglais|allemand)\\b.*(?:\\w)?$|(?:have to|must|muss|faut|droit|doivent) .*(?:english|englisch|anglais|francais)',
  ],
  coasts: [
    '(?:two|zwei|deux|which|welche|laquelle|preciser|eine oder|north|south|nord|sud).*\\b(?:coasts?|kusten?|cotes?)\\b|\\b(?:coasts?|kusten?|cotes?)\\b.*(?:which|welche|laquelle|preciser|two|zwei|deux)',
  ],
  advice: [
    '(?:make|do|play|mach\\w*|zieh\\w*|spiel\\w*|jouez|joue|fais|faites|give|gib)\\b.*(?:for me|fur mich|pour moi|a ma place)|advice|advise|recommend|conseil|\\btipps?\\b|\\brat\\b|a votre avis|was wurdest du|what would you|que feriez',
  ],
  create: [
    '(?:open|start|set up|create|make|own|private|eroffn\\w*|eigene|grunden|ouvrir|creer|lancer)\\b.*\\b(?:games?|partie|spiel|nous|us|uns)\\b|rien que pour nous|just for us|nur fur uns',
  ],
  others: [
    '\\b(?:my|mein\\w*|mon|ma) (?:\\w+ )?(?:wife|husband|brother|sister|son|daughter|cousin|friend|colleague|mate|frau|mann|bruder|schwester|sohn|tochter|freund|freundin|kolleg\\w*|enkel|mari|femme|frere|soeur|fils|fille|ami|amie|copain|collegue)\\b.*(?:join|play|sign|take over|continue|same|in\\b|mitspiel|eintrag|weiterspiel|spielen|ubernehm|oui|inscri|reprendre|jouer|yes|would)|inscrivez aussi|auch eintragen|(?:zu zweit|same house|haushalt|same wifi)',
  ],
  words: [
    '(?:as|in|als|en|sous forme de) (?:words|text|texte|plain text|mots)|(?:can t\\b|cannot|kann nicht|kann .* nicht|ne peux pas|n arrive pas|zeigt keine|keine bilder|s affiche pas|ne s affiche).*|open the attachment|where (?:are|is) (?:everybody|everyone|all the units)|ou sont les pieces',
  ],
  silent: [
    '(?:never|doesn t|does not|no|nie|nicht|keine?|zero|jamais|pas de) (?:answers?|answering|repl\\w*|antwort\\w*|reponse|repond|respond\\w*)|antwortet (?:nie|nicht)|repond (?:pas|jamais|plus)|(?:spielt der|is he|is she).*(?:noch|still)|morte? ou',
  ],
  effort: [
    'how often|how many mails|how much time (?:does|do|will|would)|wie oft|wie ?viele mails|wie viel zeit kostet|combien de mails|combien de fois|par semaine|a week|pro tag|am tag|once a day',
  ],
  code: ['\\b[sfw]\\d{4}[mrab]\\b'],
  nmr: [
    '\\bnmr\\b|^(?:what|was|que|et)\\b.*\\b(?:if|wenn|si) (?:i|ich|je|j|man|on|you) .*(?:nothing|nichts|rien)\\b',
    '(?:what|was|que|qu|et|und|and|si|if|wenn|falls)\\b.*(?:(?:don t|do not|doesn t|can t|cannot|without|no|nicht|keine?n?|ohne|pas|aucun|sans|plus) .*(?:send|sent|order|submit|move|schick|befehl|zug|zieh|abgeb|abgabe|einreich|envo|ordre|jou|rend)|(?:forget|forgot|miss|vergess|verpass|versaum|oubli|rate))',
    '(?:send|schick\\w*|gebe|envo\\w*|donne) (?:no|keine|aucun) .*(?:was|what|que|wenn|if)',
    '(?:was|what) .*(?:gar nichts|nothing|nichts) (?:schick|befehl|mach|send|do|order)',
    'que .*(?:passe|arrive|devien).*(?:rien|sans ordre|oublie|ne joue)',
  ],
  stop: [
    'supprim\\w* mon|delete my|losch\\w* (?:meine|mich)|keine mails mehr|bitte austragen$',
    'unsubscrib|(?:stop|no more|fewer|less|too many) .*(?:mails?|e-?mails|messages|reminders?)|get rid of .*mails?',
    'abmeld|melde .*\\bab\\b|abbestell|(?:keine|weniger|zu viele) .*(?:mails?|nachrichten|erinnerungen)',
    'desinscri|desabonn|(?:ne|n) .*(?:plus|pas) .*recevoir|moins de mails?|trop de mails?|arreter .*(?:mails?|messages|e-?mails)',
  ],
  failed: [
    '(?:je suis|elle est|il est) toujours (?:a|en)\\b|(?:still|immer noch|steht noch) in\\b|(?:warum|wieso)\\b.*nicht bekomm',
    '(?:why|how come|what went wrong)\\b.*(?:fail|not (?:move|work|succeed|go)|didn t|did not|wasn t|isn t|bounce|stay|stuck|refus|reject|wrong|lose|lost|destroy|dislodg|disband)',
    '(?:warum|wieso|weshalb|weswegen)\\b.*(?:nicht (?:ge|an|durch|weiter|mog|erfolg|funktion|bewegt)|gescheiter|scheiter|misslung|abgelehnt|verloren|vernichtet|vertrieb|aufgelost|steh|geblieb|schief)',
    'pourquoi\\b.*(?:echou|rate|pas (?:\\w+ )?(?:march|boug|fonctionn|reuss|avanc|pass|pris)|refus|perdu|detruit|delog|disparu|rest)',
  ],
  bots: [
    '\\b(?:bots?|robots?|robotern?|computers?|computergegner|maschinen?|machines?|ordinateurs?|humans?|mensch|menschen|humains?|real (?:people|person|players?)|echte[rn]? (?:spieler|mensch\\w*|leute|person\\w*)|vraies? (?:personnes?|joueurs?|gens)|k\\.?i|an a\\.?i|une i\\.?a)\\b',
  ],
  judge: [
    '(?:who|what) (?:are|r) (?:you|u)\\b|are you (?:a|an|real|there|human)|what is this\\b|who (?:is|am i) (?:this|writing|talking)|who writes|what does (?:this|the) (?:judge|mail)',
    '(?:wer|was) (?:bist|seid|sind) (?:du|ihr|sie)\\b|bist du\\b|sind sie (?:ein|eine|der)|was ist das (?:hier|eigentlich)|mit wem (?:schreibe|rede|spreche)|wer (?:schreibt|antwortet)',
    'existe encore|still (?:exist|running|active)|gibt es (?:das|dich|euch) noch|qui (?:etes|es) (?:vous|tu)\\b|(?:etes|es) (?:vous|tu) un|c est quoi (?:ici|ce (?:truc|mail|judge)|cette adresse)|a qui (?:j ecris|est ce que j ecris|je parle)|qui (?:m ecrit|repond|ecrit)',
  ],
  cost: [
    '\\b(?:costs?|free of charge|for free|free|pay|paid|price|money|fee|kosten|kostet|gratis|kostenlos|umsonst|bezahl\\w*|zahlen|geld|gebuhr\\w*|gratuit\\w*|pay(?:er|ant|ante|e)|coute\\w*|prix|argent)\\b',
  ],
  turn: [
    '(?:whose|my|our) (?:turn|go|move) (?:is|now|next|yet)|(?:whose|is it my|is it our|who s|who has the) (?:turn|go|move)\\b|who (?:goes|moves|plays|starts|begins) (?:first|next|now)|(?:take|taking) turns|move at the same time|simultaneous',
    'wer (?:ist|kommt|zieht|fangt|beginnt) .*(?:dran|reihe|an\\b|zug\\b|erste[rs]?|nachste[rs]?|zuerst|jetzt)|bin ich (?:jetzt |schon )?(?:dran|an der reihe|am zug)|reihum|abwechselnd|gleichzeitig',
    'a qui (?:de|le|est ce|c est|le tour)|c est (?:a|au tour de) (?:qui|moi)|(?:mon|notre) tour\\b|qui (?:commence|joue (?:en premier|maintenant|d abord))|chacun son tour|en meme temps',
  ],
  together: [
    '(?:two|both|several|together|jointly|allies|alliance|share|team)\\b.*(?:win|won|victory)|(?:win|won|victory)\\b.*(?:two|both|together|jointly|ally|allies|alliance|share|team)|second place|runner up',
    '(?:zwei|beide|mehrere|zusammen|gemeinsam|verbundete\\w*|bundnis|zu zweit|team)\\b.*(?:gewinn|sieg)|(?:gewinn\\w*|sieg\\w*)\\b.*(?:zwei|beide|mehrere|zusammen|gemeinsam|verbundete\\w*|zu zweit|teilen)|zweite[rn]? platz',
    '(?:deux|ensemble|plusieurs|allies?|alliance|equipe)\\b.*(?:gagn|victoire)|(?:gagn\\w*|victoire)\\b.*(?:deux|ensemble|plusieurs|allies?|alliance|partag|equipe)|deuxieme place',
  ],
  length: [
    'how long\\b.*(?:game|last|take|usually|normally|whole)|how many (?:turns|years|rounds|phases|weeks|days)|wie lange?\\b.*(?:spiel|partie|dauer|geht)|wie ?viele (?:runden|jahre|zuge|phasen|wochen|tage)|combien de (?:temps|tours|annees|phases|semaines|jours)\\b.*(?:partie|jeu|dure|prend|en tout|compte)|(?:duree|dure)\\b',
  ],
  out: [
    'fliege ich|am i out|suis je elimine',
    'eliminat|knocked out|(?:lose|lost|losing|have)\\b.*(?:all|last|every|no|any)\\b.*(?:centers?|centres?|units?|scs?)|when (?:am|is|are) (?:i|a player|one|we) out\\b|when do i lose|how (?:do|can) i lose|(?:am i|is \\w+) (?:out|dead)\\b|no (?:centers?|units?) left',
    'ausgeschieden|ausscheid|(?:alle|letzte\\w*|keine?n?)\\b.*(?:zentr\\w+|einheiten?)\\b.*(?:verlier|verlor|mehr|habe|verliere)|(?:verlier|verlor)\\w*.*(?:alle|letzte|zentr)|wann (?:bin ich|ist man|hab ich) (?:raus|draussen|verloren)|wann verliere',
    'elimin|(?:perd\\w*|plus|aucun|dernier\\w*)\\b.*(?:tous|toutes|centres?|unites?)|quand (?:est ce qu on|est on|perd on|perd|suis je) .*(?:perd|perdu|elimine|mort|dehors)|quand perd',
  ],
  ends: [
    '(?:game|it|this|war)\\b.*\\b(?:over|ends?|ended|finish\\w*|stops?)\\b|(?:end|finish) of (?:the|this) game|when (?:does|will|is) .*(?:end|over|finish\\w*)\\b',
    '(?:spiel|partie|es|das)\\b.*(?:zu ende|endet|aus|vorbei|fertig|schluss)\\b|(?:spiel|partie)(?:s|n)?ende|ende (?:des|der) (?:spiel|partie)',
    '(?:partie|jeu|ca)\\b.*(?:fini\\w*|termin\\w*|s arrete|fin)\\b|fin de (?:la partie|partie|jeu)',
  ],
  leader: [
    `${WHO}.*(?:winning|in the lead|leading|leads|ahead|strongest|biggest|best|first place|most centers|fuhrt|vorne?|fuhrung|starkste\\w*|am meisten|meiste\\w*|gewinnt|liegt|en tete|mene|gagne|plus forte?|plus de centres|devant|premier|premiere|largest|weakest|schwachste\\w*)`,
    '(?:score|scores|standings?|ranking|how is (?:the game|it) going|am i (?:winning|losing|ahead|behind|last)|how am i doing|spielstand|punktestand|zwischenstand|rangliste|wie stehts?|wie ist der stand|gewinne ich|classement|scores?|ou en est (?:la partie|le jeu|on)|est ce que je gagne)\\b|wie steht (?:es|s|das spiel|die partie)',
  ],
  win: [
    '\\b(?:win|wins|won|winner|winning|victory|victories|goal|aim|objective|object of|point of (?:the|this) game)\\b',
    '(?:gewinn|gewonnen|\\bsieg|\\bziel|worum geht|worauf kommt es an)',
    '(?:gagn|victoire|vaincre|vainqueur|but (?:du|de ce|de la)|objectif|remporte)',
  ],
  draw: [
    '\\b(?:draws?|drawn|stalemate|ties?|tied|remis|unentschieden|matchs? nuls?|partie nulle|nulles?|nul|egalite|peace treaty|end .*peace|friedlich beenden)\\b',
  ],
  late: [
    '\\b(?:too late|am i (?:late|overdue)|are we late|still in time|am i in time|in time|missed? (?:the|my|a) (?:deadline|turn|phase|move)|after the deadline|late orders?|be late|i am late|i m late|running late|a bit late)\\b',
    '(?:zu spat|verspat|rechtzeitig|noch in der zeit|frist .*(?:verpasst|versaumt|abgelaufen|vorbei|um)|(?:verpasst|versaumt)|abgabe .*verpasst|nach der frist|nachreichen|nachtraglich)',
    '(?:en retard|trop tard|a temps|rate (?:la|l|le|mon)|depasse la date|apres la date|apres l heure|delai (?:est )?(?:passe|depasse)|retardataire)',
  ],
  change: [
    'nimm bitte das|take the one|use the (?:old|first)|prenez (?:plutot|ceux)',
    `\\b(?:change|changes|edit|modify|alter|replace|correct|undo|cancel|take back|taking back|withdraw|revise|redo|resend|rewrite|fix)\\b.*(?:${ORDERS}|mind|something|it\\b|mistake|them)|(?:new|other|different) ${ORDERS}.*(?:instead|later|again)|(?:made|make) a mistake|send .*(?:again|twice)|wrong order`,
    `(?:\\b(?:ver)?andern\\b|\\bandere (?:ich |meine|den|einen)|korrigier|zuruckn\\w+|nehme .*zuruck|zuruckzieh|widerruf|losch|ersetz|stornier|verbesser|umentscheid|anders uberleg|nochmal schick|noch einmal schick|vertippt|fehler gemacht|falsche\\w* befehl)`,
    `\\b(?:chang|modifi|annul|corrig|retir|remplac|revenir sur|rectifi|renvoy|trompe|erreur|effac|supprim)\\w*.*(?:${ORDERS}|avis|quelque chose|erreur|\\bles\\b|faute)?`,
  ],
  ordered: [
    `${WHO}.*(?:ordered|sent|submitted|moved|handed|in (?:their|his|her)|missing|late|waiting|outstanding|not (?:yet|in)|ready|gezogen|abgegeben|geschickt|eingereicht|eingeschickt|befohlen|fehlt|fehlen|warten|spat|sauml|saumig|fertig|envoye|joue\\b|rendu|donne|manque|retard|attend|pret|dernier|last)`,
    `(?:has|have|did|are|hat|haben|sind|ist|a|ont|est ce que|t|bien que)?.*${ALL}.*(?:ordered|sent|submitted|moved|handed|ready|done|in\\b|gezogen|abgegeben|geschickt|fertig|befohlen|eingereicht|da\\b|bereit|so weit|soweit|envoye|joue\\b|rendu|prets?\\b|donne)`,
    '(?:waiting (?:for|on) (?:who|whom|anyone|someone|somebody)|(?:who|whom|what|anyone|somebody) .*waiting (?:for|on)|holding (?:up|us)|warten wir|(?:auf wen|worauf) wart|wird .*gewartet|wer .*noch nicht|fehlt (?:noch )?(?:jemand|wer|einer)|fehlen noch|on attend|attend on|attendons|qu attend|il manque|manque t il)',
  ],
  filed: [
    '^(?:ok |so |voila )*(?:done|c est fait|fertig|all set)|stimmt das so|(?:do|did|have) i (?:do|get|done) (?:that|it) right|get anything from me|(?:mail|message) .*(?:angekommen|arrive)',
    `(?:get|got|receive\\w*|arrive\\w*|have you|registered|recorded|accepted|went through|go through|come through|saved)\\b.*\\b(?:my|our|the|these) .*${ORDERS}|(?:did|have|are|were|do|can|which|what|see|show)\\b.*\\bmy ${ORDERS}|my ${ORDERS} .*(?:arrive|received|in|ok|okay|right|correct|valid|complete|there|through|saved)|what (?:did|have|do) (?:i|we) (?:order|write|send|sent|ordered|have on file)|(?:did|has) (?:my|the) (?:mail|email|message) (?:arrive|come|reach)|(?:did it|has it) work|anything (?:missing|wrong)|is (?:everything|it|that) (?:ok|okay|complete|fine|correct|right)|am i (?:done|ready|complete|all set)`,
    `(?:sind|ist|habt|hast|haben|kamen|kam|wurden|seht|stimmen|passen|welche)\\b.*(?:mein\\w*|die) .*${ORDERS}|(?:sehe|finde|zeig\\w*|seh)\\b.*mein\\w* .*${ORDERS}|mein\\w* ${ORDERS}.*(?:angekommen|da|erhalten|bekommen|eingegangen|richtig|okay|ok|vollstandig|gespeichert|sehen|gultig)|was habe? ich (?:denn |bisher |schon |eigentlich )?(?:befohlen|geschrieben|geschickt|gezogen|eingegeben)|(?:ist|kam) mein\\w* (?:mail|e-?mail|nachricht) .*(?:an|da)|hat (?:es|das|alles) (?:geklappt|funktioniert)|(?:ist|stimmt) (?:alles|das|es) (?:ok|okay|richtig|vollstandig|da|so)?|fehlt (?:mir |bei mir )?(?:noch )?(?:was|etwas|ein)|bin ich fertig`,
    `(?:avez|as|est|sont|ont|quels?|voir|revoir|montre\\w*)\\b.*\\b(?:mes|mon|les) .*${ORDERS}|mes ${ORDERS}.*(?:arriv|recu|bon|valid|complet|enregistr|pris)|qu (?:ai je|est ce que j ai) .*(?:ordonne|ecrit|envoye|joue)|(?:mon|le) (?:mail|message|e-?mail) .*(?:arriv|recu)|(?:est ce que )?(?:ca a|c a) (?:marche|fonctionne)|tout est (?:bon|ok|complet|correct)|c est (?:bon|correct|ok|complet)|il (?:me )?manque (?:quelque chose|un ordre|des ordres)|ai je fini`,
  ],
  leave: [
    '\\b(?:leave|leaving|quit|quitting|drop out|dropping out|resign|stop playing|get out|give up|back out|withdraw|don t want to play|no longer (?:want|play)|pull out|opt out|surrender)\\b',
    '(?:aussteig|steige? .*\\baus\\b|austret|aufhor|hore? .*\\bauf\\b|aufgeb|gebe? .*\\bauf\\b|verlass|nicht (?:mehr|weiter) (?:mit)?spiel|keine lust mehr|raus\\b|kapitulier|zurucktret)',
    '(?:quitt|abandonn|arret\\w* (?:de jouer|la partie|le jeu)|(?:ne|n|veux) .*plus jouer|sortir de|me retirer|demission|laisser tomber|capitul)',
  ],
  away: [
    '\\b(?:holidays?|vacations?|away|absent|travel\\w*|trip|no internet|urlaub|ferien|verreist|verreise|abwesend|weg bin|nicht da|vacances|absente?|voyage|conges?|en deplacement|sans internet)\\b',
  ],
  time: [
    'schneller|flotter|dauert .*zug|slower|langsamer|plus (?:vite|lentement)',
    '\\b(?:more time|extra time|extension|extend|postpone|delay|pause|slow down|a break|longer deadline|faster|speed up|earlier)\\b|deadline .*(?:later|longer|moved?|changed?|shift)',
    '(?:mehr zeit|verlanger|aufschub|verschieb|verschoben|pausier|pause|langere frist|frist .*(?:spater|langer|andern)|schneller|fruher|spater abgeben)',
    '(?:plus de temps|prolong|report(?:er|e|ez)\\b|repouss|delai (?:supplementaire|plus)|pause|plus vite|plus tard|retarder|accelerer)',
  ],
  gm: [
    '\\b(?:gms?|game ?masters?|master|moderator|referee|umpire|organi[sz]er|host|in charge|runs (?:this|the)|admin\\w*|spielleit\\w*|spielmeister\\w*|schiedsrichter\\w*|leitet|leiter\\w*|organisiert|verantwortlich\\w*|veranstalter\\w*|arbitres?|maitre (?:du|de) jeu|mj|moderateurs?|organis(?:e|ateur|atrice)s?|responsable)\\b',
  ],
  lie: [
    '\\b(?:lies?|lying|lied|betray\\w*|cheat\\w*|stab\\w*|bluff\\w*|honest\\w*|promises?|keep my word|backstab\\w*|lugen?|lugt|betrug\\w*|betrieg\\w*|verrat\\w*|ehrlich|versprechen|versprochen|tausch\\w* (?:mich|ihn|jemand)|mentir|ments?|trahi\\w*|trich\\w*|promesses?|honnete|tenir parole|bluffer)\\b',
  ],
  swap: [
    '(?:gegen|mit|avec|with|for) .*(?:tausch|echang|swap|trade)',
    '\\b(?:swap\\w*|exchange places|switch places|trade places|change places|platze? tausch\\w*|tauschen|vertauschen|echang\\w*|permut\\w*|intervert\\w*|change de place)\\b',
  ],
  convoy: [
    '(?:convoy|konvoi|geleit|\\bconvoi|(?:army|armies|armeen?|armees?|troops|truppen|land unit)\\b.*(?:across|over|by|through|ubers?|uber|durchs?|per|traverser|par|franchir) (?:the |das |die |den |la |le |l )?(?:water|sea|ocean|channel|ships?|wasser|meer|see|ozean|kanal|schiff|mer|eau|ocean|manche)|(?:cross|ubersetz|verschiff|traverser|franchir|embarqu).*(?:water|sea|channel|wasser|meer|kanal|mer\\b|eau\\b|manche))',
  ],
  support: [
    '(?:support|unterstutz|souten|soutien|appui|appuy|backing|helfen|hilft|help (?:another|my|a|an|his|her)|aider (?:une|un|mon|ma|l)|cut)',
  ],
  bounce: [
    '(?:\\bbounc|stand ?-?off|\\bpatt\\b|rebond|(?:same|dasselbe|selbe\\w*|gleiche\\w*|meme) (?:place|province|space|square|spot|territory|field|area|feld|provinz|gebiet|land|ort|stelle|endroit|province|case|lieu|territoire)|collid|kollid|zusammenstoss|zusammenprall|prall|abprall|conflit|two (?:units|armies) .*(?:same|one)|equal(?:ly)? strong|gleich stark|force egale|heurt|collision)',
  ],
  retreat: [
    '(?:je vais ou|wohin jetzt|retreat|ruckzug|zuruckzieh|retrait|dislodg|vertrieb|delog|kicked out|pushed out|verdrang|chasse)',
  ],
  remove: [
    '(?:disband|remove|removal|abbau|aufl[o]s|entfern|retirer une|dissou|too many units|zu viele einheiten|trop d unites|supprimer une|demobilis)',
  ],
  build: [
    '(?:\\bbuild|\\bbuilt|new (?:unit|arm|fleet)|more (?:units|armies|fleets)|recruit|another (?:army|fleet|unit)|get (?:a|an|another|more) (?:army|fleet|unit)|\\bbau(?:e|en|t|st)?\\b|aufbau|gebaut|neue\\w* (?:einheit|armee|flotte)|mehr (?:einheiten|armeen|flotten)|weitere (?:einheit|armee|flotte)|constru|nouvelles? (?:unite|armee|flotte)|plus d unites|bati|recrut|creer (?:une|des)|renfort|verstarkung)',
  ],
  results: [
    'schon was passiert|anything happen|was ist los|quoi de neuf',
    '\\b(?:results?|processed|processing|adjudicat\\w*|resolved|outcome|what happened|next mail|hear (?:from|back)|when (?:does|will) .*happen|how does it go on|what happens next)\\b',
    '(?:ergebnis|auswert|ausgewertet|resultat|was ist (?:denn )?passiert|wann (?:geht s|geht es|gehts) weiter|wie geht (?:es|s) weiter|was passiert (?:jetzt|als nachstes|dann|danach))',
    '(?:resultats?|resolu|adjudi|que s est il passe|quand .*(?:suite|continue|reponse)|et (?:apres|ensuite|maintenant)|comment (?:ca|la partie) continue|que va t il se passer)',
  ],
  start: [
    '(?:when|how soon|why)\\b.*(?:start|begin|kick off)|(?:has|have|did) (?:it|the game|we) (?:start|begun)|enough players|how many (?:players|people|seats) .*(?:need|missing|left|free)|(?:waiting|wait) for .*(?:players|start)',
    '(?:wann|wie bald|warum|hat|haben)\\b.*(?:los\\b|losgeht|startet|anfangt|fangt .*an\\b|beginn|begonnen|angefangen|gestartet)|wie ?viele (?:spieler|leute|mitspieler|platze) .*(?:fehl|brauch|frei)|genug (?:spieler|mitspieler)',
    '(?:quand|pourquoi|est ce que|la partie)\\b.*(?:commenc|demarr|debut|lance)|combien de (?:joueurs|personnes|places) .*(?:manqu|faut|libre|reste)|assez de joueurs',
  ],
  deadline: [
    '\\b(?:deadline|due|time left|left time|time remaining|by when|until when|till when|how long (?:do|have|can|may) (?:i|we|you)|how much (?:longer|time)|when (?:do|must|should) (?:i|we|they|my|our)|when is (?:the next|next|it)|next (?:turn|phase|round|deadline|move)|what time|which day|hours? (?:left|remaining))\\b',
    '(?:frist|abgabe|bis wann|wie lange|wie viel zeit|wieviel zeit|wann (?:muss|soll|ist|sind|wird|endet)|nachste (?:runde|phase|zug|frist)|nachster zug|wie viele (?:stunden|tage)|uhrzeit|um wie viel uhr|restzeit)',
    '(?:date limite|echeance|deadline|combien de temps|jusqu a quand|jusqu a quelle|avant quand|quand (?:faut|dois|doit|finit|se termine)|pour quand|quelle heure|prochain(?:e)? (?:tour|phase|coup)|temps (?:restant|me reste|il reste|reste)|delai|combien d heures|combien de jours)',
  ],
  choose: [
    '(?:tauschen|echanger|swap|trade) .*(?:land|pays|country|macht|avec quelqu un|gegen)|anderes land|other country|echanger avec quelqu un|gegen \\w+ tauschen',
    '\\b(?:choose|pick|select|choice|prefer|which (?:country|power) (?:can|do|may|will) (?:i|we)|switch (?:country|power)|another (?:country|power)|get (?:england|france|to be)|assigned|allocat\\w*|who decides)\\b',
    '(?:aussuch|suche .*aus|wahlen|auswahl|wahle|wunsch|anderes land|land (?:wechsel|tausch)|welches land (?:kann|darf|bekomme)|zugeteilt|verteilt|verlost|gelost)',
    '(?:choisi|selection|choix|autre pays|changer de pays|quel pays (?:puis|peut|vais)|attribu|preference|tire au sort|tirage)',
  ],
  join: [
    '\\b(?:join|take part|participat\\w*|sign(?:ed)? (?:up|on)|play too|play with you|get in|be in|enrol\\w*|register|play along|count me in|i want to play|i d like to play|can i play|let me in|how (?:do|can) (?:i|we) play\\b.*\\b(?:a game|here|with))\\b',
    '(?:mitspiel|mitmach|teilnehm|teilnahme|anmeld|beitret|einsteig|dabei sein|dazukommen|melde .*\\ban\\b|will spielen|mochte spielen|bin dabei|mache .*mit\\b|spiele .*mit\\b)',
    '(?:particip|rejoin|inscri|prendre part|entrer dans|jouer avec|joindre|je veux jouer|voudrais jouer|aimerais jouer|etre de la partie|me joindre)',
  ],
  games: [
    '(?:which|what|any|list|open|other|new|more|are there)\\b.*\\bgames?\\b|(?:welche|gibt es|offene\\w*|andere|neue|laufende|weitere|liste)\\b.*(?:spiele?|partien?)\\b|(?:quelles?|y a t il|liste|autres?|nouvelles?|ouvertes?)\\b.*(?:parties?|jeux)\\b|parties? (?:ouverte|libre|en cours)',
  ],
  lost: [
    '(?:comprends? (?:rien|pas)|don t (?:\\w+ )?(?:understand|get)|do not understand|versteh\\w* .*(?:nicht|nichts|nur)|kapier\\w*)',
  ],
  address: [
    '(?:addresse?s?|adressen?|mailadresse\\w*|e-?mail ?adresse\\w*|real names?|my names?|echte[rn]? namen?|mein(?:en)? namen?|klarname\\w*|vrais? noms?|mon nom|identit\\w*|anonym\\w*|daten|donnees|personal data|privacy)\\b',
  ],
  secret: [
    '(?:see|seeing|reads?|reading|liest|mitliest|lit|voit)\\b.*(?:this|these|mail|only you|nur an dich|jemand|hier|mit\\b|que vous)|(?:versehen|by mistake|by accident|peur d avoir|par erreur).*(?:alle|everyone|all\\b|tous|tout le monde)|ce que je vous ecris',
    '\\b(?:read|reads|see|sees|know|knows|show|shown|public|visible|secret|secretly|private|privately|confidential|hidden|overhear)\\b.*(?:messages?|press|mails?|letters?|what i (?:write|send|order)|conversations?|\\borders?\\b)|(?:messages?|press|mails?|letters?|conversations?|\\borders?|moves?)\\b.*(?:secret|private|confidential|public|visible|hidden|read by|seen by|known)|(?:publish\\w*|reveal\\w*|revealed)',
    '(?:lesen|liest|sehen|sieht|wissen|weiss|erfahr\\w*|offentlich|geheim|privat|vertraulich|sichtbar|mitlesen|verraten)\\b.*(?:nachrichten?|post|mails?|briefe?|befehle?|zuge|was ich (?:\\w+ ){0,3}(?:schreibe|schicke|befehle))|(?:nachrichten?|mails?|briefe?|befehle?|zuge)\\b.*(?:lesen|liest|sehen|sieht|wissen|geheim|privat|vertraulich|offentlich|sichtbar)',
    '(?:lire|lisent|lit|voir|voient|voit|savoir|savent|connaitre|secrets?|secretes?|prives?|privees?|public\\w*|publies?|confidentiel\\w*|visibles?|caches?)\\b.*(?:messages?|mails?|lettres?|courriers?|ordres?|coups|ce que j)|(?:messages?|mails?|lettres?|courriers?|ordres?|coups)\\b.*(?:lire|lisent|lus|voir|voient|vus|secrets?|prives?|publi\\w*|confidentiel\\w*|visibles?|caches?)',
  ],
  mine: [
    '^j ai combien|combien de centres la',
    `(?:how many|which|what|where|wie ?viele|welche|wo|combien|quels?|ou)\\b.*${CENTERS}.*\\b${I}|(?:how many|which|what|where|wie ?viele|welche|wo|combien|quels?|ou)\\b.*\\b${I}.*${CENTERS}|^${CENTERS} ${I}`,
  ],
  centers: [`(?:how many|which|what|wie ?viele|welche|combien|quels?)\\b.*${CENTERS}`],
  center: [
    '(?:supply|versorgungs|ravitaillement)|(?:what|was|qu|quoi|wozu|pourquoi|why|explain|erklar)\\b.*(?:centers?|centres?|zentr(?:en|um)|\\bscs?\\b|\\bvz\\b)|own(?:ing|s)? (?:a )?(?:center|province)|(?:dots?|punkte|points) (?:on|auf|sur)|(?:when|wann|quand) .*(?:gehort|belong|mine|mir\\b|appartient)',
  ],
  units: [
    `(?:where|which|what|how many|list|show|wo|welche|wie ?viele|zeig\\w*|ou|quelles?|combien|montre\\w*)\\b.*\\b${I}.*(?:units?|army|armies|fleets?|pieces|troops|ships|einheit(?:en)?|armee(?:n)?|flotten?|truppen|figuren|schiffe|unites?|armees?|flottes?|troupes?|pions|pieces)\\b|(?:units?|einheiten|unites?|armees?|armeen|armies)\\b.*\\b(?:do i have|have i|habe ich|ai je|are mine|sind meine|j ai)`,
  ],
  power: [
    'quel pays je joue|which country i|welches land ich',
    '(?:which|what|who|welche[sn]?|was|wer|wen|mit wem|quel(?:le)?|qui)\\b.*(?:country|power|nation|side|land|macht|staat|pays|puissance|camp|am i|bin ich|spiele? ich|suis je|je suis|je joue|do i play|am i playing|i playing|i am|habe ich bekommen|controle je|est ce que je (?:joue|suis|dirige))\\b|je joue (?:qui|quoi|quel)|ich (?:bin|spiele) (?:wer|wen|welche)',
  ],
  players: [
    `${WHO}.*(?:others?|playing|plays?|play|players?|people|opponents?|enem\\w+|us|in this game|spieler|mitspieler|gegner|anderen|spielt|spielen|dabei|mit\\b|noch|autres?|joueurs?|adversaires?|ennemis?|joue|jouent|partie|participe)|how many (?:players|people|of us)|wie ?viele (?:spieler|leute|mitspieler|personen)|combien de (?:joueurs|personnes)|combien sommes nous`,
  ],
  kinds: [
    '(?:flotte|fleet)\\b.*\\b(?:stehen|stand|stay|rester)\\b',
    '(?:(?:fleet|flotte|ship|schiff|navire|bateau)\\w*\\b.*\\b(?:land|inland|ashore|coasts?|kuste\\w*|terre|interieur|cotes?|inlands?|binnenland)\\b|(?:army|armies|armeen?|armees?)\\b.*\\b(?:sea|water|meer|see|wasser|mer|eau)\\b|(?:difference|unterschied|unterscheide\\w*).*(?:army|armee|fleet|flotte|units?|einheit|unites?)|(?:types?|kinds?|arten|sortes?) (?:of|von|d|de) (?:units?|einheiten|unites?)|how (?:far|fast|many (?:spaces|fields|provinces))|wie (?:weit|viele felder)|jusqu ou|combien de cases)',
  ],
  names: [
    '(?:wofur|was|what|que|quoi)\\b.*\\bs in\\b|le s c est|steht das s|the s (?:mean|stand)|kurzel|abkurzungen',
    '(?:abbreviat|abkurz|abreg|abreviat|short (?:name|form)|kurzel|kurzform|(?:what|was|que|qu)\\b.*(?:\\bmeans?|\\bstands? for|heisst|bedeute|veut dire|signifie|steht .*fur)|meaning of|bedeutung)',
  ],
  message: [
    '\\b(?:talk|speak|write|message|messages|contact|chat|negotiat\\w*|communicat\\w*|tell|ask|letters?|press|discuss|reach|diplomacy with|propose|offer|ally with|alliance)\\b.*(?:to|with|another|other|players?|powers?|somebody|someone|everyone|all|messages?|press)?',
    '\\bsagt? .* dass\\b|(?:reden|rede|sprechen|spreche|schreib|nachricht|kontakt|verhandel|mitteil|teile? .*mit\\b|unterhalt|kommunizier|absprech|abspreche|absprache|bundnis|verbund|erreiche|post\\b|funken)',
    '(?:etre mon ami|be (?:my )?friends?|freunde sein|parl|ecri|contact|negoci|message|discut|communiqu|joindre|di(?:s|tes|re) (?:a|au|aux)|correspond|alli(?:er|ance)|proposer)',
  ],
  phase: [
    '\\b(?:seasons?|phases?|what year|which year|what turn|which turn|what round|jahreszeit(?:en)?|welches jahr|welche runde|welcher (?:zug|zeitpunkt)|spielphasen?|saisons?|annees?|quel tour|ou en sommes nous|ou on en est|how does a (?:turn|year)|wie lauft ein (?:zug|jahr)|winter|spring|fall|autumn|fruhjahr|fruhling|herbst|printemps|automne|hiver)\\b',
  ],
  map: ['landkarten', '\\b(?:maps?|karten?|landkarte|spielplan|spielbrett|carte|plateau|board|picture|bild|image)\\b'],
  rules: [
    '\\b(?:rules?|rulebook|manual|instructions?|guide|tutorial|regeln?|spielregeln?|regelwerk|regelheft|anleitung|spielanleitung|regles?|reglement|notice|mode d emploi|tutoriel)\\b',
  ],
  attack: [
    '\\b(?:attack\\w*|conquer\\w*|take|taking|capture\\w*|occupy\\w*|invade\\w*|beat|defeat|angreif\\w*|greife? .*an|angriff\\w*|erober\\w*|einnehm\\w*|nehme? .*ein|besetz\\w*|bekomme?|kriege|krieg ich|besieg\\w*|schlag\\w*|attaqu\\w*|prendre|prends|conquer\\w*|captur\\w*|envahi\\w*|occup\\w*|battre|vaincre|strength|starke|force)\\b',
  ],
  order: [
    `(?:how|what|where|wie|was|wo|comment|ou|que|quoi|example|beispiel|exemple|format|form)\\b.*(?:${ORDERS}|\\b(?:write|send|enter|submit|type|reply|answer|move|do|say|schreib\\w*|schick\\w*|eingeb\\w*|gebe|antwort\\w*|zieh\\w*|mach\\w*|tun|tue|sag\\w*|ecri\\w*|envoy\\w*|donn\\w*|saisi\\w*|repond\\w*|boug\\w*|deplac\\w*|fai(?:s|re|t)|dois|jou(?:e|er))\\b)`,
    '(?:don t|do not|didn t|not|never|nicht|nichts|kein\\w*|pas|rien|jamais|plus)\\b.*(?:understand|get it|know|clue|played|play|how|versteh|kapier|weiss|ahnung|gespielt|blick|compren|compri|sais|joue)|(?:i m|i am|we are|ich bin|je suis) (?:\\w+ )?(?:new|lost|confused|beginner|a beginner|stuck|neu|verwirrt|anfanger\\w*|neuling|nouveau|nouvelle|perdue?|debutante?)|first (?:time|move|turn|game)|erste[rsn]? (?:mal|zug|spiel|partie)|premi(?:er|ere) (?:fois|coup|tour|partie)|how (?:does|do) (?:this|it|that|you|one) (?:work|play)|wie (?:geht|funktioniert|laeuft|lauft|spielt) |comment (?:ca|cela|on|se) (?:marche|fonctionne|joue)|comment jouer|(?:how|where) (?:do|can|should) (?:i|we) (?:start|begin|play)|wie (?:fange|spiele|starte)|par ou commencer|comment (?:commencer|debuter)|what now|was nun|was jetzt|et maintenant|\\bhelp\\b|\\bhilfe\\b|\\baide\\b|hilf mir|aidez moi|aide moi',
  ],
} as const satisfies Readonly<
  Record<
    Exclude<Topic, 'reach' | 'owner' | 'ways' | 'player' | 'closed' | 'unclear'> | keyof typeof ALIASES,
    readonly string[]
  >
>;

const compiled = lazy(() =>
  (Object.entries(TOPICS) as [keyof typeof TOPICS, readonly string[]][]).map(
    ([topic, patterns]) => [topic, new RegExp(patterns.map((each) => `(?:${each})`).join('|'))] as const,
  ),
);

/** Null: it is about none of them. */
export function topicOf(words: string): Topic | null {
  const found = compiled().find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  return found === null ? null : ((ALIASES as Partial<Record<string, Topic>>)[found] ?? (found as Topic));
}
