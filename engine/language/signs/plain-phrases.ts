/**
 * Sentences beside orders that are understood word for word, where what words weigh could be wrong: what announces the orders or
 * asks to have them filed (`I will move as follows:`, `Can you put these in?`), and what keeps them out (`Do not file these:`).
 */
import type { Sentence } from './sentences.ts';

/** Alternatives of a place in a sentence; `_` stands between words of one. */
const LISTS: Readonly<Record<string, string>> = {
  HAIL:
    '(?:hi|hello|hey|dear|good_(?:morning|evening|afternoon)|hallo|guten_(?:morgen|abend|tag)|moin|servus|liebe[rs]?|' +
    'bonjour|bonsoir|salut|cher|chere)(?:_[^ ,]+){0,3}_,',
  SO: '(?:and|so|then|okay|ok|right|well|now|also|gut|nun|und|alors|donc|bon|et|eh_bien)(?:_,)?',
  POLITE:
    ',|please|thanks|thank_you|kindly|in|down|for_me|then|now|today|many_thanks|too|bitte|danke|vielen_dank|fur_mich|' +
    "merci|svp|stp|s'_il_vous_plait|s'_il_te_plait|d'_avance|pour_moi|bien|beaucoup|aujourd'hui",
  TURN: '(?:(?:for|in|on)_)?(?:this|the)_(?:turn|season|round|phase|time|year|spring|fall|autumn|winter)(?:_,)?',
  WILL: 'will|shall|am_going_to|are_going_to|am_gonna|would_like_to|want_to|wish_to|have_decided_to',
  MOVE: 'move|play|order|do|go|go_with|go_for|proceed|act|issue|submit|send|send_in|give|make|enter|file|put_in',
  THESE:
    '(?:this|these|those|the_following|following|as_follows|as_below|like_this|like_so|so|the_below|my_(?:orders|moves)|' +
    '(?:this|these|the_following|the)_(?:orders|moves|ones))(?:_(?:below|here|as_follows))?',
  FILE:
    '(?:file|filing|enter|entering|put_in|putting_in|put|take|taking|take_down|note|note_down|noting|record|recording|register|' +
    'log|logging|submit|process|write_down|type_in)',
  RUNDE:
    '(?:(?:in|fur)_)?(?:diese[rsn]?|dieses)_(?:runde|zug|saison|mal|jahr|phase|fruhjahr|herbst)|heute|diesmal|hiermit|jetzt|nun|gerne?',
  SOZIEHEN:
    'wie_folgt|so|folgendes|folgendermassen|das_hier|das|dies|es_so|(?:diese|folgende)_(?:zuge|befehle)|' +
    'meine_(?:zuge|befehle)(?:_wie_folgt)?',
  ZIEHEN: 'ziehen|spielen|machen|befehlen|abgeben|einreichen|schicken|setzen|angehen|vorgehen|versuchen|anordnen',
  DIESE:
    '(?:folgendes|folgende[ns]?|diese[ns]?|die|das|dies|meine)(?:_(?:folgenden|zuge|befehle|ordern|orders|hier|da|unten|sachen))*',
  EINTRAGEN:
    '(?:zu_)?(?:eintragen|einzutragen|notieren|aufnehmen|aufzunehmen|nehmen|erfassen|verbuchen|eingeben|einzugeben|registrieren|' +
    'speichern|aufschreiben|einreichen|vermerken|hinterlegen|ubernehmen|buchen|annehmen|entgegennehmen)',
  BITTE:
    'mir|mich|bitte|mal|eben|kurz|noch|auch|freundlicherweise|so_nett_sein_und|so_gut_sein_und|fur_mich|einfach|doch',
  TOUR: '(?:pour_)?(?:ce|cette)_(?:tour|saison|fois|coup)(?:_ci)?(?:_,)?|donc|maintenant',
  CECI:
    '(?:en_compte_)?(?:de_)?(?:ceci|ca|cela|comme_suit|comme_ceci|ainsi|comme_ca|ce_qui_suit|tout_ce_qui_suit|ceux_ci|' +
    '(?:les|ces|mes)_(?:ordres|coups|mouvements|lignes)(?:_(?:suivants|ci_dessous|qui_suivent|plus_bas))?)',
  NOTER:
    'noter|prendre_en_note|prendre|inscrire|enregistrer|entrer|saisir|consigner|mettre|deposer|rentrer|accepter|recevoir|traiter|' +
    'utiliser|jouer|tenir_compte|executer',
  VOUS:
    '(?:est_ce_que_)?(?:(?:pouvez|pourriez|voulez|voudriez|auriez|seriez)_vous|vous_(?:pouvez|pourriez|auriez|voulez)|' +
    '(?:peux|pourrais|veux|voudrais|aurais|serais)_tu|tu_(?:peux|pourrais|aurais|veux))|veuillez|merci_de|priere_de|' +
    'je_(?:vous|te)_prie_de|serait_il_(?:possible|trop_demander)_(?:que_)?de|serait_ce_trop_demander_que_de',
};

/** Places of a sentence, each a list or its words; `?` may be left out, `*` stands any number of times. */
const MEANT = [
  'HAIL? SO? TURN? i|we now|hereby|just|simply? WILL now|just|simply? MOVE THESE TURN? POLITE*',
  'HAIL? (?:can|could|would|will)_(?:you|someone|somebody)|would_you_be_so_(?:kind|good)_as_to|would_you_mind|kindly please|kindly|just* FILE in|down? for_me? THESE|them|it TURN? POLITE*',
  'HAIL? SO? i will|shall|am not change|changing|touch|touching|alter|going_to_change these|this|them|it|my_orders any_?more|again|now* POLITE*',
  'HAIL? SO? RUNDE? ich|wir? werden?|will|wollen|mochte|mochten ich|wir? RUNDE* SOZIEHEN ZIEHEN POLITE*',
  'HAIL? SO? RUNDE? ich|wir? ziehen?|spielen?|machen?|befehle ich|wir? RUNDE* SOZIEHEN POLITE*',
  'HAIL? bitte? (?:konntest|kannst|wurdest|willst|magst)_du|(?:konnt|konntet|wurdet|wollt)_ihr|(?:konnen|konnten|wurden|wollen)_sie|(?:ich_)?(?:wurde|mochte|darf)(?:_ich)?_(?:sie|dich|euch)(?:_gerne?)?_bitten(?:_,)?|seien_sie_so_(?:gut|nett)_und|sei_so_(?:gut|lieb|nett)_und BITTE* DIESE BITTE* EINTRAGEN POLITE*',
  'HAIL? bitte|sei_so_(?:gut|lieb|nett)_und|seien_sie_so_(?:gut|nett)_und? trage?|tragen_sie|nimm|nehmen_sie|notieren_sie|notiere BITTE* DIESE BITTE* ein|auf? ,|ja|bitte|danke*',
  'HAIL? SO? ich andere|rutt?le daran|dran|das|die jetzt|nun? nichts|nicht mehr',
  "HAIL? SO? TOUR? je|j'|nous vais|voudrais|veux|souhaite|aimerais|allons donc|maintenant? jouer|faire|donner|ordonner|envoyer|soumettre|tenter TOUR? CECI TOUR? POLITE*",
  "HAIL? SO? TOUR? je|j'|nous jouerai|joue|jouons|jouerons|ordonne|ordonnerai|ferai|fais TOUR? CECI TOUR? POLITE*",
  "HAIL? VOUS POLITE* (?:l'_)?amabilite_de|la_gentillesse_de|la_bonte_de|l'_obligeance_de|assez_aimables?_pour|assez_gentille?s?_pour? POLITE* (?:les|l'|me_les)_(?:NOTER)|(?:NOTER)_(?:CECI) CECI* POLITE*",
  "HAIL? SO? je (?:n'|ne)_(?:y_)?(?:reviendrai|changerai|toucherai) plus|pas a|y? dessus|rien|d'_avis|ca|ces_ordres? ,|validez|valide|merci*",
].map(patternOf);

const KEPT_OUT = [
  'HAIL? please? do_not|never please|ever? (?:take|file|enter|use|count|process|accept|submit|send_in|execute|register|record|put_in) any_of? THESE in|now|yet|please*',
  'HAIL? please? just? ignore|disregard|skip|forget|throw_away|discard|bin|delete|scrap|cancel please? all_of? THESE please|for_now|then*',
  'HAIL? here_(?:are|were)|these_(?:are|were) my|our|the old|former|previous|outdated|obsolete|abandoned|discarded|rejected orders|moves',
  'HAIL? DIESE bitte|auf_keinen_fall|noch|aber|doch|mal* nicht|nie|niemals EINTRAGEN|verwenden|benutzen|werten|ausfuhren|beachten|spielen|abgeben POLITE*',
  'HAIL? bitte? vergiss|vergesst|vergessen_sie|ignoriere?n?|ignoriert|ignorieren_sie|streiche?|streichen_sie|losche?|loschen_sie|verwirf BITTE* DIESE POLITE*',
  'HAIL? hier_(?:sind|waren)|das_(?:sind|waren)|dies_(?:sind|waren) noch_mal|nochmal? meine|die|unsere alten|fruheren|bisherigen|verworfenen|veralteten|uberholten|ungultigen befehle|zuge',
  "HAIL? (?:ne|n')_(?:prenez|prends|enregistrez|enregistre|notez|note|utilisez|utilise|jouez|joue|tenez|tiens|entrez|entre|inscrivez)|ne_pas_(?:prendre|enregistrer|noter|utiliser|jouer|entrer|inscrire)|(?:merci|priere)_de_ne_pas_(?:prendre|enregistrer|noter|utiliser|jouer|entrer|inscrire) surtout? pas? POLITE* compte? CECI POLITE*",
  "HAIL? (?:merci_d'|veuillez|priere_d')? ignorez|ignore|ignorer|oubliez|oublie|oublier|annulez|annule|annuler|supprimez|supprime|jetez|jette POLITE* CECI POLITE*",
  "HAIL? voici|voila|ce_sont|c'_etaient les|mes|nos anciens|vieux ordres|coups",
].map(patternOf);

/** What keeps orders out wherever it stands in a sentence, and what does so only in a question. */
const KEPT_OUT_BY = [
  // Somebody else's.
  /\b(?:is|are|was|were|does|do|did) not (?:come |stem )?(?:from|by) (?:me|us)$/,
  /^(?:es|das|dies|die|diese)(?: hier)? (?:ist|sind|war|waren|kommt|kommen|stammt|stammen) nicht von (?:mir|uns)$/,
  /^(?:ce|ca|cela|ceci) .*\b(?:pas|jamais) (?:de|par) (?:moi|nous)$/,
  // Of another time.
  /^(?:die|meine) (?:zuge|befehle|ordern) .*\bwie (?:sie|es|die) (?:[^ ]+ ){0,6}(?:standen|stand)$/,
  // Not done yet, or for others to fill in.
  /^(?:pas|not|nicht|noch nicht|pas encore) (?:yet |quite |ganz |tout a fait |encore )?(?:termine|acheve|fertig|finished|done|complete)(?: yet)?(?: ,|$)/,
  /^(?:modele|formulaire|template|form|vorlage|muster|formular) (?:a remplir|to (?:be )?fill(?:ed)? (?:in|out)|zum ausfullen)\b/,
];
const KEPT_OUT_IF_ASKED =
  /^(?:a t on|ai je|avons nous|aurais je) (?:bien )?le droit de (?:faire|jouer)\b|^(?:vous vous souvenez|tu te souviens|te souviens tu|do you remember|remember|erinnerst du dich|erinnern sie sich|weisst du noch|wissen sie noch)\b.* (?:ouverture|ordres|coups|opening|orders|moves|eroffnung|zuge|befehle)\b/;

function patternOf(row: string): RegExp {
  const places = row.split(' ').map((place) => {
    const [, names = '', times = ''] = /^(.*?)([?*]?)$/.exec(place)!;
    const any = names.replace(/[A-Z]+/g, (name) => LISTS[name]!);
    return `(?:(?:${any.replaceAll('_?', ' ?').replaceAll('_', ' ')}) )${times}`;
  });
  return new RegExp(`^${places.join('')}$`);
}

/** `Can you put these in, thanks?` */
export function isPlainlyMeant(sentence: Sentence): boolean {
  return MEANT.some((pattern) => pattern.test(`${sentence.words.join(' ')} `));
}

/** `Please do not file these:` */
export function isPlainlyKeptOut(sentence: Sentence): boolean {
  const words = sentence.words.join(' ');
  if (KEPT_OUT.some((pattern) => pattern.test(`${words} `))) return true;
  return KEPT_OUT_BY.some((pattern) => pattern.test(words)) || (sentence.end === '?' && KEPT_OUT_IF_ASKED.test(words));
}
