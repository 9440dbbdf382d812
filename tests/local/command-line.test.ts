/** The `chancery` command line as a whole (docs/formats.md): help, calls that are wrong, and their exit statuses. */
import { describe, expect, test } from 'vitest';
import { runCommand } from '../command.ts';

const run = (...argv: readonly string[]) => runCommand(argv);

/** The commands that a help lists, with what it says of each. */
function commandsIn(help: string): readonly string[] {
  const list = help.slice(help.indexOf('\nCommands:\n'));
  return [...list.matchAll(/^ {2}([a-z]+)\b/gm)].map((match) => match[1]!).filter((name) => name !== 'help');
}

const PUBLIC =
  'adjudicate archive aws backup bench board datc deliver doctor draw halt legal maps parse rebuild render restore resume smoke serve unsent variants'.split(
    ' ',
  );
const OF_ARCHIVES = 'verify replay export import annotate stats list people schema'.split(' ');

describe('the command line', () => {
  test.each([
    [[], PUBLIC],
    [['--help'], PUBLIC],
    [['help'], PUBLIC],
    [['archive', '--help'], OF_ARCHIVES],
    [['help', 'archive'], OF_ARCHIVES],
  ])('%j lists the commands', async (argv, names) => {
    const { stdout, stderr, status } = await run(...argv);
    expect({ stderr, status, names: commandsIn(stdout) }).toEqual({ stderr: '', status: 0, names });
  });

  const all = [...PUBLIC.filter((name) => name !== 'archive'), ...OF_ARCHIVES.map((name) => `archive ${name}`)];

  test.each(all)('%s has a help with its own options, and refuses one that it does not know', async (name) => {
    const help = await run(...name.split(' '), '--help');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toMatch(new RegExp(`^Usage: chancery ${name} `));
    if (name !== 'maps') expect(help.stdout).toMatch(/^ {2}-[-\w, ]+/m);
    expect(await run('help', ...name.split(' ').slice(0, 1))).toMatchObject({ status: 0 });
    const wrong = await run(...name.split(' '), '--no-such-option');
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toMatch(
      /^error: (?:unknown option '--no-such-option'|required option '--\w+ <\w+>' not specified)/,
    );
  });

  test('refuses a command that it does not know, and says which is meant', async () => {
    expect(await run('varaints')).toEqual({
      status: 2,
      stdout: '',
      stderr: "error: unknown command 'varaints'\n(Did you mean variants?)\n",
    });
    expect((await run('archive', 'verfiy')).stderr).toContain('(Did you mean verify?)');
  });

  test('refuses values that cannot be meant', async () => {
    for (const argv of [
      ['serve', '--smtp', '70000'],
      ['serve', '--clock', 'slow'],
      ['archive', 'export', '--format', 'word'],
      ['parse'],
    ]) {
      const { status, stdout, stderr } = await run(...argv);
      expect({ status, stdout }, argv.join(' ')).toEqual({ status: 2, stdout: '' });
      expect(stderr, argv.join(' ')).toMatch(/^error: /);
    }
  });
});
