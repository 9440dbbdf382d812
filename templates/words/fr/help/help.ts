import type { Language } from '../../shape.ts';
import { commands } from './commands.ts';
import { otherSwitches, settings, switches, switchesOff } from './settings.ts';

export const help: Language['help'] = { commands, settings, switches, otherSwitches, switchesOff };
