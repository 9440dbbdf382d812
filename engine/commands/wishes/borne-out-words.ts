/** The words by which a GM's sentence bears out a line, in three languages. */

const TIME = String.raw`(?=.*(?:\b(?:time|deadline|hour|day|week|due|frist|tag|stunde|woche|abgabe|termin|zeit|jour|heure|temps|delai|echeance|date|semaine)|\d ?[hdjt]\b))`;
const DUE =
  'deadline|due|until|till|by|clos|moves|orders|frist|abg[ae]b|termin|bis|erst|zug|schluss|jusqu|echeance|limite|delai|rendre|rendu|mouvement|ordres|paus|fall|turn|cut-?off|daily|tour|zeit|heure|rest|weiter|ferien|off|arret|halt';
const PRESS =
  'press|messag|mail|writ|talk|letter|whisper|diplom|post|gunfire|nachricht|schreib|schrift|brief|(?:mit)?rede|gesprach|getuschel|wort|ecri|parl|courrier|lettre|mot|discut|communi|correspond|silen|chat|absprach|mitteil|rundschreib|verhand|einzel|aparte|prive|kommunik|still|stumm|sign|anonym|unterschr|grau|grey|gris';

/** By how the line begins, words of which the clause has one, folded, and behind `!` those of which it has none. What is not here stands for itself. */
export const LINE_WORDS = String.raw`
EXTEND = {TIME}.*\b(?:more|extra|exten|longer|later|another|addition|giv|gave|push|postpon|delay|prolong|grant|back|noch|mehr|langer|spater|weiter|zusatz|verlang|aufschub|drauf|verschieb|hinaus|gib|geb|plus|encore|supplement|report|repouss|rallong|accord|sursis|differ|recul|decal|wait|wart|atten|until|till|bis|jusqu|add|strec|need|brauch) ! \bgrace\b|nachfrist|nachreich|kulanz|player|mitspieler|joueur|bodies|\bearly|vorzeitig|even (?:if|when) all|auch wenn alle
SET DEADLINE = \b(?:{DUE}|mov|set|shift|verleg|verschieb|vorzieh|earl|forward|fruher|avanc|stop|freez|ruh|hold|break|suspen|treve|again|wieder|before|vor\b|avant|reprend|tot\b)
SET (?:MOVE|RETREAT|ADJUST) (?:DAYS|CLOCK) = \b(?:{DUE}|only|always|never|nur|immer|nie|jamais|toujours|uniquement)
SET (?:MOVE|RETREAT|ADJUST) NEXT = \b(?:turn|move|phase|week|dai|day|pace|hours|zug|runde|woche|tag|takt|tempo|stunde|tour|rythme|cadence|jour|semaine|heure|retreat|build|ruckz|aufbau|retrait|ajust|construct) ! until|\bbis\b|jusqu|\bextra|\bmore\b|de plus|\bmehr\b|drauf|zusatz|langer|longer|later|remind|erinner|mahn|rappel
SET (?:MOVE|RETREAT|ADJUST) GRACE = \b(?:grac|late|straggl|after|nachfrist|gnade|spat|karenz|kulanz|toleran|nachreich|nachzug|retard|sursis|apres)
EJECT = \b(?:eject|out of|want \w+ out|jemand|quelqu|throw|threw|kick|remov|boot|get rid|substitut|someone|somebody|new player|replac|expel|drop|has to go|must leave|be gone|no longer|annonce|ausschreib|raus|flieg|entfern|ausschl|schliess|austrag|streich|werf|wirf|ersatz|ersetz|nachfolg|nachruck|verwaist|exclu|expuls|sort|vire|remplac|suppl|dehors|retir|enlev|quitt|trouv|observ|spectat|zuschau|beobacht|verteil) ! \bwhy\b|warum|wieso|pourquoi|\bback in\b|(?:him|her|them) back|wieder (?:rein|hinein|einsetz)|remet|reintegr
REPLACE = \b(?:replac|substitut|sub |tak|took|instead|carr|over|put|give|hand|pass|vacan|empty|new|statt|stelle|spring|einspring|uber(?:nimm|nehm)|ersetz|nachfolg|unbesetzt|leer|frei|trag|setz|spiel|neu|remplac|repren|prend|pass|place|suite|succ|mett|nouveau|ajout|jou)
SEAT address = \b(?:passw|pw\b|code\b|kennw|mot de passe|mdp|(?:new|other|second|chang|neu|ander|nouv|autre)\w* (?:\w+ )?(?:e-?mail|address|mailbox|adress|postfach|courriel|boite)|(?:e-?mail|address|mailbox|adress|postfach|courriel|boite)\w* (?:\w+ ){0,3}(?:chang|geander|gewechselt)) ! \blost (?:his|her|their) address
SEAT = \b(?:same|derselb|meme|seat|address|mailbox|e-?mail|passw|pw\b|adress|postfach|kennw|sitz|courriel|mot de passe|place|boite|mdp)
INVITE = . ! \b(?:succe|tete|leit|gm\b|master|arbitr|retir|radi|enlev|raus|streich|remove|annul|cancel|withdr|zuruck|liste|adresses? (?:des|de[rs]|of))
GET = . ! \b(?:joy|lovely|nice|beauti|print|colou?r|flag|schon|hubsch|gefall|druck|belle|joli|magnifi|imprim)
PROMOTE = \b(?:gm|master|co-|run|charge|hand|moderat|right|help|lead|job|reins|leit|spielleit|ubernimm|ubergeb|ubergib|recht|amt|arbitr|dirig|men[ea]|main|aide|confi|ced|releve|role|pouvoir|mj\b|direction|zustandig|vertret|adjoint|weiter|macht)
SET DUMMY = \b(?:bot|computer|machine|program|robot|ki\b|ai\b|cpu|rechner|maschine|ordinateur|logiciel|ia\b|automat) ! submit|broken|kaputt|orders|befehle|ordres
PROCESS = \b(?:process|adjudicat|run|resolv|turn|go ahead|do it|through|on with|auswert|ausgewertet|berechn|durchrechn|lauf|zug|runde|los|tourn|resolu|resoud|lanc|jou|trait|calcul|tour|wert|skip|jump|pass|leave out|uberspring|auslass|saut|avanc|dejug|juge) ! \btoo (?:early|soon)|zu fruh|trop tot|\bnichts\b|\brien\b|\bno early|even (?:if|when) all|\bunits? hold|einheiten halten|unites tiennent
ROLLBACK = \b(?:roll|back|undo|before|again|annul|reset|revers|revert|replay|zuruck|davor|ruckgangig|nochmal|noch mal|wieder|wiederhol|stand|retour|revenir|revenez|avant|arriere|refai|rejou|reprend) ! (?:nachsten? auswertung|next (?:adjudication|processing)|prochaine resolution)
UNDO = \b(?:undo|forget|back|revers|revert|withdraw|cancel|ignor|mistak|wrong|ruckgangig|zuruck|vergiss|vergesst|widerruf|stornier|ungescheh|annul|oubli|defai|retir|erreur|reven|restor)
RESUME = \b(?:resum|again|continu|restart|on again|go on|unpaus|unfreez|weiter|fortsetz|fortgesetz|wieder (?:los|auf|an|lauf|in gang)|repren|repart|relanc|redemarr|rouvr|remett|(?:end|ende|fin|lift|over|vorbei)\b.*paus|paus\w*.*\b(?:end|over|vorbei|fini)) ! derweil|wahrenddessen|unterdessen|meanwhile|en attendant|entre-?temps
PAUSE = \b(?:paus|stop|hold|freez|suspen|halt|ice|break|nothing (?:should )?mov|still|unterbrech|ruh|anhalt|stopp|eis|interromp|arret|glace|gel|dor[mt]|treve|attente|rest\b|nichts (?:mehr )?auswert|rien (?:pour|avant)) ! \bover\b|vorbei|\bfini|fortgesetz|weiter
FORCE BEGIN = \b(?:begin|show on|start|off we go|kick off|get going|los|anfang|beginn|commen|demarr|debut|lanc|parti) ! \b(?:before|vor|avant) (?:the |dem |le )?(?:start|beginn|debut|begin)|\b(?:otherwise|sonst|sinon)\b
TERMINATE = \b(?:terminat|end|clos|abandon|stop|cancel|no (?:winner|result)|giv\w+ up|abbrech|brech|abgebroch|beend|schlu|aufhor|zu\b|ende|sieger|wertung|gewertet|einstampf|mort|disparai|dead|fin|arret|termin|annul|sans) ! local\b|club
DECLARE DRAW = \b(?:draw|shar|tie|remis|unentschieden|geteilt|teil|null|egalit|partag|match nul) ! \bvote|stimmt|\ballow|erlaub|zulass|puiss|autoris
DECLARE CONCESSION = \b(?:conced|concession|bow|win|won|victor|gewinn|sieg|gewonn|aufgeb|uberlass|solo|gagn|vainqueur|victoire|abandonn|incline) ! congrat|gluckwun|felicit|resign
MUTE = \b(?:mut|gag|silenc|speak|pen\b|{PRESS}|maul|mund|sperr|parole|bouche|tai[rs]) ! \b(?:tous|toutes|all|alle|everybody|everyone|leute|people|gens)\b
SET (?:NO )?(?:PARTIAL |MINOR )?PRESS|SET WHITE|SET GREY|SET PRFBOTH|SET OBSERVER = \b(?:{PRESS}|public|offentlich|an alle) ! mitspieler
SET (?:NO )?NMR = \b(?:nmr|late|miss|absen|wait|fehl|spat|wart|manqu|retard|atten|(?:every|all|seven|sieben|sept|nobody|tous|show)\w*\b.*\b(?:order|move|befehl|zug|zieh|gezogen|ordre|coup|in\b|da\b|la\b)|(?:without|ohne|sans) (?:the|him|her|all|every|order|sie|ihn|die|den|befehl|eux|lui|tous|ordre|les)) ! even (?:if|when) all|until the deadline
SET GUNBOAT = \b(?:gunboat|anonym|hid|secret|know|name|who|identit|geheim|wer\b|weiss|wisse|verberg|verdeckt|cach|qui\b|masqu|savoir|sait|unsicht)
SET REVEAL = \b(?:reveal|show|who|know|name|unmask|open|lift|identit|disclos|publi|aufdeck|zeig|wer\b|namen|offen|sehen|geheim|wisse|weiss|revel|qui\b|montr|demasqu|affich|savoir|anonym|nom) ! press|brief|letter|nachricht|message|lettre
SET (?:NO )?OPEN VOTES = \b(?:vot|ballot|stimm|abstimm|abgestimm|gestimm|scrutin|who was for|for it|bulletin|voix|wahl|gewahl) ! \b(?:voted (?:for|to) (?!a |the )|(?:l'|l')ont vote|dafur gestimmt)
SET (?:NO ?LIST|INVITED) = \b(?:list|unlist|privat|publi|stranger|lock|clos|club|join|invit|newcom|outsid|password|fremd|offentlich|geschloss|mitspiel|beitret|einlad|anmeld|verein|unter uns|prive|inconnu|inscri|ferm|entre nous|rejoind|entre[rn]|passw|mot de) ! correspond|nachricht|message|kennt
SET ZONE = \b(?:zeitzone|zone|time|uhr|\w+zeit|\w+er zeit|heure|fuseau)
REMIND = \b(?:remind|nudge|prod|poke|chas|nag|jog|push|reminder|kick|hurry|tritt|erinner|mahn|anschub|anstups|stups|schubs|rappel|relanc|secou|pouss|piqu) ! \btoo (?:many|often|much)|zu (?:viele|oft)|\btrop\b|fewer|weniger|\bmoins\b
ANNOUNCE|PRESS TO = \b(?:announc|tell|inform|let|know|notif|pass|send|say|mitteil|sag|ausricht|weiter|bekannt|schick|wiss|teil|rund|info|annonc|dire|dites|dis\b|savoir|prevene?|transmet|envoy|communiqu|message|write|schreib|ecri|geb|gib) ! \bjoin|serveur|server|\bhow\b|\bvote
CREATE = \b(?:creat|open|start|set up|need|make|new|fresh|frisch|another|leg|anleg|eroffn|grund|erstell|mach|weiter|neue|cre|ouvr|lanc|mont|nouv|autre|fond)\w*.*\b(?:game|board|table|spiel|partie|runde|brett|tisch|jeu)
HELP REPLACE = . ! \b(?:put|gib|trag\w*|saisi\w*) (?:those|these|them|sie|die|les)\b
HELP SETUP = \b(?:arm|fleet|unit|center|centre|flott|einheit|zentr|unite|position|stellung|map|karte|carte|belong|own|besitz|gehor|appart|giv|gib|donn|[af] [a-z]{3}\b) ! \b(?:whether|can|ob|kann|darf|peut|peuvent)\b
HELP BECOME = \b(?:away|absen|holiday|vacation|leave|hospital|travel|gone|urlaub|verreis|abwesen|kur\b|krank|weg\b|reise|unterwegs|ferien|vacanc|voyag|conge|hopital|part)
HELP COMMENT = \b(?:nam|umbenen|benen|renom|call|titl|renam|heiss|titel|nom|appel|baptis|rebapt|intitul)
BECOME power = \b(?:for|behalf|fur|pour|nom)\b
BECOME = \b(?:order|move|command|befehl|zug|ordre|coup|mouvement|saisi|build|retreat|ruckz|retrait|\b[af] (?!une|des|les|ses|mes|ete|pas|lot|few|bit|new|big|man|day|way|the|son)[a-z]{3}\b) ! \b(?:show|send|see|zeig|schick|montr|voir)|envo(?:ye|ie)
HISTORY = \b(?:result|again|another|one more|lost|resend|turn|mails?\b|mailed|report|ergebnis|noch ?ma|noch ?einmal|noch nicht|auswert|auswert|verlor|bericht|resultat|renvo|nouveau|perdu|resolution|bilan) ! serv(?:eur|er)\b|zuruck vor|back to before|revenir avant
`
  .replaceAll('{TIME}', TIME)
  .replaceAll('{DUE}', DUE)
  .replaceAll('{PRESS}', PRESS);
