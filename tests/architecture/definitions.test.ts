/**
 * A definition that lacks a part does not compile. The compiler is the one that tests this (`npm run types`): what is expected
 * here are types, so that a part which becomes optional, or a registry that forgets one, fails there.
 */
import { describe, expectTypeOf, test } from 'vitest';
import type { GameCommand } from '../../engine/commands/command-definition.ts';
import type { DEFINITIONS } from '../../engine/commands/registry.ts';
import type { EventDefinition } from '../../engine/game/events/event-definition.ts';
import type { EVENTS } from '../../engine/game/events/event-definitions.ts';
import type { EventName } from '../../engine/game/events.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import type { SettingName } from '../../engine/settings/game-settings.ts';
import type { AnySetting } from '../../engine/settings/setting-definition.ts';
import type { SETTING_DEFINITIONS } from '../../engine/settings/setting-definitions.ts';
import type { COMMAND_WORDS } from '../../templates/locales/en/commands.ts';
import type { SettingWords } from '../../templates/locales/setting-words.ts';
import type { Language } from '../../templates/locales/shape.ts';
import type { MailDefinition, MailKind } from '../../templates/mail/define-mail.ts';
import type { MAILS } from '../../templates/mail/mails.ts';

type Command = GameCommand<'MAP'>;
type Event = EventDefinition<'game-paused'>;
type Mail = MailDefinition<'paused'>;
type Setting = AnySetting<'quiet'>;
type Words = SettingWords<'quiet'>;

describe('no definition', () => {
  test('is a command without code, without rights, with rights that nobody has, or without a way to write it', () => {
    expectTypeOf<Omit<Command, 'decide'>>().not.toExtend<Command>();
    expectTypeOf<Omit<Command, 'who'>>().not.toExtend<Command>();
    expectTypeOf<Omit<Command, 'who'> & { who: ['players'] }>().not.toExtend<Command>();
    expectTypeOf<Omit<Command, 'forms'>>().not.toExtend<Command>();
  });

  test('is a setting without a meaning, or one that is kept nowhere and has a value of another kind', () => {
    expectTypeOf<Omit<Setting, 'change'>>().not.toExtend<Setting>();
    type Kept = { field: 'quiet'; initial: string; flag: 'elsewhere' };
    expectTypeOf<Omit<Setting, 'kept'> & { kept: Kept }>().not.toExtend<Setting>();
  });

  test('is an event without what it does, opens, or tells whom', () => {
    expectTypeOf<Omit<Event, 'apply'>>().not.toExtend<Event>();
    expectTypeOf<Omit<Event, 'opening'>>().not.toExtend<Event>();
    expectTypeOf<Omit<Event, 'audience'>>().not.toExtend<Event>();
  });

  test('is a mail without its text, or without whom it is for', () => {
    expectTypeOf<Omit<Mail, 'write'>>().not.toExtend<Mail>();
    expectTypeOf<Omit<Mail, 'for'>>().not.toExtend<Mail>();
  });
});

describe('each name has its definition', () => {
  test('commands, settings, events, mails', () => {
    expectTypeOf<keyof typeof DEFINITIONS>().toEqualTypeOf<CommandName>();
    expectTypeOf<keyof typeof SETTING_DEFINITIONS>().toEqualTypeOf<SettingName>();
    expectTypeOf<keyof typeof EVENTS>().toEqualTypeOf<EventName>();
    expectTypeOf<keyof typeof MAILS>().toEqualTypeOf<MailKind>();
  });
});

describe('each has its words, in each language', () => {
  test('a setting is told in two sentences: what it does, and its change', () => {
    expectTypeOf<Omit<Words, 'help'>>().not.toExtend<Words>();
    expectTypeOf<Omit<Words, 'told'>>().not.toExtend<Words>();
    expectTypeOf<keyof Language['settings']['each']>().toEqualTypeOf<SettingName>();
  });

  test('a command is told in one for each way to write it', () => {
    expectTypeOf<keyof Language['help']['commands']>().toEqualTypeOf<keyof typeof COMMAND_WORDS>();
    expectTypeOf<Omit<typeof COMMAND_WORDS, 'MAP'>>().not.toExtend<typeof COMMAND_WORDS>();
  });
});
