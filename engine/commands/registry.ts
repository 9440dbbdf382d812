/**
 * All commands (judge-language B and C): the reader of mails, the dispatcher of what they do, the help texts and
 * `docs/commands.md` are made from these definitions, so that they cannot differ. A name among the arguments that has no
 * definition does not compile.
 */
import type { CommandName } from '../language/commands/arguments.ts';
import type { CommandUsers } from '../language/commands/command-context.ts';
import type { CommandForm, WrittenCommand } from '../language/commands/form.ts';
import type { Without } from '../settings/setting-definition.ts';
import { GAME_SETTINGS } from '../settings/setting-entries.ts';
import { compileSpellings } from '../text/spelling-index.ts';
import { ACCOUNT } from './account/account-commands.ts';
import type { AccountCommand, CommandDefinition, FormsOf } from './command-definition.ts';
import { MASTER } from './gm/gm-commands.ts';
import { INFORMATION } from './information/information.ts';
import { PLAYER } from './player/player-commands.ts';

export const DEFINITIONS = { ...INFORMATION, ...PLAYER, ...ACCOUNT, ...MASTER } satisfies {
  readonly [C in CommandName]: CommandDefinition<C>;
};

/** In the order in which we list them. */
const GROUPS = { information: INFORMATION, player: PLAYER, account: ACCOUNT, master: MASTER } as const;
export type Group = keyof typeof GROUPS;

/** The name of a form of a command: the usual spelling. */
export type FormName = FormsOf<typeof DEFINITIONS>;

/** One way to write a command or a setting, with what the reader of a line needs. */
export interface WrittenForm extends CommandForm {
  /** What it reads as, mostly. */
  readonly command: CommandName;
  /** The first is the usual one; without the SET that it follows. */
  readonly spellings: readonly string[];
  readonly who: readonly CommandUsers[];
  readonly example: readonly string[];
  readonly without?: Without;
}

export interface CommandEntry extends WrittenForm {
  /** Its name: the usual spelling, with the SET that it follows. */
  readonly form: FormName;
  readonly group: Group;
}

const entries = (Object.keys(GROUPS) as Group[]).flatMap((group) =>
  Object.entries<WrittenCommand>(GROUPS[group]).flatMap(([name, { who, forms }]) =>
    Object.entries<CommandForm>(forms).map(
      ([form, each]): CommandEntry => ({
        ...each,
        group,
        command: name as CommandName,
        form: form as FormName,
        who,
        spellings: [form.replace(/^SET /, ''), ...(each.also ?? [])],
        example: each.example ?? [each.usage],
      }),
    ),
  ),
);

/** What begins a line. */
export const COMMANDS: readonly CommandEntry[] = entries.filter((each) => !followsSet(each));
/** What follows SET, settings of the game left out. */
export const COMMANDS_AFTER_SET: readonly CommandEntry[] = entries.filter(followsSet);

/** What may follow SET; several may follow one. */
export const SET_FORMS: readonly WrittenForm[] = [
  ...COMMANDS_AFTER_SET,
  ...GAME_SETTINGS.flatMap((each) => each.entries),
];

export const COMMAND_INDEX = compileSpellings(COMMANDS);
export const SETTING_INDEX = compileSpellings(SET_FORMS);

function followsSet({ form }: Pick<CommandEntry, 'form'>): boolean {
  return form.startsWith('SET ');
}

type Asked = WrittenCommand & Partial<Pick<AccountCommand, 'desk'>>;

function namesWhere(is: (definition: Asked) => boolean): readonly CommandName[] {
  return Object.entries<Asked>(DEFINITIONS).flatMap(([name, definition]) =>
    is(definition) ? [name as CommandName] : [],
  );
}

/** About the writer's account or the judge: in whatever game they are written, the desk answers. */
export const FOR_DESK = namesWhere(({ desk }) => desk === 'account' || desk === 'judge');
/** Answered by the desk, for the game that they were written to. */
export const FOR_DESK_OF_GAME = namesWhere(({ desk }) => desk === 'of the game');
/** About whoever writes them: nobody writes them for somebody else. */
export const PERSONAL: ReadonlySet<CommandName> = new Set(
  namesWhere(({ desk, personal }) => desk === 'account' || personal === true),
);
