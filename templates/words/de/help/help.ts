import type { Language } from '../../shape.ts';
import { commands } from './commands.ts';

export const help: Language['help'] = { commands };
