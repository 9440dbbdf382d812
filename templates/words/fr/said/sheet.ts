import type { SheetSaying } from '../../../../engine/sayings/sheet.ts';
import type { Words } from '../../language.ts';

export const sheet = {
  'sheet/not-confirmed': () =>
    "Rien n'a été envoyé : cet appareil est nouveau pour nous. Répondez à l'e-mail qui demande si c'était vous, puis rechargez cette page.",
  'sheet/link-dead': () =>
    'Ce lien ne marche plus. Prenez celui du dernier e-mail qui vous a demandé des ordres, ou envoyez au judge SET LINKS NEW.',
  'sheet/game-over': () =>
    "La partie est terminée, et ses feuilles d'ordres avec elle. Tout ce qui s'est passé est sur sa page.",
  'sheet/too-many-devices': () =>
    "Votre feuille a été ouverte aujourd'hui sur trop de nouveaux appareils. Prenez-en un que vous avez confirmé, ou envoyez vos ordres par e-mail.",
  'sheet/old-page': () => "Rien n'a été envoyé : cette page n'est plus à jour. Rechargez-la et renvoyez.",
  'sheet/too-often': () =>
    "Rien n'a été envoyé : c'est plus que nous n'acceptons d'une feuille en une heure. L'e-mail marche en attendant.",
  'sheet/wait': () =>
    "Rien n'a encore été envoyé : les e-mails arrivés plus tôt passent d'abord. Renvoyez dans une minute.",
  'sheet/our-fault': () =>
    "Rien n'a été envoyé. La faute est à nous, et elle est notée. Envoyez vos ordres par e-mail.",
  'sheet/by-mail-only': () => 'Une feuille ne fait pas cela. Envoyez cette ligne par e-mail.',
  'sheet/no-sign-on': () =>
    "Une feuille est pour sa propre partie : retirez la ligne d'inscription, ou envoyez-la par e-mail.",
  'sheet/other-game': () => "Rien n'a été envoyé : cette feuille est pour une autre partie. Rechargez-la.",
  'sheet/other-site': () => "Rien n'a été envoyé : la demande ne venait pas de notre propre page.",
  'sheet/too-long': ({ lines }) =>
    `Rien n'a été envoyé : une feuille prend ${lines} lignes et 50\u00a0000 caractères au plus à la fois.`,
} satisfies Words<SheetSaying>;
