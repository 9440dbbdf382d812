/** How often the judge writes to an address on somebody else's word: to tie it to an account, to invite it. */
import type { Services } from '../ports.ts';

const DAY = 86_400_000;
const MONTH = 30 * DAY;
const A_DAY = 3;
const A_MONTH = 10;

/** Takes one from what the address may be asked by strangers, whoever they are; false: it has been asked enough. */
export async function mayAskStranger({ budgets }: Pick<Services, 'budgets'>, address: string): Promise<boolean> {
  const key = `asked:${address.toLowerCase()}`;
  return (await budgets.spend(key, A_DAY, DAY)) && (await budgets.spend(key, A_MONTH, MONTH));
}
