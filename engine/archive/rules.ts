/** What this judge's adjudication follows, as archives state it. */
import { DEFAULT_RULINGS } from '../adjudicate/rulings.ts';
import type { Rules } from './document.ts';

export const RULES: Rules = { rulebook: '2023', datc: '3.0', rulings: DEFAULT_RULINGS };
