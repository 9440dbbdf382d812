import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

function doctor(file: string) {
  return spawnSync(process.execPath, ['infra/local/chancery.mjs', 'doctor', file], { cwd: root, encoding: 'utf8' });
}

describe('chancery doctor', () => {
  it('lists what is to be done by hand for a configuration that can be deployed', () => {
    const { status, stdout } = doctor('infra/aws/chancery.config.example.json');
    expect(status).toBe(0);
    expect(stdout).toContain('MX judge.example.org 10 inbound-smtp.eu-west-1.amazonaws.com');
    expect(stdout).toContain('set-active-receipt-rule-set');
    expect(stdout).toContain('leave the sandbox');
  });

  it('says in a sentence what is missing', () => {
    const { status, stderr } = doctor('nowhere.json');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'There is no nowhere.json. Copy infra/aws/chancery.config.example.json to it and fill it in.',
    );
  });
});
