/** What people write around their orders, in three languages. Each line means one thing to any reader. */
import type { PowerData } from '../../engine/board/variant.ts';

export type Language = 'en' | 'de' | 'fr';
export type Words = Readonly<Record<Language, readonly string[]>>;

/** Lines that say nothing against the orders below or above them. */
export const COURTESY = {
  greeting: words(
    'Hi, | Hello, | Hello judge, | Dear GM, | Good evening! | Hi all, | Greetings',
    'Hallo, | Guten Abend, | Liebe Spielleitung, | Moin! | Servus, | Sehr geehrter Spielleiter,',
    'Bonjour, | Bonsoir, | Salut, | Cher arbitre, | Bonjour à tous,',
  ),
  heading: words(
    "here are my orders: | My orders: | Orders: | Please find my orders below. | Sorry I'm late, here they are: | Hope I'm not too late: | Sending these early because I travel tomorrow. | These are my final orders:",
    'hier sind meine Befehle: | Meine Befehle: | Befehle: | anbei meine Züge: | Entschuldigung für die Verspätung, hier meine Befehle: | ich bin morgen nicht da, darum schon heute meine Befehle:',
    "voici mes ordres : | Mes ordres : | Ordres : | Désolé pour le retard, voici mes ordres : | S'il vous plaît, mes ordres : | je pars demain, voici donc mes ordres :",
  ),
  closing: words(
    "Thanks! | Thank you | Good luck everyone! | Cheers, | Best regards, | See you next week | If you have any questions, just ask. | I won't be online tomorrow.",
    'Danke! | Viele Grüße | Schöne Grüße, | Mit freundlichen Grüßen | Viel Glück allen! | Bei Fragen einfach melden.',
    "Merci ! | Cordialement, | Bien à vous | Bonne chance à tous ! | À bientôt | N'hésitez pas si vous avez des questions.",
  ),
  remark: words(
    'as agreed with my ally | expecting a bounce | hope it works | finally!',
    'wie abgesprochen | zur Sicherheit | hoffentlich klappt es',
    'comme convenu | par précaution | on verra bien',
  ),
  mobile: words(
    'Sent from my iPhone | Sent from my Galaxy | Get Outlook for Android | Sent from Yahoo Mail on Android',
    'Von meinem iPhone gesendet | Gesendet von Outlook für iOS | Diese Nachricht wurde von meinem Android-Gerät mit GMX Mail gesendet.',
    'Envoyé de mon iPhone | Envoyé depuis mon appareil Galaxy | Provenance : Courrier pour Windows',
  ),
  footer: words(
    'This e-mail and any attachments are confidential and may be privileged. If you are not the intended recipient, please notify the sender and delete this message. | Virus-free. www.avast.com | Please consider the environment before printing this e-mail.',
    'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender und löschen Sie diese Mail. | Virenfrei. www.avast.com',
    "Ce message et ses pièces jointes sont confidentiels. Si vous n'en êtes pas le destinataire, merci d'en avertir l'expéditeur et de le supprimer. | Sans virus. www.avast.com",
  ),
  press: words(
    'Shall we work together this turn? | I keep my word, as always. | What do you think of Italy? | Please leave me the Channel.',
    'Wollen wir dieses Jahr zusammenarbeiten? | Ich halte mein Wort. | Was hältst du von Italien?',
    "On joue ensemble cette année ? | Je tiendrai parole, comme toujours. | Que penses-tu de l'Italie ?",
  ),
  plan: words(
    'My plan is this: | You could order',
    'Mein Plan: | Du könntest befehlen',
    'Mon plan : | Tu pourrais ordonner',
  ),
} satisfies Record<string, Words>;

/** Lines by which an order is not the writer's order of this phase. */
export const AGAINST = {
  /** Above lines that stand beside the writer's orders. */
  aside: words(
    'Old orders, no longer valid: | Last turn I played: | Please do NOT file these, they are only an idea: | Draft for next year, not for now: | What my ally wants me to play (I will not): | From my other game: | Next turn, perhaps: | I take back what I sent yesterday, that is: | If I had known earlier, I would have ordered:',
    'Alte Befehle, gelten nicht mehr: | Letzte Runde hatte ich: | Bitte NICHT eintragen, ist nur eine Idee: | Entwurf für nächstes Jahr, nicht für jetzt: | Vorschlag meines Verbündeten, den ich ablehne: | Aus meiner anderen Partie: | Nächste Runde vielleicht:',
    "Anciens ordres, ne sont plus valables : | Au tour précédent j'avais joué : | Ne PAS enregistrer, ce n'est qu'une idée : | Brouillon pour l'année prochaine, pas pour maintenant : | Proposition de mon allié, que je refuse : | Dans mon autre partie : | Au prochain tour, peut-être :",
  ),
  /** Above all that the writer sends. */
  draft: words(
    'If my ally agrees, I will order: | Draft: | Should I order this? | Please do not file these yet: | Would these be legal? | Not final: | These are not my orders, I only ask whether the syntax is right: | For next turn I think of: | Last turn I sent: | I am not sure about these, please wait: | Suppose I ordered this, what would happen? | Cancel these:',
    'Wenn mein Verbündeter zustimmt, befehle ich: | Entwurf: | Soll ich so ziehen? | Bitte noch nicht eintragen: | Wären diese Befehle erlaubt? | Noch nicht endgültig: | Für die nächste Runde denke ich an: | Letzte Runde hatte ich geschickt: | Diese bitte streichen:',
    "Si mon allié est d'accord, j'ordonnerai : | Brouillon : | Dois-je jouer ceci ? | Merci de ne pas encore enregistrer : | Ces ordres seraient-ils légaux ? | Pas encore définitif : | Pour le prochain tour je pense à : | Au tour précédent j'avais envoyé : | Annulez ceux-ci :",
  ),
  /** Behind an order. */
  remark: words(
    'old | no | do not use | changed my mind | cancelled | not this one',
    'alt | nein | nicht ausführen | verworfen',
    'ancien | non | ne pas utiliser | annulé',
  ),
  /** Above an order that replaces the one given before for the same unit. */
  correction: words(
    'Correction: | Sorry, I meant: | Change of plan: | No wait, instead:',
    'Korrektur: | Sorry, ich meinte: | Planänderung:',
    'Correction : | Pardon, je voulais dire : | Changement de plan :',
  ),
  /** The same in one line. */
  exchange: words(
    'Scratch {old}. Instead: {new} | Not {old} but {new} | {new} instead of {old}',
    'Streiche {old}, stattdessen {new} | Nicht {old}, sondern {new} | {new} statt {old}',
    'Annule {old}, plutôt {new} | Pas {old} mais {new} | {new} au lieu de {old}',
  ),
  option: words('Option', 'Variante', 'Option'),
  letter: words('Dear Tom, | Hi Tom,', 'Lieber Tom,', 'Cher Tom,'),
  question: words(
    'What do you think? Will you support me?',
    'Was meinst du? Hilfst du mir?',
    "Qu'en penses-tu ? Tu me soutiens ?",
  ),
  forwarded: words(
    '---------- Forwarded message --------- | Begin forwarded message:',
    '---------- Weitergeleitete Nachricht ---------- | Anfang der weitergeleiteten Nachricht:',
    '---------- Message transféré ---------- | Début du message transféré :',
  ),
} satisfies Record<string, Words>;

const POWERS: Readonly<Partial<Record<Language, string>>> = {
  de: 'AUSTRIA Österreich ENGLAND England FRANCE Frankreich GERMANY Deutschland ITALY Italien RUSSIA Russland TURKEY Türkei',
  fr: 'AUSTRIA Autriche ENGLAND Angleterre FRANCE France GERMANY Allemagne ITALY Italie RUSSIA Russie TURKEY Turquie',
};

export function powerIn(language: Language, { name, display }: PowerData): string {
  const names = POWERS[language]?.split(' ') ?? [];
  return names.includes(name) ? names[names.indexOf(name) + 1]! : display;
}

function words(en: string, de: string, fr: string): Words {
  const split = (lines: string) => lines.split(' | ');
  return { en: split(en), de: split(de), fr: split(fr) };
}
