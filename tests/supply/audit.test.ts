/**
 * The question about known weaknesses, put by npm itself to registries on this machine.
 * @module-tag long
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditVerdict, runAudit } from '../../infra/tools/supply/audit.ts';

const folder = mkdtempSync(join(tmpdir(), 'chancery-audit-'));
const weakness = { id: 1, url: 'https://example.org/1', title: 'breaks', severity: 'high', vulnerable_versions: '<2' };
/** What registries answer that know a weakness, and that know none; all others know no such questions. */
const ANSWERS = new Map<string, unknown>([
  ['/weak', { fragile: [{ ...weakness, cwe: [], cvss: { score: 0, vectorString: null } }] }],
  ['/sound', {}],
]);
const asked: string[] = [];
const registry = createServer((request, response) => {
  request.resume();
  const [, name = '', isAudit] = /^(\/\w+)(?:\/.*(\/advisories\/bulk))?/.exec(request.url ?? '') ?? [];
  if (isAudit !== undefined) asked.push(name);
  const answer = isAudit === undefined ? undefined : ANSWERS.get(name);
  if (answer === undefined) response.writeHead(isAudit === undefined ? 404 : 405).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const one = { name: 'shipped', version: '1.0.0', dependencies: { fragile: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(one));
  const packages = { '': one, 'node_modules/fragile': { version: '1.0.0', license: 'MIT' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...one, lockfileVersion: 3, packages }));
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const answered = async (name: string) => {
  const at = `http://127.0.0.1:${(registry.address() as AddressInfo).port}${name}/`;
  const env = { ...process.env, npm_config_registry: at, npm_config_cache: join(folder, 'cache') };
  return auditVerdict(await runAudit(folder, env));
};

it('names what is known and fails; says that nothing is; where nobody answers it says so loudly and does not fail', async () => {
  const [silent, sound, weak] = await Promise.all(['/silent', '/sound', '/weak'].map(answered));
  expect(silent).toEqual({ code: 0, say: expect.stringMatching(/^\*\*\* NOT CHECKED: .*405/) as string });
  expect(sound).toEqual({ code: 0, say: 'No known weakness in what is shipped.\n' });
  expect(weak).toEqual({ code: 1, say: 'fragile: high: breaks https://example.org/1\n' });
  expect(asked.sort()).toEqual(['/silent', '/sound', '/weak']);
});
