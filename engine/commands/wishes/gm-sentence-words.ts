/** The words of GMs' sentences, in three languages, and what each comes to. */
import { foldText } from '../../text/fold.ts';

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
export type Word = keyof typeof WORDS;

const found = (written: string) => new RegExp(`(?<!\\w)(?:${written})(?!\\w)`, 'g');
export const WORD_PATTERNS = (Object.entries(WORDS) as [Word, string][]).map(
  ([word, written]) => [word, found(written)] as const,
);
/** A short sign for each of them that a sentence has, in their order. */
export function conceptsIn(text: string): readonly string[] {
  const said = foldText(text).toLowerCase().replace(/’/g, "'");
  return WORD_PATTERNS.flatMap(([, pattern], n) => (said.search(pattern) >= 0 ? [`z${n.toString(36)}`] : []));
}

/** Courtesies, articles and small words that change nothing. */
export const SMALL_WORDS = [
  /(?<!\w)[ld]'|-moi(?!\w)|[,:;]/g,
  found(
    "please|pls|bitte|svp|s'il vous plait|veuillez|merci|(?:can|could|would) you|k[oa]nn(?:st|test) du|k[oo]nn(?:en|ten) sie|pouvez-vous|peux-tu|just|now|jetzt|maintenant|sie|du|we|wir|nous|zuruck|je|i|ich|the|an?|this|d(?:er|ie|as|en|em|es)|eine[nrms]?|le|la|les|une?|of|for|to|by|from|in(?:to)?|on|at|as|over|out|back|with|between|zwischen|am|um|auf|fur|von|durch|als|bei|zum|zu|aus|de|du|par|pour|au|aux|avec|entre|comme|sur|me|mir|moi|mit|is|are|was|were|being|has|have|had|been|hat|haben|ist|sind|war|est|sont|ont|yet|still|already|noch|schon|encore|deja|can|may|durfen|peuvent|raus|(?:two|three|four|2|3|4)-?way|zulassen|everything|second|and|und|et",
  ),
];
export const DURATION = found(
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
export const DAYS = DAY_WORDS.map(found);
export const WEEKEND = found('weekends?|wochenenden?|week-ends?');
