import type { Said } from '../../../../engine/sayings/said.ts';
import type { Words } from '../../language.ts';
import { account } from './account.ts';
import { archive } from './archive.ts';
import { bots } from './bots.ts';
import { changes } from './changes.ts';
import { deadline } from './deadline.ts';
import { deciding } from './deciding.ts';
import { desk } from './desk.ts';
import { entering } from './entering.ts';
import { game } from './game.ts';
import { mails } from './mails.ts';
import { master } from './master.ts';
import { offers } from './offers.ts';
import { conditions } from './orders/conditions.ts';
import { danger } from './orders/danger.ts';
import { filing } from './orders/filing.ts';
import { lines } from './orders/lines.ts';
import { orders } from './orders/orders.ts';
import { pending } from './orders/pending.ts';
import { refusals } from './orders/refusals.ts';
import { player } from './player.ts';
import { positions } from './positions.ts';
import { press } from './press.ts';
import { seats } from './seats.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';
import { times } from './times.ts';
import { votes } from './votes.ts';
import { waiting } from './waiting.ts';

export const said: Words<Said> = {
  ...account,
  ...archive,
  ...bots,
  ...changes,
  ...conditions,
  ...danger,
  ...deadline,
  ...deciding,
  ...desk,
  ...entering,
  ...filing,
  ...game,
  ...lines,
  ...mails,
  ...master,
  ...offers,
  ...orders,
  ...pending,
  ...player,
  ...positions,
  ...press,
  ...refusals,
  ...seats,
  ...settings,
  ...sheet,
  ...times,
  ...votes,
  ...waiting,
};
