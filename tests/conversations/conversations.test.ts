import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playConversation } from './script.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .sort();

describe('conversations: what people write, and what the judge answers', () => {
  it.each(names)('%s', async (name) => {
    const path = new URL(name, folder);
    const played = await playConversation(readFileSync(path, 'utf8'));
    await expect(played).toMatchFileSnapshot(path.pathname);
  });
});
