import type { Language } from '../../shape.ts';
import { chart } from './chart.ts';
import { feed } from './feed.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { invitations } from './invitations.ts';
import { leaving } from './leaving.ts';
import { lists } from './lists.ts';
import { mailbox } from './mailbox.ts';
import { maps } from './maps.ts';
import { oneFile } from './one-file.ts';
import { orders } from './orders.ts';
import { phase } from './phase.ts';
import { places } from './places.ts';
import { privacy } from './private.ts';
import { results } from './results.ts';
import { times } from './times.ts';
import { variant } from './variant.ts';

export const pages: Language['pages'] = {
  chart,
  feed,
  frame,
  game,
  help,
  home,
  invitations,
  leaving,
  lists,
  mailbox,
  maps,
  oneFile,
  orders,
  phase,
  places,
  privacy,
  results,
  times,
  variant,
};
