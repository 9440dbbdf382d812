import type { Said } from '../../../../engine/sayings/said.ts';
import type { Words } from '../../language.ts';
import { account } from './account.ts';
import { archive } from './archive.ts';
import { bots } from './bots.ts';
import { conditions } from './conditions.ts';
import { danger } from './danger.ts';
import { deadline } from './deadline.ts';
import { deciding } from './deciding.ts';
import { desk } from './desk.ts';
import { entering } from './entering.ts';
import { filing } from './filing.ts';
import { game } from './game.ts';
import { lines } from './lines.ts';
import { mails } from './mails.ts';
import { master } from './master.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { player } from './player.ts';
import { positions } from './positions.ts';
import { press } from './press.ts';
import { refusals } from './refusals.ts';
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
