/**
 * Sentences that GMs write, in English, German and French. Where the command is plain it is meant (`move the deadline to Friday 9 pm`);
 * any other is answered with the line that does it, and does nothing.
 */
import type { MessageOrText } from '../messages/all-messages.ts';
import { foldText } from '../text/fold.ts';

/** Longer lines are prose. */
const LONGEST = 120;
const PLEASE = '(?:(?:please|pls|bitte|svp|veuillez) )?(?:(?:can|could|would) you (?:please )?)?';
const DEADLINE =
  "(?:(?:the|die|la|l'|next|nachste|prochaine) ?)*(?:deadline|frist|abgabefrist|abgabe|date limite|echeance)";
const ADDRESS = '<?(\\S+@\\S+?)>?';
const MOVED = '(?:move|change|shift|push|put|postpone|reset|set)';

/** Each with the command that it is; `$1` is what it names. */
const COMMANDS: readonly (readonly [sentence: string, command: string])[] = [
  [
    `(?:who|which powers?|which players?) (?:is|are|was|were) (?:still )?(?:late|missing|overdue|outstanding)(?: orders)?`,
    'STATUS',
  ],
  [
    `(?:who|which powers?) (?:has|have) (?:not |n't )?(?:yet )?(?:bid|made (?:a |their )?bids?|sent (?:a |their )?bids?)(?: yet)?`,
    'STATUS',
  ],
  [
    `(?:who|which powers?) (?:has|have)(?: not|n't) (?:yet )?(?:ordered|sent (?:in )?(?:their )?orders)(?: yet)?`,
    'STATUS',
  ],
  [
    'wer (?:ist|war) (?:noch )?(?:zu spat|verspatet|saumig|im verzug)|wer fehlt(?: noch)?|von wem fehlen(?: noch)? (?:die )?(?:befehle|zuge)',
    'STATUS',
  ],
  ['wer hat (?:schon |noch nicht )?geboten|wer hat (?:noch )?nicht (?:befohlen|abgegeben|gezogen)', 'STATUS'],
  [
    "qui (?:est|sont) (?:encore )?en retard|qui manque(?: encore)?|qui n'a pas (?:encore )?(?:envoye|donne|rendu)(?: (?:ses|d'|les) ?ordres)?",
    'STATUS',
  ],
  ['qui a (?:deja )?(?:encheri|fait (?:une|son|ses) (?:offre|offres|enchere|encheres))', 'STATUS'],
  [
    `${PLEASE}(?:(?:show|give|send|list)(?: me)? )?(?:all )?(?:the )?(?:players'? )?(?:e-?mail )?addresses(?: of (?:all )?(?:the )?players)?`,
    'STATUS',
  ],
  [
    '(?:bitte )?(?:zeig(?:e|en sie)? mir )?(?:alle )?(?:die )?(?:e-?mail-?)?adressen(?: (?:aller|der) (?:spieler|mitspieler))?(?: (?:zeigen|bitte))?',
    'STATUS',
  ],
  [
    '(?:montrez(?:-moi)?|donnez(?:-moi)?|montre(?:-moi)?)? ?(?:toutes les |les )?adresses(?: (?:e-?mail|mail))?(?: (?:des|de tous les) joueurs)?',
    'STATUS',
  ],
  [`${PLEASE}${MOVED} ${DEADLINE} (?:to|for|until|till|on) (.+)`, 'SET DEADLINE $1'],
  [`${PLEASE}set (?:the )?next deadline (?:to |for |on )?(.+)`, 'SET DEADLINE $1'],
  [
    `(?:bitte )?(?:verschieb(?:e|en sie)?|verleg(?:e|en sie)?|setz(?:e|en sie)?) ${DEADLINE} auf (.+)`,
    'SET DEADLINE $1',
  ],
  [
    `${PLEASE}(?:deplacez|deplace|reportez|reporte|mettez|fixez|repoussez) ${DEADLINE} (?:au|a|pour|jusqu'au) (.+)`,
    'SET DEADLINE $1',
  ],
  [
    `${PLEASE}(?:give|grant|allow) (?:everyone|everybody|us|them|all|all players) (?:another )?(\\d+|an?|one|two) (?:more )?(hours?|days?|weeks?)(?: more)?`,
    'EXTEND $1 $2',
  ],
  [`(?:bitte )?(?:verlanger(?:e|n sie)? )?${DEADLINE} (?:um )?(.+?)(?: verlangern)`, 'EXTEND $1'],
  [`(?:bitte )?verlanger(?:e|n sie) ${DEADLINE} um (.+)`, 'EXTEND $1'],
  [`${PLEASE}prolong(?:er|ez|e)(?: ${DEADLINE})? (?:de |d')(.+)`, 'EXTEND $1'],
  [`(?:bitte )?ersetz(?:e|en sie) (?:den spieler von )?(.+) durch ${ADDRESS}`, 'REPLACE $1 BY $2'],
  [`${PLEASE}remplac(?:er|ez|e) (?:le joueur (?:de |d'))?(?:l'|la |le )?(.+) par ${ADDRESS}`, 'REPLACE $1 BY $2'],
  [`(?:bitte )?setz(?:e|en sie) ${ADDRESS} (?:auf|als|fur|an) (.+)`, 'SEAT $1 AS $2'],
  [
    `${PLEASE}(?:mettez|mets|installez|placez) ${ADDRESS} (?:a la place de |a |en |comme |pour )(?:l'|la |le )?(.+)`,
    'SEAT $1 AS $2',
  ],
  [`${PLEASE}(?:make|turn) (.+?) (?:into )?(?:an? |the )?bot`, 'SET DUMMY $1 BOT'],
  [`${PLEASE}(?:let|have|get) (?:an? |the )?bot (?:to )?(?:play|take over|run) (.+)`, 'SET DUMMY $1 BOT'],
  [`${PLEASE}(?:(?:put|seat|use|add) )?(?:an? |the )?bot (?:in|on|for|as) (.+)`, 'SET DUMMY $1 BOT'],
  [`${PLEASE}(?:give|replace) (.+?) (?:by |with |to )?an? bot`, 'SET DUMMY $1 BOT'],
  ['(?:bitte )?mach(?:e|en sie)? (?:aus )?(.+?) (?:zum|zu einem|einen) bot', 'SET DUMMY $1 BOT'],
  [
    '(?:bitte )?(?:lass(?:e|en sie)? )?(?:einen |den |ein )?bot (?:fur )?(.+?) (?:spielen|ubernehmen)(?: lassen)?',
    'SET DUMMY $1 BOT',
  ],
  ['(?:bitte )?(?:setz(?:e|en sie)? )?(?:einen |ein )?bot (?:auf|fur|an) (.+)', 'SET DUMMY $1 BOT'],
  ['(?:bitte )?ersetz(?:e|en sie)? (.+?) durch einen bot', 'SET DUMMY $1 BOT'],
  [`${PLEASE}(?:fais|faites|laisse|laissez) (?:jouer )?(?:la |l'|le )?(.+?) (?:jouer )?par un bot`, 'SET DUMMY $1 BOT'],
  [
    `${PLEASE}(?:mets|mettez|place|placez) un bot (?:a la place de |a |en |pour |sur )(?:la |l'|le )?(.+)`,
    'SET DUMMY $1 BOT',
  ],
  [`${PLEASE}(?:remplace|remplacez) (?:la |l'|le )?(.+?) par un bot`, 'SET DUMMY $1 BOT'],
  [`un bot pour (?:la |l'|le )?(.+)`, 'SET DUMMY $1 BOT'],
  [`${PLEASE}(?:end|stop|close|cancel|abort) (?:the|this) game(?: now)?`, 'TERMINATE'],
  [
    '(?:bitte )?(?:(?:die|diese) partie|das spiel) (?:jetzt )?(?:beenden|abbrechen)|beend(?:e|en sie) (?:die|diese) partie|brich die partie ab',
    'TERMINATE',
  ],
  [`${PLEASE}(?:terminez|arretez|finissez|terminer|arreter|finir) (?:la|cette) partie`, 'TERMINATE'],
];

/** Each with what is said, and the line. */
const ANSWERS: readonly (readonly [sentence: string, message: MessageOrText, suggestion: string])[] = [
  // Our own mails begin so: it may be a quotation.
  [
    `${DEADLINE}(?: is| ist| est)?(?: now| jetzt)?:? ((?:on |am |au )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b.*|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\\b.*|\\d.*|tomorrow.*|morgen.*|demain.*)`,
    { code: 'master/deadline-how' },
    'SET DEADLINE $1',
  ],
  [
    `(?:${PLEASE})(?:pause|suspend|stop)(?: the game| it)? (?:until|till|to) (.+)`,
    { code: 'master/pause-till' },
    'SET DEADLINE $1',
  ],
  [`(?:${PLEASE})(?:pause|suspend)(?: the game| it)? (?:for )(.+)`, { code: 'master/pause-till' }, 'EXTEND $1'],
  [
    'pause bis (.+)|(?:bitte )?(?:die partie )?(?:bis )(.+) (?:pausieren|anhalten|unterbrechen)',
    { code: 'master/pause-till' },
    'SET DEADLINE $1$2',
  ],
  [
    "(?:pause|pausez|suspendez)(?: la partie)? jusqu'(?:au|a|en) (.+)",
    { code: 'master/pause-till' },
    'SET DEADLINE $1',
  ],
  [`${PLEASE}grace(?: period)?(?: of| to|:)? (\\d+) ?(?:h|hours?)`, { code: 'master/grace-rule' }, 'SET MOVE GRACE $1'],
  [
    `${PLEASE}(?:set )?grace(?: period)?(?: of| to|:)? (\\d+) ?(?:d|days?)`,
    { code: 'master/grace-rule' },
    'SET MOVE GRACE $1d',
  ],
  ['(?:nachfrist|gnadenfrist)(?: von|:)? (\\d+) ?(?:tagen?)', { code: 'master/grace-rule' }, 'SET MOVE GRACE $1d'],
  ['(?:nachfrist|gnadenfrist)(?: von|:)? (\\d+) ?(?:h|stunden?)', { code: 'master/grace-rule' }, 'SET MOVE GRACE $1'],
  ['(?:delai de grace|grace)(?: de|:)? (\\d+) ?jours?', { code: 'master/grace-rule' }, 'SET MOVE GRACE $1d'],
  ['(?:delai de grace|grace)(?: de|:)? (\\d+) ?(?:h|heures?)', { code: 'master/grace-rule' }, 'SET MOVE GRACE $1'],
  [
    `${PLEASE}(?:hand|give|pass|turn)(?: the)?(?: game| it| everything)? ?(?:over )?to ${ADDRESS}`,
    { code: 'master/hand-over' },
    'PROMOTE $1',
  ],
  [
    `${PLEASE}make ${ADDRESS} (?:the |a |another |second )?(?:gm|game ?master|master)`,
    { code: 'master/hand-over' },
    'PROMOTE $1',
  ],
  [
    `(?:bitte )?(?:ubergib|ubergeben sie|ich ubergebe)(?: die)?(?: partie| spielleitung)?(?: die spielleitung)? an ${ADDRESS}`,
    { code: 'master/hand-over' },
    'PROMOTE $1',
  ],
  [
    `(?:je )?(?:passe|passez|confie|confiez|transmets|transmettez|cede) (?:la main|la partie|l'arbitrage) a ${ADDRESS}`,
    { code: 'master/hand-over' },
    'PROMOTE $1',
  ],
  [
    `${PLEASE}(?:(?:extend|${MOVED}) )?${DEADLINE} (?:for|of) (?:only )?(?:the )?[a-z ]{3,30}?(?: (?:by|to|until|till|on))? ?(?:\\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day.*|tomorrow.*)?`,
    { code: 'master/one-deadline' },
    'EXTEND 24h',
  ],
  [`${PLEASE}extend (?:\\S+ ){1,3}for [a-z]{3,20}`, { code: 'master/one-deadline' }, 'EXTEND 24h'],
  [
    `(?:${DEADLINE} (?:fur|von) [a-z]{3,20}(?: .+)?)|(?:${DEADLINE} (?:pour|de) ?(?:la |le |l'|les )?[a-z]{3,20}(?: .+)?)`,
    { code: 'master/one-deadline' },
    'EXTEND 24h',
  ],
  [`${PLEASE}(?:send (?:a )?)?remind(?:er)?(?: to)? (?:the )?[a-z ]{3,30}`, { code: 'master/remind-all' }, 'REMIND'],
  [
    `(?:bitte )?(?:erinner(?:e|n sie)) (?:bitte )?(?:den |die )?[a-z ]{3,30}|rappel(?:ez|er)? (?:a )?(?:la |l'|le )?[a-z ]{3,30}`,
    { code: 'master/remind-all' },
    'REMIND',
  ],
  [
    `${PLEASE}(?:tell|inform|announce to|announce|notify)(?: (?:everyone|everybody|all|all players|the players))?(?: that)?:? (.{4,})`,
    { code: 'master/announce-how' },
    'ANNOUNCE',
  ],
  [
    '(?:bitte )?(?:sag(?:e|en sie)?|teil(?:e|en sie)?) (?:allen|bitte allen)(?: mit)?,?(?: dass)? (.{4,})',
    { code: 'master/announce-how' },
    'ANNOUNCE',
  ],
  [
    '(?:dites|annoncez|prevenez)(?: a)? (?:tous|tout le monde)(?: que)?:? (.{4,})',
    { code: 'master/announce-how' },
    'ANNOUNCE',
  ],
  [
    '(?:one |a )?(?:weekly deadlines?|deadlines? (?:every|once a|each) week)|wochentliche fristen?|eine frist pro woche|(?:une )?date limite (?:par|chaque) semaine',
    { code: 'master/week-rule' },
    'SET MOVE NEXT 167',
  ],
];

interface Phrase {
  readonly pattern: RegExp;
  readonly line: string;
  readonly message: MessageOrText | null;
}

const PHRASES: readonly Phrase[] = [
  ...COMMANDS.map(([sentence, line]) => ({ pattern: new RegExp(`^(?:${sentence})$`), line, message: null })),
  ...ANSWERS.map(([sentence, message, line]) => ({ pattern: new RegExp(`^(?:${sentence})$`), line, message })),
];

function phraseIn(text: string): { readonly line: string; readonly message: MessageOrText | null } | null {
  if (text.length > LONGEST) return null;
  const said = foldText(text)
    .trim()
    .toLowerCase()
    .replace(/[?!.,\s]+$/, '')
    .replace(/\s+/g, ' ');
  for (const { pattern, line, message } of PHRASES) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const named = (n: string) => asWritten(text, match[Number(n)] ?? '');
    return { line: line.replace(/\$(\d)/g, (_, n: string) => named(n)), message };
  }
  return null;
}

/** An address is taken letter for letter; anything else is folded. */
function asWritten(text: string, part: string): string {
  if (!part.includes('@')) return part;
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
