/** Tests that need what not every machine has. Where it is missing they are left out, and tests/reporter.ts counts them aloud. */

export const NEEDS = {
  browser: {
    what: 'a browser',
    how: 'Install one (Debian: sudo apt-get install chromium), or name one: CHANCERY_BROWSER=/path/to/chrome npm test',
  },
  'stand-ins': {
    what: 'servers that others wrote to stand for those of AWS',
    how: 'npm run test:stand-ins installs them into a folder of their own, and runs these.',
  },
  moto: {
    what: 'moto, which alone here does transactions on the wire, Scheduler and Secrets Manager',
    how: 'python3 -m pip install "moto[server]==5.2.1" (Python 3.10 or newer), then npm run test:stand-ins.',
  },
  'mail-servers': {
    what: 'dovecot and postfix, for judges behind a mailbox or a mail server',
    how: 'On Debian or Ubuntu: npm run test:stand-ins unpacks them into a folder of their own, and runs these.',
  },
  systemd: {
    what: 'a systemd of its own, for the unit',
    how: 'As the administrator of a Debian: apt-get install systemd-container mmdebstrap, then npm run test:stand-ins.',
  },
  nodes: {
    what: 'Node 22 and 24',
    how: 'On Linux (x64): npm run test:stand-ins installs them into a folder of their own, and runs these.',
  },
  python: {
    what: 'Python 3, for the reader of archives in another language and for recipes',
    how: 'Install it (Debian: sudo apt-get install python3).',
  },
  jq: { what: 'jq, for recipes', how: 'Install it (Debian: sudo apt-get install jq).' },
  linux: { what: 'Linux', how: 'Run them there.' },
  sources: {
    what: 'files of real games, which are no part of the project',
    how: 'Name a folder of them: CHANCERY_SOURCES=/path/to/folder npm test',
  },
  njudge: { what: 'a real nJudge', how: 'Build one: NJUDGE=/path/of/its/folder npm test' },
  mount: { what: 'the right to mount a file system', how: 'Run them as the administrator of a Linux machine.' },
} as const;

export type Need = keyof typeof NEEDS;

declare module 'vitest' {
  interface TaskMeta {
    needs?: Need;
  }
}
