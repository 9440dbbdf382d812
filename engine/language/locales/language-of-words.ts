/**
 * Which of the judge's languages somebody writes: by the small words of each that no other has. Names of places, orders and commands say
 * nothing, since people write those in English in any language.
 */
import type { LanguageCode } from '../../messages/languages.ts';
import { lazy } from '../../text/lazy.ts';

const WORDS: Readonly<Record<LanguageCode, string>> = {
  en: `i i'm i'd i've i'll am are is was were be been the this that these those and but or if of to for with from about into
    my your our their his her its you we they he she it what when where who why how which can could would should may might must
    do does did don't didn't can't won't please thanks thank hello hi hey dear sorry yes want like need know think new game play
    player playing there here not any some all just only also too very much more good morning evening regards cheers sincerely
    me question date tour plus plays no an on as in at by so let us hear goodbye announcement sure got already again whos whats dont ive cant pls`,
  de: `bedeutet genau hilft schiedsrichter was es eigentlich denn gerade insgesamt wieviele heißt halten entschuldigung ich du er wir ihr sie mich mir dich dir uns euch mein meine meinen meiner meinem dein deine unser unsere kein keine
    keinen der das dem ein eine einen einem einer eines und oder aber wenn weil dass doch mal nicht nichts noch schon sehr
    auch gern gerne ist sind bist bin waren hat habe haben hast wird werden würde würden möchte möchten kann kannst können
    könnte könnten muss müssen soll sollen darf dürfen mag wie wo wer wann warum wieso welche welcher welches wieviel für
    mit von vom zum zur bei nach auf über unter durch gegen ohne bis seit im am als da hier dort jetzt heute morgen gestern
    bitte danke hallo guten tag abend moin servus grüß gruß grüße lieber liebe liebes viele herzliche hilfe spiel spiele
    spielen spieler partie partien mitspielen mitmachen anmelden anmeldung frage fragen neu ja nein frist befehl befehle
    zug züge runde regeln brauche weiß versteh verstehe gibt geht mach mache macht machen schreiben schreibe schicken schicke bekomme
    bekommen beitreten teilnehmen armee armeen flotte flotten einheit einheiten zentren karte gewinnt gewinnen
    spielst spielt wen wem wohin dran konvoi rückzug bauen baue unterstützen könnt seid dabei klar hab hast gibts nich nix nen ichs alles neben jahr letztes vergessen anleitung`,
  fr: `je tu il elle nous vous ils elles moi toi ma mes ton ta tes notre nos votre vos leur le la les un une et ou mais si
    donc est sont suis es sommes êtes ai as avons avez était être avoir fait faire fais peux peut pouvez puis puis-je
    voudrais veux aimerais souhaite souhaiterais dois doit faut pas ne jamais rien encore déjà aussi très bien comment
    quand où quoi quel quelle quels quelles pourquoi combien pour avec dans sur sous chez vers sans depuis du au aux ce
    cette ces cet ça cela ici là maintenant aujourd hier demain merci bonjour bonsoir salut cher chère cordialement svp
    plaît plait oui non aide partie parties jeu jouer joueur joueurs inscrire inscription ordres ordre règles règle nouveau
    nouvelle débutant comprends sais voici voilà d'accord s'il qui que gagne gagner gagnent joue jouent armée armées flotte
    flottes unité unités tête commence commencer combien voit adresse droit mentir nul limite retard tard signifie dire
    soutien soutenir convoi pardon oubliez dernier désolé construire retraite règlement puissance puissances partant
    partante volontiers présent présente on jai jsuis jveux jpeux raté passe oublié allemand arrêtez arrêter supprimé`,
};

/** Words of one language alone. */
const known = lazy(() => {
  const lists = Object.entries(WORDS).map(([code, words]) => [code as LanguageCode, words.split(/\s+/)] as const);
  const of = new Map<string, LanguageCode | null>();
  for (const [code, words] of lists)
    for (const word of new Set(words)) of.set(word, of.has(word) && of.get(word) !== code ? null : code);
  return of;
});

/** In French they lead a word: `j'ai`, `qu'il`, `l'armée`. */
const ELISION = /^(?:j|l|d|n|m|t|s|c|qu|jusqu|lorsqu|puisqu)'(?=[\p{L}])/u;

/**
 * Null: the words are of none of them, of two alike, or one alone that is short (`oui`, `la`); `Müller` alone is a name. `least`: of how
 * many more words there must be than of any other language; `shortest`: how long one alone must be.
 */
export function languageOfWords(lines: readonly string[], least = 1, shortest = 4): LanguageCode | null {
  const counts: Record<LanguageCode, number> = { en: 0, de: 0, fr: 0 };
  let longest = 0;
  const count = (language: LanguageCode | null | undefined, { length }: string) => {
    if (language == null) return;
    counts[language] += 1;
    longest = Math.max(longest, length);
  };
  for (const [written] of lines
    .join(' ')
    .slice(0, MOST_CHARACTERS)
    .matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)) {
    const word = written.normalize('NFC').toLowerCase().replaceAll('’', "'");
    const code = known().get(word);
    if (code != null) count(code, word);
    else if (ELISION.test(word)) count('fr', word);
    else if (/[ßäöü]/.test(word) && (counts.de > 0 || /^\p{Ll}/u.test(written))) count('de', word);
    else for (const part of word.split(/['-]/)) count(known().get(part), part);
  }
  const [[best, most], [, second]] = (Object.entries(counts) as [LanguageCode, number][]).sort(
    ([, a], [, b]) => b - a,
  ) as [[LanguageCode, number], [LanguageCode, number]];
  return most >= second + least && (most > 1 || longest >= shortest) ? best : null;
}

const MOST_CHARACTERS = 4_000;
