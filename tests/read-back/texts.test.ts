/** The short texts that are had by mail: each command that they show reads as one, alone on its line. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../infra/aws/config.ts';
import { KEPT_SECONDS } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { UNUSED_DAYS } from '../../lambdas/games/sheet-links.ts';
import { RATE_LIMITS } from '../../lambdas/limits.ts';
import { filledIn } from '../../templates/variants/game-texts.ts';
import { standard } from '../boards.ts';
import { GOOD } from '../infra/rights.ts';
import { itemInShort, readMail } from '../language/mails.ts';

const folder = new URL('../../docs/texts/', import.meta.url);
/** Words that a text explains, and lines of a block that stand within it. */
const NO_LINE = /^(?:PRESS TO Germany|ENDPRESS|-MTWTF-|Name: .*|Zone: .*|END|REGISTER|[A-Z]{3,})$/;
const COMMAND = /^(?:SET|GET|LIST|MY|HELP|SIGNON|PHASE|VERSION|EXPORT|I AM ALSO|SUMMARY)\b/;

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
/** In English, German and French. */
const LANGUAGES = 3;

test('there is each in every language, with the same lines to be written', () => {
  const plain = names.filter((name) => !name.includes('/'));
  expect(names).toHaveLength(plain.length * LANGUAGES);
  const written = (name: string) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
    return [...new Set(spans.filter((span) => span !== '{{moveInWords}}'))].sort();
  };
  for (const name of plain)
    for (const code of ['de', 'fr']) expect(written(`${code}/${name}`), `${code}/${name}`).toEqual(written(name));
});

test.each(names.filter((name) => name.includes('privacy')))('%s has the times for which things are kept', (name) => {
  const { retention } = parseConfig(GOOD);
  const told = [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\. (\d+) \w/g)].map(([, n]) => Number(n));
  const minutes = RATE_LIMITS['link-tries'].window / 60_000;
  expect(told).toEqual([retention.rawMailDays, KEPT_SECONDS / 86_400, UNUSED_DAYS, minutes]);
});

describe.each(names)('docs/texts/%s', (name) => {
  const text = filledIn(readFileSync(new URL(name, folder), 'utf8'), standard);
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'));
  const lines = [...new Set([...spans, ...blocks])].filter((line) => COMMAND.test(line) && !NO_LINE.test(line));

  test('shows commands that are read', () => {
    for (const line of lines) {
      const reads = [{ role: 'master', power: null } as const, {}].map((who) => {
        const { items, signOns } = readMail(line, who);
        return items.every(({ kind }) => kind === 'command') && items.length + signOns.length > 0;
      });
      expect([line, reads.some((isRead) => isRead), readMail(line).items.map(itemInShort)]).toEqual([
        line,
        true,
        expect.anything(),
      ]);
    }
  });
});
