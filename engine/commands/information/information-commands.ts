/** Commands that ask for something to read. */
import { ASKING } from './information.ts';

export const INFORMATION = { ...ASKING };
