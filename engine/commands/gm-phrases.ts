/**
 * Sentences that GMs write, in English, German and French. Where the command is plain it is meant (`move the deadline to Friday 9 pm`);
 * any other is answered with the line that does it, and does nothing. Most are known by their words alone, in any order: a sentence with
 * one more word, that no rule asks for, is prose.
 */
import type { MessageOrText } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';

/** Longer lines are prose. */
const LONGEST = 120;
const PLEASE = '(?:(?:please|pls|bitte|svp|veuillez) )?(?:(?:can|could|would) you (?:please )?)?';
const DEADLINE =
  "(?:(?:the|die|la|l'|next|nachste|prochaine) ?)*(?:deadline|frist|abgabefrist|abgabe|date limite|echeance)";
const MOVED = '(?:move|change|shift|push|put|postpone|reset|set)';

/** Players, in digits or words. */
const NUMBERS = [
  'two|zwei|deux',
  'three|drei|trois',
  'four|vier|quatre',
  'five|funf|cinq',
  'six|sechs',
  'seven|sieben|sept',
  'eight|acht|huit',
].map((words) => new RegExp(`^(?:${words})$`));
const COUNT = `\\d+|${NUMBERS.map(({ source }) => source.slice(1, -1)).join('|')}`;
const inDigits = (word: string) => {
  const n = NUMBERS.findIndex((each) => each.test(word));
  return n < 0 ? word : String(n + 2);
};

const LINE_DOES: MessageOrText = { code: 'master/line-does' };
const BY_ADDRESS: MessageOrText = { code: 'master/by-address' };

/** What follows them is taken as it is. Each with what is said (null: the line is done), and the line. */
const SENTENCES: readonly (readonly [sentence: string, message: MessageOrText | null, line: string])[] = [
  [
    `${PLEASE}(?:${MOVED} ${DEADLINE} (?:to|for|until|till|on)|set (?:the )?next deadline(?: to| for| on)?|(?:verschieb|verleg|setz)(?:e|en sie)? ${DEADLINE} auf|(?:deplacez?|reportez?|mettez|fixez|repoussez) ${DEADLINE} (?:au|a|pour|jusqu'au)) (.+)`,
    null,
    'SET DEADLINE $1',
  ],
  // Our own mails begin so: it may be a quotation.
  [
    `${DEADLINE}(?: is| ist| est| auf)?(?: now| jetzt)?:? ((?:on |am |au )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b.*|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\\b.*|\\d.*|tomorrow.*|morgen.*|demain.*)`,
    { code: 'master/deadline-how' },
    'SET DEADLINE $1',
  ],
  [
    `${PLEASE}(?:(?:pause|suspend|stop)(?: the game| it)? (?:until|till|to)|pause bis|(?:pausez?|suspendez)(?: la partie)? jusqu'(?:au|a|en)) (.+?(?:, \\d.*)?)(?:, \\D.*)?`,
    { code: 'master/pause-till' },
    'SET DEADLINE $1',
  ],
  [`${PLEASE}(?:pause|suspend)(?: the game| it)? for (.+)`, { code: 'master/pause-till' }, 'EXTEND $1'],
  [
    `${PLEASE}(?:(?:(?:extend|${MOVED}) )?${DEADLINE} (?:for|of) (?:only )?(?:the )?[a-z ]{3,30}?(?: (?:by|to|until|till|on))? ?(?:\\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day.*|tomorrow.*)?|extend (?:\\S+ ){1,3}for [a-z]{3,20}|${DEADLINE} (?:fur|von|pour|de) ?(?:la |le |l'|les )?[a-z]{3,20}(?: .+)?)`,
    { code: 'master/one-deadline' },
    'EXTEND 24h',
  ],
  [
    `${PLEASE}(?:(?:tell|inform|announce|notify)(?! me| us)(?: (?:to )?(?:everyone|everybody|all|all players|the players))?(?: that)?:?|(?:sag|teil)(?:e|en sie)? (?:bitte )?allen(?: mit)?,?(?: dass)?|(?:dites|annoncez|prevenez)(?: a)? (?:tous|tout le monde)(?: que)?:?) .{4,}`,
    { code: 'master/announce-how' },
    'ANNOUNCE',
  ],
  [
    "(?:mark )?(?:l'|la |le )?(?:\\S+ )(?:(?:is|ist|est|will be) )?(?:on (?:holidays?|vacation|leave)|away|im urlaub|verreist|abwesend|en vacances|absente?)(?: .*)?",
    { code: 'master/absence-how' },
    'HELP BECOME',
  ],
  // `France emailed me his moves: A Par - Bur`: only a heading files them.
  [
    "(?:la |le |l'|die |der )?([a-z]{5,12}) (?!is|ist|est)(?:[a-z']+ ){1,8}?(?:orders|moves|befehle|zuge|ordres|coups)(?: [a-z]+){0,3} ?: ?(.{4,})",
    { code: 'master/orders-how' },
    'BECOME $1',
  ],
  [
    '(?:.* )?(?:fill|complete|(?:auf)?full\\w*|besetz\\w*|complet\\w*|combl\\w*) (?:.* )?bots(?: .*)?|(?:.* )?bots (?:.* )?(?:auffull\\w*|besetz\\w*)(?: .*)?',
    { code: 'master/bots-fill' },
    'SET DUMMY ALL BOT',
  ],
  [
    '(?:(?:add|make|let) \\S+@\\S+ (?:as |an? |be )*observer|\\S+@\\S+ (?:als )?(?:zuschauer|beobachter)(?: hinzufugen)?|ajoutez? \\S+@\\S+ comme (?:observateur|spectateur))',
    { code: 'master/observers-how' },
    'HELP OBSERVE',
  ],
  [
    "(?=.*\\b1\\d{3}\\b)(?!.*\\b(?:back|roll|zuruck|retour|press\\w*)\\b)(?:.*[ '])?(?:end(?:s|e|en|et)?|finish(?:es)?|stop|beend\\w*|schluss|aufhor\\w*|(?:se )?termin\\w*|fini\\w*|arret\\w*)(?: .*)?",
    { code: 'master/end-in-year' },
    'DECLARE DRAW',
  ],
  [
    '(?:the |our )?(?:game|it) (?:should|shall|must|is to|has to|can) (?:start|begin) (?:on|next|not before|at) .+|start (?:the game|it) (?:on|not before) .+|(?:die partie|das spiel|es) (?:soll|muss|darf) (?:erst )?(?:am|ab|im|nicht vor) .+ (?:beginnen|starten|anfangen|losgehen)|la partie (?:doit|devrait) (?:commencer|debuter) (?:le )?\\S+(?: .+)?',
    { code: 'master/start-on-day' },
    'SET MANUAL START',
  ],
  [
    '.+ (?:has |hat |a )?(?:resigned|quit|left|zuruckgetreten|ausgestiegen|abandonne)(?: the game)? (?:by (?:mistake|accident)|accidentally|par erreur)(?:\\W.*)?|.+ (?:hat|ist) (?:aus versehen|versehentlich|irrtumlich) (?:aufgegeben|ausgestiegen|zuruckgetreten)|.+ (?:wants|would like) (?:to (?:come|be)|back) (?:back|in)(?: in)?|.+ (?:will|mochte) (?:wieder|zuruck) .+|.+ (?:veut|voudrait) revenir|(?:bring|let|take) \\w+ back in(?: the game)?',
    BY_ADDRESS,
    'HELP REPLACE',
  ],
  [
    '(?:.* )?(?:e?-?mails?|address|adresse|mailbox|courriel)(?: .*)? (?:bounces?|bounced|(?:comes?|came) back|(?:is|are) returned|is (?:wrong|dead)|kommt zuruck|kommen zuruck|(?:est|sont) rejetee?s?|reviennent)(?: .*)?',
    BY_ADDRESS,
    'HELP SEAT',
  ],
  [
    '(?:speed (?:it|things|the game) up|speed up(?: the game| a bit)?|(?:shorter|quicker|faster) (?:deadlines|phases|game)|kurzere fristen|(?:das )?(?:geht )?schneller(?: bitte)?|(?:des )?delais plus courts|plus vite)',
    { code: 'master/week-rule' },
    'SET MOVE NEXT hours',
  ],
  [
    '(?:send|mail|schick\\w*|send(?:e|en sie)|envoy\\w+) (?:.* )?(?:map|karte|carte)(?: .*)? ?(?:all|everyone|everybody|them|players|allen?|spielern?|tous|joueurs)(?: .*)?|(?:send|mail|schick\\w*|envoy\\w+) (?:.* )?(?:all|everyone|everybody|them|players|allen|spielern|tous|joueurs) (?:.* )?(?:map|karte|carte)(?: .*)?',
    { code: 'master/map-again' },
    'MAP',
  ],
  [
    '(?!(?:what|which|was|que|qu) )(?:.* )?(?:co-?(?:gm|master|spielleit\\w*|arbitre)|(?:second|another|zweite[nr]?|weitere[nr]?|deuxieme|autre) (?:gm|game ?master|spielleit\\w+|arbitre))(?: .*)?|(?:let|have) \\w+ help (?:me )?(?:to )?(?:run|moderate)\\b.*|\\w+ (?:will be|becomes|shall be|sera|devient|wird|soll) (?:.* )?(?:gm|game ?master|spielleit\\w+|arbitre)(?: .*)?|(?:.* )?mit(?:zu)?leit(?:en|et|est)|\\w+ (?:will|can|is going to|wird|kann|va|peut) (?:.*\\W)?(?:help|assist|helfen|aider)\\w* .*\\b(?:gm|run|running|moderat\\w+|leit\\w+|spielleitung|arbitr\\w+)\\b.*|(?:hand|pass|give|transfer|turn|ubergeb\\w*|ubergib|gebe?|passe[rz]?|confie[rz]?|laisse[rz]?|cede[rz]?|transmet\\w*) (?:.* )?(?:my (?:job|role|duties|post|seat as gm)|the (?:job|role|reins|keys)|gm (?:job|role|rights|duties)|meine (?:rolle|aufgabe)|mein amt|mon (?:role|poste)|ma (?:place|charge)|les renes) .*',
    { code: 'master/hand-over' },
    'PROMOTE address',
  ],
  [
    "(?!.*\\b(?:all|every\\w+|orders|results|me|alle[ns]?|mich|tous|moi|befehle|ordres)\\b)(?:please |bitte |let(?:'s| us) |we (?:should |will |can )?|wir )?(?:wait (?:for|on)|warten?(?: wir)?(?: noch)? auf|(?:on )?atten(?:d(?:ons|ez|re)?)) (?:l'|la )?[a-z]{3,20}(?: (?:until|till|a|one|bis|jusqu'a) .+)?",
    { code: 'master/one-deadline' },
    'EXTEND 24h',
  ],
  [
    '(?=.*\\b(?:christmas|xmas|easter|new year\\S*|weihnachten|ostern|silvester|neujahr|noel|paques|nouvel an)\\b)(?:.* )?(?:no|skip|pause|break|off|keine?|pas|ohne|sans|treve)\\b.*|(?:.* )?(?:(?:sommer|winter|ferien)pause|summer break|pause estivale)(?: .*)?',
    { code: 'master/pause-till' },
    'SET DEADLINE date',
  ],
  [
    '(?=.*\\b(?:left|missing|needed?|free|open|sign\\w*|join\\w*|more|frei\\w*|fehl\\w*|brauch\\w*|noch|manqu\\w*|libres?|reste\\w*|encore)\\b)(?:how many|wie viele|combien de) (?:.* )?(?:players|people|seats|places|spots|(?:mit)?spieler|leute|platze|joueurs|personnes)\\b.*',
    null,
    'MY GAMES',
  ],
  [
    `${PLEASE}((?:an?|one|two|three|\\d+|eine[nr]?|zwei|drei|une?|deux|trois) (?:weeks?|days?|wochen?|tage?|semaines?|jours?))(?: of| de)? (?:pause|break|unterbrechung)(?: .*)?`,
    { code: 'master/pause-till' },
    'EXTEND $1',
  ],
  [
    "(?:l'|la |le |die |der )?(?!he |she |they |i |er |sie |il |elle |on |who |wer |qui |nobody )(\\w+) (?:no longer plays|(?:doesn't|does not) play any ?more|spielt nicht mehr|ne joue plus)(?:\\W.*)?",
    { code: 'master/find-substitute' },
    'EJECT $1',
  ],
  [
    "(?:.* )?(?:what|which orders|was|welche befehle|que|ce que|quels ordres|qu'est-ce que) (?:did |has |have |hat |a |l'|la |le |les )*\\w+ (?:has |hat |a )?(?:ordered|order|submit\\w*|written|write|entered?|sent|send|befohlen|angeordnet|abgegeben|ordonne|envoye|soumis|gezogen)(?: in)?(?: .*)?|(?:show|tell|send|let) (?:me |us )?(?:see )?(?:the )?(?!my |all )\\w+(?:'s)? orders(?: .*)?",
    { code: 'master/look-how' },
    'ORDERS ALL',
  ],
  [
    '(?!set |vote )(?!.*\\b(?:secret\\w*|geheim\\w*|hide|hidden|nobody|no one|niemand|personne|cach\\w*|not|nicht|pas)\\b)(?:(?:let |allow )?(?:people|players|everyone|everybody|all) (?:to )?see (?:.* )?votes|(?:.* )?(?:open|show|publish|offen|offne|zeig\\w*|ouvr\\w*|montr\\w*|affich\\w*) (?:.* )?(?:votes?|voted|stimmen|(?:ab)?gestimmt|abstimmung\\w*)(?: .*)?|(?:.* )?(?:votes?|stimmen|abstimmung\\w*) (?:.* )?(?:open|public|offen|offentlich|ouverts?|publics?)|(?:.* )?(?:who|how|has|have|did|wer|wie|hat|haben|qui|comment|est-ce que) (?:.* )?(?:voted|did \\w+ vote|(?:ab)?gestimmt|a (?:deja )?vote)(?: .*)?)',
    { code: 'master/votes-open' },
    'SET OPEN VOTES',
  ],
  [
    '(?:.* )?(?:put|set|add|give|change|need|setz\\w*|ander\\w*|gib|brauch\\w*|mett\\w*|mets|change[rz]?|ajoute[rz]?) (?:.* )?(?:password|passwort|kennwort|mot de passe) (?:.* )?(?:game|table|partie|spiel)(?: .*)?|(?:.* )?(?:password|passwort|kennwort|mot de passe) (?:for|of|fur|auf|pour|de) (?:the |my |our |this |die |das |la |cette |ma |notre )?(?:game|table|partie|spiel)(?: .*)?|(?:.* )?(?:game|partie|spiel)(?:passwort| password)(?: .*)?',
    { code: 'master/no-game-password' },
    'SET INVITED ONLY',
  ],
  [
    'no draws(?: please| allowed| in this game)?|no draw (?:please|allowed|in this game)|(?:.* )?(?:forbid|ban|disallow|turn off|switch off|verbiet\\w*|interdi\\w*) (?:.* )?(?:draws?|remis|nulles?|egalites?)(?: .*)?|(?:.* )?(?:draws?|remis|unentschieden|nulles?|egalites?) (?:.* )?(?:only|just|must|nur|seulement|uniquement|que) (?:.* )?(?:all|every\\w*|survivors?|alle[nr]?|uberlebende\\w*|tous|survivants)(?: .*)?',
    { code: 'master/draws-how' },
    'SET DIAS',
  ],
  [
    '(?:.* )?(?:same|share\\w*|shared|gleiche[nrms]?|selben?|teil\\w*|meme|partag\\w*) (?:.* )?(?:computer|device|ip|household|rechner|gerat|haushalt|ordinateur|appareil|foyer)(?: .*)?|(?:.* )?(?:two|several|double|multiple|zwei|mehrere|doppel\\w*|deux|plusieurs) (?:accounts?|seats|konten|accounts|comptes|mailboxes)(?: .*)?|(?:.* )?multi-?account\\w*(?: .*)?',
    { code: 'master/double-how' },
    'STATUS',
  ],
  [
    '(?:.* )?(?:only|nur|seulement|uniquement|just) (?:press|presse|messages?|nachrichten|talk) (?:.* )?(?:retreats?|builds?|adjustments?|ruckzug\\w*|aufbau\\w*|winter\\w*|retraites?|constructions?|ajustements?)(?: .*)?|(?:press|presse|messages?|nachrichten) (?:only|nur|seulement|uniquement) (?:.* )?(?:retreats?|builds?|adjustments?|ruckzug\\w*|aufbau\\w*|winter\\w*|retraites?|constructions?|ajustements?)(?: .*)?',
    { code: 'master/press-phases' },
    'SET NO PRESS',
  ],
  [
    '(?:.* )?(?:map|karte|carte) (?:.* )?(?:every|each|jede[rmn]?|chaque|tous les|allen) (?:.* )?(?:(?:e-?)?mails?|results?|phases?|turns?|nachricht\\w*|ergebnis\\w*|courriels?|resultats?|runde)(?: .*)?',
    { code: 'master/map-again' },
    'MAP',
  ],
  [
    '(?:.* )?(?:can|may|could|are|durfen|konnen|kann|peuvent|peut|peuvent-ils) (?:.* )?(?:spectators?|observers?|outsiders|zuschauer|beobachter|spectateurs?|observateurs?)(?: .*)?|(?:les |des )?(?:spectateurs?|observateurs?) (?:peuvent|sont).*(?:suivre|regarder|admis|autorises)(?: .*)?',
    { code: 'master/observers-how' },
    'HELP OBSERVE',
  ],
  [
    '(?:.* )?(?:missed|missing|misses|verpasste|versaumte|versaumt|manques?|rates?) (?:.* )?(?:turns?|deadlines?|phases?|frist\\w*|zuge?|runden?|tours?|echeances?) .*\\b(?:out|removed|kicked|ejected|raus|draussen|dehors|exclus?|elimine)\\b.*',
    { code: 'master/grace-rule' },
    'SET MOVE GRACE hours',
  ],
  [
    '(?:allow|admit|permit|welcome)(?: the)? (?:observers|spectators)|zuschauer (?:zulassen|erlauben)|(?:autoris|accept|admett)\\w+ (?:des|les) (?:observateurs|spectateurs)',
    { code: 'master/observers-how' },
    'HELP OBSERVE',
  ],
  [
    '(?:in )?(?:what|which|welche[rmn]?|dans quel|quel) (?:[^.?]* )?(?:time ?zone|zeitzone|fuseau(?: horaire)?)(?: (?:is|are|does|do|ist|sind|gilt|laufen|lauft|est|vaut)\\b[^.?]*)?',
    null,
    'STATUS',
  ],
  ["who(?:'s| is) the player (?:of|for|behind) .+", null, 'STATUS'],
];

/** Those that are answered with the line that does it and nothing more, by that line. */
const LINES_BY_SENTENCE: Readonly<Record<string, string>> = {
  'INVITE address':
    '(?:(?:i|we) )?(?:still )?(?:need|lack|are missing|am missing|how (?:do|can) i find) (?:\\w+ )?(?:more )?(?:players|people)|(?:(?:ich|wir|uns|mir|es) )?(?:brauchen?|suchen?|fehlen)(?: (?:wir|uns|mir))?(?: noch)?(?: \\w+)? (?:mit)?spieler|il (?:(?:me|nous) )?(?:faut|manque)(?: encore)? \\w+ joueurs|(?:je cherche|nous cherchons)(?: encore)? \\w+ joueurs',
  'SET NO MINOR PRESS':
    '(?:bei|in|wahrend|pendant|during) (?:.* )?(?:retreats?|ruckzug\\w*|retraites?|aufbau\\w*|builds?|constructions?) (?:.* )?(?:no|keine?|pas de|ohne|sans) (?:press|presse|messages?|nachrichten)|(?:.* )?(?:no|without|keine?|ohne|pas de|sans) (?:press|presse|messages?|nachrichten|talk|talking|chat|diplomacy|gesprache|diplomatie|discussions?) (?:.* )?(?:retreats?|builds?|adjustments?|ruckzug\\w*|aufbau\\w*|winter\\w*|retraites?|ajustements?|constructions?)(?: .*)?|(?:press|presse|messages) (?:only|nur|seulement) (?:.* )?(?:move\\w*|zug\\w*|mouvements?)(?: .*)?',
  'GET MASTERING':
    '(?:what|was|que|qu)\\b.*\\b(?:can|may|should|must|do(?:es)?|are|kann|darf|muss|macht|soll|peut|peux|puis|doi[st]|fait)\\b.*\\b(?:gms?|(?:game ?)?masters?|spielleit\\w+|arbitres?)\\b.*',
  HISTORY:
    '(?=.*\\b(?:did|done|changed|gemacht|getan|geandert|fait|modifie)\\b)(?=.*\\b(?:co-?(?:gm|master|arbitre)|(?:other|second) (?:gm|master)|(?:andere|zweite)r? spielleit\\w+|autre arbitre)\\b)(?:what|which|was|hat|que|qu)\\b.*',
  'SET NO PRESS':
    '(?:(?:no(?: more)?|keine|plus|pas)(?: mehr)?(?: aucune?)? (?:de |d.)?(?:messages?|press|presse|nachrichten)(?: mehr)? (?:between|among|zwischen|unter|entre) .+)|(?:no(?: more)?|keine|plus de|pas de) (?:messages?|press|presse|nachrichten) (?:between|among|zwischen|unter|entre) (?:the |den |les )?(?:players|spielern|joueurs)(?:\\W.*)?|(?:forbid|prohibit|ban|interdi\\w*) (?:all |any |every |tout\\w* )?(?:the |la |les )?(?:press|presse|messages)|(?:alle |die )?(?:presse|nachrichten) verbieten',
  'SET GUNBOAT':
    "(?!.*\\b(?:press\\w*|messages?|nachrichten|not|nicht|pas|no longer)\\b)(?:.* )?(?:players?|spieler\\w*|joueurs|names?|namen|noms|everyone|alle|tous|tout le monde|game|partie|spiel) (?:.* )?(?:anonym\\w*|unknown|unbekannt|inconnus|hidden|verborgen|caches)(?: .*)?|(?!.*\\b(?:press\\w*|messages?|nachrichten|not|nicht|pas)\\b)(?:keep|make|play|spielt?|jou\\w+|mach\\w*) (?:.* )?anonym\\w*(?: .*)?|(?!.*\\b(?:not|nicht|pas|never|nie|jamais|why|warum|pourquoi)\\b)(?:.* )?(?:hide|conceal|secret|verberg\\w*|versteck\\w*|verheimlich\\w*|geheim|cach\\w*|masqu\\w*)(?: .*)? (?:who(?: is)? (?:who|play\\w*|has)|wer (?:wer|was|welche\\w*)|qui (?:joue|est) |players?'? names|names of|(?:spieler)?namen|noms).*",
  'SET INVITED ONLY':
    "(?:.* )?(?:lock|close|shut|keep)\\b(?: .*)? (?:strangers|outsiders|newcomers|anybody else|anyone else)(?: .*)?|(?:.* )?(?:seuls?|only|nur|ausschliesslich) (?:.* )?(?:invit\\w+|guests|eingelad\\w+|gaste)(?: .*)?|(?:.* )?(?:only|just|nur|seulement|uniquement)(?: .*)? (?:invit\\w+|einlad\\w*|eingelad\\w*|j'invite)(?: .*)?|(?:by )?invitation only|(?:nur )?auf einladung|sur invitation(?: seulement)?|inscriptions? (?:seulement |uniquement )?(?:sur|par) invitation(?: seulement| uniquement)?|(?:anmeldung|beitritt|zutritt) nur (?:auf|mit|per) einladung|(?:sign-?ups?|joining) (?:only )?by invitation(?: only)?",
  'SET NO GREY':
    '(?=.*\\b(?:forbid|prohibit|ban|no|stop|verbiet\\w*|verbot\\w*|keine|interdi\\w*|pas de|plus de)\\b)(?:.* )?(?:anonym\\w* (?:press|presse|messages?|nachrichten)|(?:presse|messages?) anonymes?)(?: .*)?',
  'SET PLAYERS $1$2': `(?:(?:let's|let us|we) )?(?:play|start|begin|wir spielen|spielen?|jou\\w+|on joue) (?:.* )?(?:with|mit|zu|avec|a) (?:only |nur |just |seulement )?(${COUNT}) (?:players?|people|spielern?|leuten?|joueurs|personnes)|mit (?:nur )?(${COUNT}) spielern (?:spielen|anfangen|beginnen|starten)`,
  'MUTE $1$3$5 $2$4$6':
    '(?:shut|silence|gag) (?!the |down)(\\w+)(?: up)?(?: for (.+))?|(\\w+) (?:soll|muss) (?:(.+) )?(?:schweigen|still sein|den mund halten)|faites taire (\\w+)(?: pendant (.+))?',
  'CREATE ?name password LIKE game':
    '(?:set up |create |start |make |neue |gleiche |creez? )?(?:.* )?(?:same|gleiche?|selbe|meme|identical|identische) (?:game|partie|spiel) (?:again )?(?:as|like|wie|comme|que) .+|(?:.* )?(?:another|new|second|next|neue|weitere|zweite|eine|autre|nouvelle|deuxieme) (?:game|partie|spiel|runde) (?:.* )?(?:same|gleichen?|selben|denselben|memes?|identi\\w*) (?:settings|rules|options|einstellungen|regeln|reglages|regles|parametres)(?: .*)?|(?:.* )?noch so (?:eine?|ein) (?:partie|spiel|runde)(?: .*)?',
  'REPLACE power BY address':
    '(?:how (?:do|can) i |wie (?:kann ich )?|comment )(?:give|hand|transfer|pass|gebe?|ubergebe?|ubertrage?|donner|confier|transferer|passer)\\b.*(?:countr|power|seat|place|land|macht|platz|pays|puissance).*',
  'SET MANUAL PROCESS':
    'process(?:ing)? only (?:when|if|after) i (?:say|tell)\\b.*|only process (?:when|if|after) i\\b.*|(?:nur|erst) auswerten,? wenn ich\\b.*|(?:werte|auswertung) (?:bitte )?(?:nur|erst)(?: aus)?,? wenn ich\\b.*|(?:ne )?(?:resol\\w+|resoud\\w+|trait\\w+) (?:seulement |que )(?:quand|lorsque|si) je\\b.*',
  'SET DIAS':
    'draws? (?:must|should|have to|has to) (?:include|count|be for|go to) (?:all|every)\\b.*|no draws? (?:that (?:leave|exclude)|without)\\b.*|remis nur (?:fur|mit|unter) allen\\b.*|nulle? (?:seulement )?(?:entre|avec) tous\\b.*',
  'SET NO OPEN VOTES':
    '(?!set )(?:(?:.* )?(?:votes?|voting|vote|stimmen|abstimmung\\w*) (?:.* )?(?:secret|private|hidden|closed|geheim|verdeckt|secrets?|prives?|caches?)(?: .*)?|(?:.* )?(?:secret|hide|geheime?|cache[rz]?) (?:.* )?(?:votes?|voting|stimmen|abstimmung\\w*)(?: .*)?|(?:nobody|no one|niemand|personne) (?:.* )?(?:how|who|wie|wer|qui|comment) .*(?:votes?|voted|stimmt?|gestimmt|vote)(?: .*)?)',
  'SET PRFBOTH':
    '(?:.* )?(?:let|allow|players?|spieler|joueurs|lass\\w*|laisse[rz]?) (?:.* )?(?:wish\\w*|prefer\\w*|wunsch\\w*|wunsche|choose|wahlen|preferen\\w*|souhait\\w*|choisi\\w*) (?:.* )?(?:countr\\w+|powers?|land|lander|machte|pays|puissances?)(?: .*)?|(?:.* )?(?:which|what|welche|quels?|quelles?) (?:countr\\w+|powers?|land|lander|machte|pays|puissances?) (?:they|sie|ils|elles) (?:.* )?(?:prefer|want|like|mochten|wollen|preferent|veulent)(?: .*)?',
  'SET HIDE LATE':
    "(?!.*\\b(?:know|tell|weiss|sais|why|warum|pourquoi)\\b)(?:(?:.* )?(?:do not|don't|dont|hide|conceal|nobody|no one|niemand|keiner|nicht|verberg\\w*|versteck\\w*|verrat\\w*|ne|personne|cach\\w*|masqu\\w*) (?:.* )?(?:who|wer|qui) (?:.* )?(?:late|overdue|zu spat|saumig\\w*|i[mn] verzug|en retard)(?: .*)?|wer (?:zu spat|saumig|i[mn] verzug|verspatet)(?: \\w+)*,? (?:soll|braucht|muss|darf) (?:.* )?(?:keine[rn]?|niemand\\w*|nicht)(?: .*)?)",
  ROLLBACK:
    '(?:please |bitte )?(?:den |die )?letzte[nr]? (?:zug|runde|phase|auswertung) (?:zurucknehmen|ruckgangig machen|wiederholen)(?:[,.;:].*)?|(?:annule[rz]?|reprends|refai\\w*|undo|take back|redo) (?:le |la |the )?(?:dernier\\w*|last) (?:phase|tour|resolution|turn)(?:[,.;:].*)?',
  UNDO: '(?:please |bitte )?(?:forget|ignore|disregard|vergiss|vergesst|oublie[rz]?) (?:what|whatever|was|ce que),? (?:i|ich|je) .*(?:changed?|set|did|geandert|gesetzt|gemacht|changer|change|modifier|regler|fait)|(?:please |bitte )?(?:take back|undo|revert|cancel|annule[rz]?|nimm|retire[rz]?) (?:.* )?(?:change|extension|changement|modification|reglage|setting|verlangerung|anderung|einstellung)s?(?: .*)?',
  RESUME:
    "(?:wir |lasst uns |let's |let us |we |on |nous )?(?:spielen|machen|play|carry|go|continue|continuons|reprenons|jouons)(?: (?:jetzt|nun|now|a jouer))* (?:weiter|on|maintenant|la partie)(?: (?:now|please|jetzt|bitte|maintenant))?|on reprend(?: la partie)?(?: maintenant)?|nous reprenons(?: la partie)?|la partie reprend",
  TERMINATE:
    '(?:please |bitte )?(?:abandon(?:ne[rz]?)?|scrap|give up|gebt|brecht|brich) (?:the|this|our|die|diese|das|dieses|la|cette|notre) (?:game|partie|spiel|match)(?: auf| ab)?',
  'PROCESS $1':
    '(?:please |bitte )?(?:resou(?:s|dre)|resolvez|traite[rz]?|werte|run|(?:process|adjudicate)(?=.* now$)) ([sfw]\\d{4}[mrba])(?: aus)?(?: (?:now|jetzt|maintenant|sofort))?',
  'FORCE BEGIN':
    "(?:fangt|legt|fang|leg) (?:jetzt |bitte |einfach |schon )*(?:an|los)|(?:let's|let us) (?:start|begin|get going)|commencez|commencons|(?:wir |on |we )(?:fangen|legen|beginnen|starten|commence|demarre|start|begin)(?: (?:jetzt|nun|now|schon|deja|maintenant|einfach|trotzdem))*(?: an| los)?,? (?:auch|selbst|even|sans|without|ohne|meme) .*",
  'EXTEND 24h':
    '(?:give|grant|gib|gebt|gonn\\w*|donne[rz]?|accorde[rz]?|laisse[rz]?) (?!.*\\b(?:grace|gnade\\w*|nachfrist)\\b).* (?:another|one more|an extra|noch einen|einen weiteren|encore un|un) (?:day|tag|jour)(?: (?:more|de plus|mehr|supplementaire))?',
  'SET ZONE $1':
    '(?:zeitzone|fuseau(?: horaire)?)(?: ist| est| auf|:)* (?!.*\\b(?:ander\\w*|wechsel\\w*|umstell\\w*|change[rz]?)\\b)([a-z_/]+(?: [a-z]+)?)',
  'EJECT $1$2$3':
    '(?:l.|la |le |die |der )?(?!he |she |they |it |i |we |er |sie |es |wir |ich |il |elle |on |nous |je |game |partie |deadline |frist )(\\w+) (?:must|has to|should|muss|soll|doit|devrait) (?:go|leave|be removed|be replaced|gehen|weg|raus|partir|sortir|quitter la partie)(?:[,.;!].*)?|(?:ban|banne|bannissez) (?!.*@)(\\w+)|(?:vire[rz]?|sors|exclus?|excluez|kick|throw|boot|wirf|schmeiss\\w*) (?:l.|la |le |die |den |das )?(\\w+)(?: out| raus| hinaus)?(?: please| bitte)?[,.;:].*',
};

/** What words come to, folded. Of two that overlap the earlier counts. */
const WORDS = {
  MORE: 'another|more|longer|extra|additional|weitere[rn]?|mehr|langer|de plus|supplementaires?',
  TILL: '(?:until|till|before) (?:the )?results|bis zur auswertung|avant les resultats',
  WHO: 'who|which powers?|which players?|wer|von wem|qui|quels joueurs',
  LATE: 'late|missing|overdue|outstanding|zu spat|verspatet|saumig(?:e[nr]?)?|im verzug|fehlt|fehlen|en retard|manquent?|manque',
  GRACE: 'grace(?: period| time)?|nachfrist|gnadenfrist|delai de grace',
  DEADLINE: '(?:next |nachste |prochaine )?(?:deadline|due date|abgabefrist|frist|abgabe|date limite|echeance)s?',
  ADDRESSES: '(?:e-?mail[ -]?)?(?:addresses|adressen|adresses)(?: e?-?mail)?',
  UNDO: 'undo|take back|roll back|cancel|revert|reverse|annul(?:er|ez|e)|(?:mach )?ruckgangig(?: machen)?|zurucknehmen|nimm',
  EXTEND:
    'extend|(?:push|move(?: everything)?) back|push|put back|postpone|prolong(?:er|ez|e)|verlanger(?:e|n|t)?|verschieb(?:e|en|t)|extension|verlangerung|prolongation|repouss(?:er|ez|e)|report(?:er|ez)|decal(?:er|ez|e)',
  PROCESS:
    'process|processing|adjudicate|run (?:the|this) (?:turn|phase)|auswertung jetzt|jetzt auswertung|auswerten|werte (?:jetzt )?aus|resou(?:dre|s)|resolvez|lance[rz]? la resolution',
  REDO: 'redo|rerun|repeat|replay|go back|wiederhol(?:e|en|t)|zuruckgehen|refai(?:re|tes|s)|recommenc(?:er|ez)|reven(?:ir|ez)',
  WHEN: 'as soon as|once|when|sobald|wenn|des que|quand',
  PHASE:
    'phases?|phasen|turns|(?:last|one|the|this) turn|tour precedent|adjudications?|auswertung(?:en)?|zug|runde|tour|resolution',
  ORDERS: '(?:(?:their|his|her|the|ses|leurs|die|les) )?(?:orders|befehle|zuge|ordres|bids?|offres?|encheres?)',
  GAMES: 'games|partien|spiele|parties',
  GAME: 'game|partie|spiel',
  DRAW: 'draw|remis|unentschieden|nulle|match nul',
  WIN: "wins?|has won|victory|gewinnt|gewonnen|sieg|gagne|l'emporte|victoire",
  CONCEDE: 'concedes?|by concession|concession|aufgabe|gibt auf|geben auf|concede(?:nt)?',
  CLOCK: 'clock|uhr|horloge',
  END: 'ends?|ended|endet|se termine|delete|loschen|supprim(?:er|ez)|stop|abort|beend(?:e|en)|abbrechen|brich ab|anhalten|termin(?:er|ez)|arret(?:er|ez|e)|fini(?:r|ssez)',
  HALT: 'freeze|halt|pausieren|einfrieren|unterbrech(?:e|en)|suspend(?:re|ez)|gel(?:er|ez|e)',
  START: '(?:re)?start(?:en|e)?|begin(?:nen|ne)?|commenc(?:er|ez|e)|(?:re)?demarr(?:er|ez|e)',
  GO_ON: 'continue|go on|fortsetzen|weiter(?:laufen|spielen|gehen)|reprend(?:re|s)|reprenez',
  REMIND: 'remind(?:er)?|warn|erinner(?:e|n|ung)|mahn(?:e|en|ung)|rappel(?:le|ez|er)?|relanc(?:er|ez|e)',
  SUBSTITUTE: 'substitute|replacement|new player|ersatz(?:spieler)?|nachfolger|remplacante?|suppleante?',
  TAKES: 'takes(?: over)?|plays now|now plays|is now|spielt (?:jetzt|nun|ab jetzt)|ubernimmt|joue',
  REPLACE: 'replace|ersetz(?:e|en)|remplac(?:er|ez|e)',
  GONE: 'resigned|quit|gone|dropped out|zuruckgetreten|ausgestiegen|abandonne|parti',
  IDLE: '(?:for|wegen|pour) (?:inactivity|being late|nmrs?|inaktivitat|inactivite|retard)',
  EJECT: 'kick(?: out)?|throw out|expel|drop|rauswerfen|wirf|schmeiss|ausschliessen|exclu(?:re|ez|s)|vir(?:er|ez|e)',
  SWAP: 'swap|switch|exchange|trade|change seats|(?:ver)?tausch(?:e|en|t)?|echang(?:er|ez|ent|e)|invers(?:er|ez)|permut(?:er|ez)',
  SEATS: 'seats?(?! \\S+@)|powers|countries|platze|machte|places|puissances|pays',
  GREY: 'anonymous press|anonyme[nr]? presse|presse anonyme|gr[ea]y press',
  PRESS: 'press(?:e|en)?|messages|nachrichten',
  OBSERVERS: 'observers|spectators|zuschauer|beobachter|observateurs|spectateurs',
  TALK: 'talk|write(?: press)?|speak|schreiben|reden|ecrire|parler',
  NEWCOMERS: 'newcomers|new players|strangers|neue (?:mit)?spieler|fremde|nouveaux(?: joueurs)?|inconnus',
  OFF: 'turn off|switch off|disable|off|lock|close|shut|abschalten|ausschalten|aus|sperren|schliess(?:e|en)|desactiv(?:er|ez)|ferm(?:er|ez)',
  GM: 'gm|game ?master|master|spielleit(?:ung|er)|arbitr(?:e|age)|main',
  HAND: 'hand|pass|turn|ubergib|ubergeb(?:e|en)|pass(?:er|ez|e)|confi(?:er|ez|e)|transmet(?:s|tez|tre)|ced(?:er|ez|e)',
  MAKE: 'make|mach(?:e|en)?|let|get|use|add|play|run|take over|lass(?:e|en)?|spielen|ubernehmen|fai(?:s|tes)|laiss(?:er|ez|e)|jouer',
  PUT: 'put|seat|plac(?:er|ez|e)|mett(?:re|ez)|mets|install(?:er|ez|e)|setz(?:e|en)?',
  // `Bot` alone is the Gulf of Bothnia.
  BOT: '(?:an?|ein(?:en)?|une?|zum|en) bot|bot (?:for|fur|pour)',
  FIND: 'find|look|search|need|such(?:e|en)|gesucht|brauche|cherch(?:er|ez|e)|trouv(?:er|ez|e)',
  GIVE: 'gives?|gets?|bekomm(?:t|en)|grant|allow|gib|gebt|accord(?:er|ez|e)|donn(?:ez|er|e)',
  SHOW: 'show|send|zeig(?:e|en)?|zeigen sie|schick(?:e|en)|montr(?:er|ez|e)|envo(?:yer|yez|ie)',
  STATUS: 'status|state|overview|ubersicht|etat',
  ORDERED:
    'ordered|sent|submitted|bid|made|befohlen|abgegeben|gezogen|geschickt|geboten|envoye|donne|rendu|encheri|fait',
  ALL: "everyone|everybody|all|alle[nr]?|tous|toutes|tout le monde|players?'?|spieler[ns]?|mitspieler|joueurs?|us|them",
  SELF: 'my|mine|meine[rnms]?|mes|mon|ma',
  LAST: 'last|letzte[rnms]?|derniere?s?',
  COMMAND: 'commands?|line|that|it|change|settings?|kommando|zeile|befehl|commande|ligne|cela|ca',
  NO: 'no|plus de|not|keine?n?|nicht|pas|never|jamais|ne',
  SHORTEN: 'shorten|bring forward|verkurz(?:e|en|t)|kurze|vorverleg(?:e|en)|raccourci(?:r|s|ssez)|avance[rz]?',
  SET: 'set|stell(?:e|en)?|fix(?:er|ez|e)|regl(?:er|ez|e)',
} as const;
type Word = keyof typeof WORDS;
/** What a sentence names: a time, an address, days of the week, and whatever else (a power, as a rule). */
type Named = 'duration' | 'address' | 'days' | 'name';

const found = (written: string) => new RegExp(`(?<!\\w)(?:${written})(?!\\w)`, 'g');
const WORD_PATTERNS = (Object.entries(WORDS) as [Word, string][]).map(
  ([word, written]) => [word, found(written)] as const,
);
/** A short sign for each of them that a sentence has, in their order. */
export function conceptsIn(text: string): readonly string[] {
  const said = foldText(text).toLowerCase().replace(/’/g, "'");
  return WORD_PATTERNS.flatMap(([, pattern], n) => (said.search(pattern) >= 0 ? [`z${n.toString(36)}`] : []));
}

/** Courtesies, articles and small words that change nothing. */
const FILLERS = [
  /(?<!\w)[ld]'|-moi(?!\w)|[,:;]/g,
  found(
    "please|pls|bitte|svp|s'il vous plait|veuillez|merci|(?:can|could|would) you|k[oa]nn(?:st|test) du|k[oo]nn(?:en|ten) sie|pouvez-vous|peux-tu|just|now|jetzt|maintenant|sie|du|we|wir|nous|zuruck|je|i|ich|the|an?|this|d(?:er|ie|as|en|em|es)|eine[nrms]?|le|la|les|une?|of|for|to|by|from|in(?:to)?|on|at|as|over|out|back|with|between|zwischen|am|um|auf|fur|von|durch|als|bei|zum|zu|aus|de|du|par|pour|au|aux|avec|entre|comme|sur|me|mir|moi|mit|is|are|was|were|being|has|have|had|been|hat|haben|ist|sind|war|est|sont|ont|yet|still|already|noch|schon|encore|deja|can|may|durfen|peuvent|raus|(?:two|three|four|2|3|4)-?way|zulassen|everything|second|and|und|et",
  ),
];
const DURATION = found(
  '(\\d+(?= ?)|(?:an?|one|two|three|eine[nr]?|zwei|drei|une?|deux|trois)(?= )) ?(h|hours?|stunden?|heures?|d|days?|tage?n?|jours?|weeks?|wochen?|semaines?|weekends?|wochenende|week-end)',
);
export const DAY_WORDS = [
  'sundays?|sonntag(?:s|en)?|dimanches?',
  'mondays?|montag(?:s|en)?|lundis?',
  'tuesdays?|dienstag(?:s|en)?|mardis?',
  'wednesdays?|mittwoch(?:s|en)?|mercredis?',
  'thursdays?|donnerstag(?:s|en)?|jeudis?',
  'fridays?|freitag(?:s|en)?|vendredis?',
  'saturdays?|samstag(?:s|en)?|sonnabend(?:s|en)?|samedis?',
];
const DAYS = DAY_WORDS.map(found);
const WEEKEND = found('weekends?|wochenenden?|week-ends?');

/** The words and names that a sentence must have, those that it may have too, what is said (null: the line is done), and the line. */
const RULES: readonly (readonly [must: string, may: string, message: MessageOrText | null, line: string])[] = [
  ['WHO LATE', 'ORDERS NO', null, 'STATUS'],
  ['WHO ORDERED', 'ORDERS NO', null, 'STATUS'],
  ['WHO ORDERS', 'NO', null, 'STATUS'],
  ['ADDRESSES', 'SHOW GIVE ALL', null, 'STATUS'],
  ['STATUS GAMES', 'SHOW ALL SELF', null, 'MY GAMES'],
  ['EXTEND duration', 'DEADLINE ALL MORE', null, 'EXTEND {duration}'],
  ['EXTEND MAKE duration', 'DEADLINE ALL MORE GIVE', LINE_DOES, 'EXTEND {duration}'],
  ['GIVE ALL duration', 'MORE', null, 'EXTEND {duration}'],
  ['EXTEND duration name', 'DEADLINE MORE', { code: 'master/one-deadline' }, 'EXTEND 24h'],
  ['GIVE duration name', 'MORE', { code: 'master/one-deadline' }, 'EXTEND 24h'],
  ['REPLACE address name', 'ALL', null, 'REPLACE {name} BY {address}'],
  ['PUT address name', 'ALL', null, 'SEAT {address} AS {name}'],
  ['BOT name', 'MAKE PUT GIVE REPLACE HAND', null, 'SET DUMMY {name} BOT'],
  ['GIVE address name', '', null, 'REPLACE {name} BY {address}'],
  ['TAKES address name', '', null, 'REPLACE {name} BY {address}'],
  ['TAKES name', 'ALL', BY_ADDRESS, 'HELP REPLACE'],
  ['PUT name', 'ALL', BY_ADDRESS, 'HELP REPLACE'],
  ['SWAP name', 'ALL SEATS', { code: 'master/swap-how' }, 'UNSTART'],
  ['END GAME', '', null, 'TERMINATE'],
  ['UNDO GAME', '', null, 'TERMINATE'],
  ['END GAME DRAW', 'ALL', null, 'DECLARE DRAW'],
  ['END GAME DRAW name', '', null, 'DECLARE DRAW {name}'],
  ['CONCEDE name', 'END GAME', { code: 'master/concede-how' }, 'HELP DECLARE'],
  ['EJECT name', 'ALL IDLE', null, 'EJECT {name}'],
  ['GRACE duration', 'SET', { code: 'master/grace-rule' }, 'SET MOVE GRACE {hours}'],
  ['MORE ALL duration', '', LINE_DOES, 'EXTEND {duration}'],
  ['REMIND ALL', 'WHO LATE ORDERS ORDERED NO DEADLINE SHOW', { code: 'master/remind-all' }, 'REMIND'],
  ['REMIND name', 'LATE ORDERS DEADLINE SHOW', { code: 'master/remind-all' }, 'REMIND'],
  ['SHORTEN duration', 'DEADLINE ALL', null, 'SHORTEN {duration}'],
  ['GREY OFF', '', LINE_DOES, 'SET NO GREY'],
  ['NO PRESS', 'ALL MORE TILL', LINE_DOES, 'SET NO PRESS'],
  ['OBSERVERS TALK', 'MAKE', LINE_DOES, 'SET OBSERVER ANY'],
  ['NEWCOMERS OFF', 'GAME', LINE_DOES, 'SET INVITED ONLY'],
  ['NO NEWCOMERS', 'GAME MORE MAKE', LINE_DOES, 'SET INVITED ONLY'],
  ['PROCESS WHEN ORDERS', 'ALL LATE PHASE', { code: 'master/processed-when-in' }, 'SET NO MANUAL PROCESS'],
  ['NO PHASE days', 'MORE', LINE_DOES, 'SET MOVE DAYS {days}'],
  ['UNDO PHASE', 'LAST MAKE', LINE_DOES, 'ROLLBACK'],
  ['REDO PHASE', 'LAST', LINE_DOES, 'ROLLBACK'],
  ['SHOW ORDERS', 'ALL name', LINE_DOES, 'ORDERS ALL'],
];

interface Phrase {
  readonly line: string;
  readonly message: MessageOrText | null;
}

const PATTERNS = [
  ...SENTENCES,
  ...Object.entries(LINES_BY_SENTENCE).map(([line, sentence]) => [sentence, LINE_DOES, line] as const),
].map(([sentence, message, line]) => ({
  pattern: new RegExp(`^(?:${sentence})$`),
  line,
  message,
}));
const KNOWN = RULES.map(([must, may, message, line]) => ({
  must: must.split(' '),
  may: may.split(' '),
  message,
  line,
}));

/** One word, a name before an address, a setting that is read as it stands, an order (`Stp - Bot`, `F Bot H`). */
const NO_SENTENCE =
  /^\S+$|\S <\S+@|^(?:start|begin)(?: the)? game$|^process(?: now)?$|^(?:i )?declare\b|^draw (?:yes|no)\b|^(?:please |bitte )?(?:shorten|verkurz\w*|raccourci\w*) .*\b(?:to|auf|a) |^concede\b|^set grace (?:in )?\d+ ?h\b|\S ?(?:-+>|=>) ?\S| -+ |\bbot [hscd]\b|\b[hscdf] (?:\w+ ){0,4}bot\b/;

function phraseIn(text: string): Phrase | null {
  if (text.length > LONGEST) return null;
  const said = foldText(text)
    .trim()
    .toLowerCase()
    .replace(/[?!.,\s]+$/, '')
    .replace(/\s+/g, ' ');
  for (const { pattern, line, message } of PATTERNS) {
    const match = pattern.exec(said);
    if (match !== null) {
      const filled = line.replace(/\$(\d)/g, (_, n: string) => inDigits(match[Number(n)] ?? ''));
      return { line: filled.trim(), message: message ?? (isDoubt(said, text) && !TELLS.test(line) ? LINE_DOES : null) };
    }
  }
  return NO_SENTENCE.test(said) ? null : phraseByWords(said, text);
}

function phraseByWords(said: string, text: string): Phrase | null {
  const { words, named } = readWords(said, text);
  const { name = '', hours: _, ...rest } = named;
  const has = [...words, ...Object.keys(rest), ...(name === '' ? [] : ['name'])];
  if (NO_NAME.test(name) || name.split(' ').length > MOST_IN_NAME) return null;
  const rule = KNOWN.find(
    ({ must, may }) =>
      must.every((each) => has.includes(each)) && has.every((each) => must.includes(each) || may.includes(each)),
  );
  if (rule === undefined) return null;
  const isLeft = isDoubt(said, text) && !TELLS.test(rule.line);
  return {
    message: rule.message ?? (isLeft ? LINE_DOES : null),
    line: rule.line.replace(/\{(\w+)\}/g, (_, each: Named) => named[each] ?? ''),
  };
}

/** A question that asks for it; any other (`extend by two days?`) does nothing. */
const REQUEST =
  /^(?:please |bitte )?(?:can|could|would|will) you|^(?:kannst|konntest) du|^k(?:o|oe)nn(?:en|ten) sie|^(?:peux|pourrais)-tu|^(?:pouvez|pourriez)-vous/;

function isDoubt(said: string, text: string): boolean {
  return /\?\s*$/.test(text) && !REQUEST.test(said);
}

/** Lines that change nothing. */
const TELLS = /^(?:STATUS|MY GAMES)$/;
/** More words than this name nothing. */
const MOST_IN_NAME = 4;
/** What somebody asks about is no name, nor is a setting. */
const NO_NAME = /^(?:help|get|should|shall|soll|devr|what|how|why|when|if|dummy|bots)\b/;

function readWords(
  said: string,
  text: string,
): { readonly words: ReadonlySet<Word>; readonly named: Partial<Record<Named | 'hours', string>> } {
  const words = new Set<Word>();
  const named: Partial<Record<Named | 'hours', string>> = {};
  const mask = [...'SMTWTFS'];
  let rest = said.replace(/n't\b|\bn'(?=\w)/g, ' not ');
  const take = (pattern: RegExp, taken: (match: readonly string[]) => void) => {
    rest = rest.replace(pattern, (...match: string[]) => {
      taken(match);
      return ' ';
    });
  };
  take(/<?(\S+@\S+?)>?(?=\s|$)/g, () => {
    named.address = addressIn(text);
  });
  take(WORD_PATTERNS[0]![1], () => void words.add('MORE'));
  rest = rest.replace(/\s+/g, ' ');
  take(DURATION, ([, count = '', unit = '']) => {
    named.duration = unit.startsWith('w') && unit.includes('end') ? '48h' : `${count} ${unit}`;
    named.hours = hoursWritten(count, unit);
  });
  take(WEEKEND, () => {
    mask[0] = '-';
    mask[6] = '-';
  });
  for (const [day, pattern] of DAYS.entries()) take(pattern, () => (mask[day] = '-'));
  if (mask.includes('-')) named.days = mask.join('');
  for (const [word, pattern] of WORD_PATTERNS) take(pattern, () => void words.add(word));
  for (const filler of FILLERS) take(filler, () => {});
  const left = rest.trim().replace(/\s+/g, ' ');
  if (left !== '') named.name = left;
  return { words, named };
}

const COUNTS = [/^(?:an?|one|eine[nr]?|une?)$/, /^(?:two|zwei|deux)$/, /^(?:three|drei|trois)$/];

/** As GRACE takes them: `6`, `2d`. */
function hoursWritten(count: string, unit: string): string {
  const told = COUNTS.findIndex((pattern) => pattern.test(count)) + 1;
  const number = told === 0 ? Number(count) : told;
  if (/^(?:w|sem)/.test(unit)) return `${7 * number}d`;
  return /^[dtj]/.test(unit) ? `${number}d` : String(number);
}

/** Letter for letter, as it was written. */
function addressIn(text: string): string {
  return text
    .split(/[\s<>]+/)
    .find((word) => word.includes('@'))!
    .replace(/[?!.,]+$/, '');
}

/** The command that a GM's sentence is; null when it is none. */
export function gmCommand(text: string): string | null {
  const found = phraseIn(text);
  return found === null || found.message !== null ? null : found.line;
}

/** What a GM's sentence is answered with; null when it is none of these. */
export function gmAnswer(text: string): { readonly message: MessageOrText; readonly suggestion: string } | null {
  const found = phraseIn(text);
  return found?.message == null ? null : { message: found.message, suggestion: found.line };
}
