/** Lines that people put above their orders in German and French, by the English lines that say the same. */

const GERMAN =
  /^(?:(?:hier|unten|anbei|nun|nachfolgend)(?: sind| kommen| folgen)? )?(?:(?:meine|unsere|die|alle|neuen?) )*(zugbefehle|spielzuge|befehle|zuge|ruckzuge|aufbauten)(?: (?:(?:fur|zum|zur|im|in|aus|vom?|des|der) )?(?:(?:den|die|das|der|dem|des) )?(.+?))?( ?:)?$/i;
/** `Herbstzüge 1901:`. */
const COMPOUND =
  /^(?:(?:meine|unsere|die|alle) )?(fruhjahr|herbst|winter|sommer)s?(befehle|zuge|ruckzuge|aufbauten)(?: (\d{4}))?( ?:)?$/i;
const FRENCH =
  /^(?:(?:voici|voila|ci-dessous|ci-joint),? )?(?:(?:tous|toutes) )?(?:(?:mes|nos|les|nouveaux|nouvelles) )*(ordres|mouvements|coups|deplacements|retraites|constructions|ajustements)(?: (?:(?:pour|de|du|des|en) |d')?(?:(?:le|la|les) |l')?(.+?))?( ?:)?$/i;

/** What names a kind of phase beside a season. */
const KINDS: Readonly<Record<string, string>> = {
  ruckzuge: 'retreats',
  retraites: 'retreats',
  aufbauten: 'builds',
  constructions: 'builds',
  ajustements: 'adjustments',
};

/**
 * `orders for automne:`, of `Mes ordres pour l'automne :`; names stay as they are written. Null for any other line, and for
 * one that names nothing and has no colon. `text`: folded.
 */
export function headingInEnglish(text: string): string | null {
  const [, season, noun, year, mark] = COMPOUND.exec(text) ?? [];
  if (season !== undefined) return asHeading(noun!, year === undefined ? season : `${season} ${year}`, mark);
  const [, what, of, colon] = GERMAN.exec(text) ?? FRENCH.exec(text) ?? [];
  return what === undefined || (of ?? colon) === undefined ? null : asHeading(what, of, colon);
}

function asHeading(noun: string, what: string | undefined, colon = ''): string {
  const kind = KINDS[noun.toLowerCase()];
  return what === undefined ? `orders${colon}` : `orders for ${what}${kind === undefined ? '' : ` ${kind}`}${colon}`;
}

const INTRODUCTIONS: readonly RegExp[] = [
  /^(?:(?:so|also|ok|nun|jetzt|gut|ja)[,:]? )*(?:(?:hier|unten|anbei|nachfolgend|im folgenden|ich (?:schicke|sende|gebe)|das sind)\b.{0,40}|(?:meine|unsere|die|alle|neue)\b.{0,20})?\b(?:zugbefehle|spielzuge|befehle|zuge|ruckzuge|aufbauten)\b(?: (?:fur|zur|zum|im|in|des|der|die|das|den|diese[mnrs]?|runde|zug|phase|saison|jahr|spiel|partie|naechsten?|nachsten?|sind|lauten|wie|folgt|folgende|ab|mit|[a-z]+ \d{4}|\d{4}))*\s?[:.,!]*$/i,
  /^(?:(?:alors|donc|bon|ok|oui)[,:]? )*(?:(?:voici|voila|ci-dessous|ci-joint|vous trouverez|veuillez trouver|(?:je|nous) (?:vous |t'|te )?envo\w+|j'envoie|recevez)\b.{0,40}|(?:mes|nos|les|tous mes|toutes mes|nouveaux)\b.{0,20})?\b(?:ordres|mouvements|coups|deplacements|retraites|constructions|ajustements)\b(?: (?:pour|de|du|des|ce|cette|la|le|les|tour|phase|saison|annee|partie|prochaine?|suivante?s?|ci-dessous|sont|comme|suit|[a-z]+ \d{4}|\d{4}|l'[a-z]+(?: \d{4})?))*\s?[:.,!]*$/i,
];

/** `Hier sind meine Züge:`, `Voici mes ordres pour ce tour.`; `text`: folded. */
export function isIntroductionInOthers(text: string): boolean {
  return INTRODUCTIONS.some((pattern) => pattern.test(text));
}
