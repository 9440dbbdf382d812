/** Sentences in German and French for which there is one in English that the judge does or answers. */
import { foldText } from '../../text/fold.ts';

/** Longer lines are prose. */
const LONGEST = 100;

/** Small letters, folded, without the full stop. */
const PHRASES: readonly (readonly [sentence: RegExp, english: string])[] = [
  [/^(?:ja|oui)(?: bitte| s'il vous plait| s'il te plait| gerne)?$/, 'yes'],
  [/^(?:hilfe|aide|a l'aide)$/, 'HELP'],
  [
    /^(?:(?:zeig(?:e|en sie)?|schick(?:e|en sie)?)(?: mir)?(?: bitte)? )?(?:alle )?meine (?:partien|spiele)$/,
    'MY GAMES',
  ],
  [/^(?:(?:montrez|montre|envoyez|envoie)(?:-moi)? )?(?:toutes )?mes parties$/, 'MY GAMES'],
  [
    /^(?:which|what)(?: of)?(?: (?:my|the))? games? (?:need|require|wait for|are waiting for)s? (?:me|something|(?:my )?(?:attention|action|decision))(?: now)?$|^where am i needed$|^welche(?: meiner)? (?:partien|spiele) (?:brauchen|warten auf) mich$|^quelles parties (?:ont besoin de moi|m'attendent)$/,
    'MY GAMES',
  ],
  [
    /^wer hat(?: denn)?(?: schon| bereits)?(?: (?:seine|alle|die))?(?: (?:befehle|zuge))?(?: schon| bereits)? (?:ein|ab)?(?:geschickt|gesandt|gegeben|gereicht|befohlen)$/,
    'who has ordered',
  ],
  [
    /^qui a(?: deja)? (?:envoye|donne|rendu|remis|transmis)(?: deja)?(?: (?:ses|les|des|leurs|ces) ordres)?(?: deja)?$/,
    'who has ordered',
  ],
  [
    /^ich (?:mochte|will|wurde gern|wurde gerne|muss)(?: bitte| leider| gern)? (?:(?:(?:aus )?(?:der|dem|die|das|diese|dieses|dieser|diesem) )(?:partie|spiel) )?(?:verlassen|aufgeben|aussteigen|austreten)$/,
    'LEAVE THE GAME',
  ],
  [
    /^je (?:veux|voudrais|souhaite|dois|desire) (?:quitter|abandonner)(?: (?:la|cette|ma) partie| le jeu| ce jeu)?$/,
    'LEAVE THE GAME',
  ],
  [
    /^(?:ich )?(?:habe?|hab') (?:leider )?(?:mein|das) (?:passwort|kennwort)(?: leider)? (?:vergessen|verloren)$/,
    'forgot my password',
  ],
  [/^(?:j'ai )?(?:oublie|perdu|egare) (?:mon|le) mot de passe$/, 'forgot my password'],
  [/^(?:mein |das )?(?:passwort|kennwort) vergessen$|^mot de passe oublie$/, 'forgot my password'],
  [
    /^ich (?:bin|werde) (.{3,60}?),? (?:im urlaub|in urlaub|in ferien|in den ferien|verreist|abwesend|weg|nicht da|unterwegs)(?: sein)?$/,
    'on vacation $1',
  ],
  [
    /^ich (?:bin|werde) (?:im urlaub|in urlaub|in ferien|in den ferien|verreist|abwesend|weg|nicht da|unterwegs)(?: sein)?,? (.{3,60})$/,
    'on vacation $1',
  ],
  [/^(?:urlaub|abwesend|abwesenheit|verreist),?:? (.{3,60})$/, 'on vacation $1'],
  [/^je (?:suis|serai) (?:en vacances|en conge|absente?|en voyage|parti|partie),? (.{3,60})$/, 'on vacation $1'],
  [/^(?:vacances|absence|absente?|conge),?:? ((?:du|jusqu'au|de) .{3,60})$/, 'on vacation $1'],
  [
    /^(?:wie kann ich (?:bei )?|ich (?:mochte|will|wurde gern|wurde gerne|wurd gern) (?:gern |gerne |bitte |auch )?(?:bei )?)(?:(?:der|dieser|eurer|einer) )?(?:partie |dem spiel )?(?:mitspielen|mitmachen|beitreten|teilnehmen)$/,
    'how can i join',
  ],
  [
    /^(?:comment (?:puis-je |je peux |faire pour )?|je (?:veux|voudrais|souhaite|aimerais) |puis-je )(?:participer|m'inscrire|s'inscrire|jouer|rejoindre)(?: (?:a )?(?:la|une|cette|votre) partie)?$/,
    'how can i join',
  ],
  [
    /^ich (?:mochte|will|wurde|ware|wurd|hatte)(?: (?:bitte|gern|gerne|am liebsten|lieber))*(?: als)? (.{3,60}?)(?: (?:spielen|sein|haben))?$/,
    'i would like $1',
  ],
  [/^(?:mein wunsch ist|(?:ich )?(?:spiele? )?am liebsten|wenn moglich)(?: ware)? (.{3,60})$/, 'i would like $1'],
  [/^(?:si possible|de preference|plutot) (.{3,60})$|^(.{3,60}) (?:si possible|de preference)$/, 'i would like $1$2'],
  [
    /^j(?:e |')(?:voudrais|souhaite|veux|prefere|prefererais|aimerais)(?: bien)?(?: (?:jouer|etre|avoir))?(?: avec)? (.{3,60})$/,
    'i would like $1',
  ],
  [/^ich bin (?:wieder|zuruck)(?: wieder)?(?: da| zuruck| hier)?$|^je suis (?:de retour|revenue?)$/, 'I am back'],
];

/** The English sentence that a line is in another language; null for any other. */
export function inEnglishPhrase(line: string): string | null {
  if (line.length > LONGEST) return null;
  const said = foldText(line)
    .toLowerCase()
    .trim()
    .replace(/[?!.,\s]+$/, '');
  const found = PHRASES.find(([sentence]) => sentence.test(said));
  return found === undefined ? null : said.replace(found[0], found[1]);
}
