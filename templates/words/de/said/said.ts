import type { Said } from '../../../../engine/sayings/said.ts';
import { said as english } from '../../en/said/said.ts';
import type { Words } from '../../language.ts';
import { account } from './account.ts';
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
import { positions } from './positions.ts';
import { press } from './press.ts';
import { seats } from './seats.ts';

export const said: Words<Said> = {
  ...english,
  ...account,
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
  ...positions,
  ...press,
  ...seats,
};
