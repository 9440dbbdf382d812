import type { Said } from '../../../../engine/sayings/said.ts';
import type { Words } from '../../language.ts';
import { bots } from './bots.ts';
import { game } from './game.ts';

export const said: Words<Said> = { ...bots, ...game };
