/** What people begin messages with, in three languages, folded. */

/** What people call messages and sending them. */
export const SPEECH =
  "press pressto message msg mail email e-mail letter note dm pm memo telegram communique missive send sending tell whisper say write inform forward pass relay transmit reply answer talk speak notify broadcast announce attn attention l'attention w presse nachricht brief botschaft mitteilung telegramm rundbrief antwort schick schicke schicken sende senden sag sage sagen schreib schreibe schreiben fluster flustere flustern leite weiterleiten weitergeben gib lettre mot courrier depeche envoi envoie envoyer envoyez dis dites dire ecris ecrire ecrivez chuchote chuchoter transmets transmettez transmettre reponse reponds repondre";
export const OPENING_TO_WORDS = ' to too unto for fot 2 an fur à au aux pour vers ';
/** What stands before, between and behind them. */
export const FILLING =
  ' please pls kindly begin start new open this that it these the following a an my our i we want wish like would could can you over up out as here is only just alone now on private privately secret secretly diplomatic white grey gray bitte danke folgendes folgende diese dieses das dies den die der eine einen meine mein ich mochte will konntest konnten kannst du sie geheim geheime weiter nur merci de du des veuillez svp ceci cela ce cet cette le la les un une mon ma prive privee secrete suivant suivante voudrais pourriez vous pourrais tu seulement ';
/** Behind those whom it is for. */
export const TRAILING =
  ' please pls this only alone now thanks thank you the following both players player bitte danke folgendes nur beide spieler mitspieler merci svp ceci seulement les joueurs ';
/** Not to whom a message is: `tell me if`. */
export const PRONOUNS = ' me us him her them mir uns ihm ihnen moi nous lui leur ';
export const SALUTING =
  /^(?:(?:my )?dear(?:est)?(?: mr| sir)?|hi|hello|hey|hiya|ciao|monsieur|madame|herr|mister|car[oa]|greetings|mein lieber|meine liebe|m(?:on|a) (?:tres )?chere?|liebe[rs]?|liebste[rs]?|(?:werte[rs]?|(?:sehr )?(?:geehrte|verehrte)[rs]?)(?: herrn?| frau)?|hallo|moin|servus|(?:tres |bien )?chere?s?(?: monsieur| madame)?|bonjour|coucou|bonsoir|salut|good (?:morning|evening)|guten (?:tag|abend)|gruss gott) /;
