/** Commands about the writer's own account: addresses, password, name, what is held on them. Most are the desk's to answer. */
import { readAddress, readAddresses, readNumber, readZone } from '../../language/commands/argument-readers.ts';
import type { None } from '../../language/commands/arguments.ts';
import { bareForms, fixedForm, isProblem, makeCommand, oneForm, readBare } from '../../language/commands/form.ts';
import { minuteOf } from '../../language/times/parse-time.ts';
import { LANGUAGES, type LanguageCode, languageNamed } from '../../messages/languages.ts';
import type { Address } from '../../text/address.ts';
import { asSecret, isSampleSecret, type Secret } from '../../text/secret.ts';
import { shortenText } from '../../text/shorten.ts';
import { defineCommand, defineDeskCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    readonly REGISTER: {
      readonly name: string | null;
      readonly zone: string | null;
      /** All fields as written, by lower-case field name, first come first. */
      readonly fields: Readonly<Record<string, string>>;
    };
    readonly 'I AM ALSO': { readonly address: Address };
    readonly EXPORT: None;
    readonly ERASE: None;
    /** Sends the last mails again; null: the last one. */
    readonly RESEND: { readonly count: number | null };
    readonly 'SET ADDRESS': { readonly addresses: readonly Address[] };
    readonly 'SET PASSWORD': { readonly password: Secret };
    readonly 'SET NAME': { readonly name: string };
    /** The reader's own IANA zone (a game's is the setting `zone`). `zone` as written: checked by who knows zones. */
    readonly 'SET MY ZONE': { readonly zone: string };
    /** In which mails to the writer are written. */
    readonly 'SET LANGUAGE': { readonly language: LanguageCode };
    readonly 'SET PUBLIC PAGE': { readonly on: boolean };
    /** Whether the writer may be invited to games. */
    readonly 'SET INVITATIONS': { readonly on: boolean };
    /** `classic`: plain text, no more than the older judges' mails hold. */
    readonly 'SET MAIL': { readonly style: 'classic' | 'full' };
    /** One mail a day with what is in no hurry. */
    readonly 'SET DIGEST': {
      readonly on: boolean;
      /** Minutes after midnight; left out: as it was. */
      readonly minute?: number;
      /** Also on a day on which nothing of a GM's games needs them; left out: as it was. */
      readonly always?: boolean;
    };
    readonly 'SET SUBJECT': { readonly style: 'classic' | 'plain' };
    /** Links to order sheets in the writer's mails. `new`: those that are out are dead, and fresh ones are mailed. */
    readonly 'SET LINKS': { readonly links: 'on' | 'off' | 'new' | 'all' };
  }
}

/** Characters. */
const LONGEST_NAME = 60;

/** `8:30`, `7 am`, `ALWAYS`, `TROUBLE`, `OFF`, in any order. */
function readDigest(args: string) {
  const words = args.trim().toLowerCase();
  if (/^(?:off|no|none|never)$/.test(words)) return makeCommand('SET DIGEST', { on: false });
  const [, hour, minutes = '00', half, rest = ''] =
    /^(?:(?:on|at)\b\s*)*(?:(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])m|h|uhr)?(?![a-z\d]))?\s*(.*)$/.exec(words) ?? [];
  const minute = hour === undefined ? undefined : minuteOf(Number(hour), Number(minutes), half);
  const wish = /^(?:|always|daily|(?:only )?trouble)$/.exec(rest)?.[0];
  if (wish === undefined || minute === null)
    return {
      problem: { code: 'account/digest-hour', text: shortenText(args) } as const,
      suggestion: 'SET DIGEST 7:00',
    };
  return makeCommand('SET DIGEST', {
    on: true,
    ...(minute === undefined ? {} : { minute }),
    ...(wish === '' ? {} : { always: !wish.endsWith('trouble') }),
  });
}

/** The account of whoever writes. */
export const ACCOUNTS = {
  REGISTER: defineDeskCommand('REGISTER', {
    who: ['all'],
    forms: oneForm('REGISTER', {
      usage: 'REGISTER … END',
      example: ['REGISTER\nName: Jean Bart\nZone: Europe/Paris\nEND'],
      block: true,
      read: (args) => ({
        problem: { code: 'account/register-alone', text: shortenText(args) },
        suggestion: 'REGISTER',
      }),
    }),
    desk: 'account',
  }),
  'I AM ALSO': defineDeskCommand('I AM ALSO', {
    who: ['registered'],
    forms: oneForm('I AM ALSO', {
      also: ["I'M ALSO", 'IM ALSO'],
      usage: 'I AM ALSO address',
      example: ['I AM ALSO jean@example.net'],
      read: (args) => {
        const read = readAddress(args);
        return isProblem(read) ? read : makeCommand('I AM ALSO', read);
      },
    }),
    desk: 'account',
  }),
  EXPORT: defineDeskCommand('EXPORT', {
    who: ['registered'],
    forms: bareForms('EXPORT', 'EXPORT ME', 'EXPORT MY DATA', 'GET MY DATA', 'SEND MY DATA'),
    desk: 'account',
  }),
  ERASE: defineDeskCommand('ERASE', {
    who: ['registered'],
    forms: oneForm('ERASE ME', {
      also: ['FORGET ME', 'DELETE ME', 'ERASE MY DATA', 'UNREGISTER'],
      usage: 'ERASE ME',
      read: readBare('ERASE'),
    }),
    desk: 'account',
  }),
  RESEND: defineDeskCommand('RESEND', {
    who: ['registered'],
    forms: oneForm('RESEND', {
      also: ['RE-SEND', 'SEND AGAIN'],
      usage: 'RESEND [n]',
      example: ['RESEND 3'],
      read: (args) => {
        if (args.trim() === '') return makeCommand('RESEND', { count: null });
        const read = readNumber(args, 1, 20);
        return isProblem(read) ? read : makeCommand('RESEND', { count: read.value });
      },
    }),
    desk: 'account',
  }),
  'SET ADDRESS': defineDeskCommand('SET ADDRESS', {
    who: ['registered'],
    forms: oneForm('SET ADDRESS', {
      also: ['AD', 'ADDRESSES', 'EMAIL', 'E-MAIL'],
      usage: 'SET ADDRESS [address, …]',
      example: ['SET ADDRESS jean@example.org'],
      read: (args) => {
        const read = readAddresses(args.replace(/^to\s+/i, ''));
        return isProblem(read) ? read : makeCommand('SET ADDRESS', read);
      },
    }),
    desk: 'account',
  }),
  'SET PASSWORD': defineCommand('SET PASSWORD', {
    who: ['player', 'observer', 'master'],
    personal: true,
    forms: oneForm('SET PASSWORD', {
      also: ['PASS', 'PW', 'P'],
      usage: 'SET PASSWORD word',
      example: ['SET PASSWORD Seekrieg7'],
      read: (args) => {
        const word = args.replace(/^to\s+/i, '').trim();
        return /^[\p{L}\p{N}._+-]{1,100}$/u.test(word)
          ? makeCommand('SET PASSWORD', { password: asSecret(word) })
          : { problem: { code: 'account/password-shape' }, suggestion: 'SET PASSWORD word' };
      },
    }),
    decide: (draft, line) => {
      const { actor, hashOf } = draft.request;
      if (isSampleSecret(line.args.password.folded())) return draft.refuse(line, { code: 'deciding/sample-password' });
      const passwordHash = hashOf(line.args.password);
      draft.emit({ type: 'password-set', person: actor.person, sealed: draft.seal({ passwordHash }) });
      draft.done(line, { code: 'account/password-changed' });
    },
  }),
  'SET NAME': defineDeskCommand('SET NAME', {
    who: ['registered'],
    forms: oneForm('SET NAME', {
      also: ['MY NAME'],
      usage: 'SET NAME your name',
      example: ['SET NAME Jean Bart'],
      read: (args) => {
        const name = args.replace(/^to\s+/i, '').trim();
        return name === '' || name.length > LONGEST_NAME
          ? { problem: { code: 'account/name-length', most: LONGEST_NAME } }
          : makeCommand('SET NAME', { name });
      },
    }),
    desk: 'account',
  }),
  'SET MY ZONE': defineDeskCommand('SET MY ZONE', {
    who: ['registered'],
    forms: oneForm('SET MY ZONE', {
      also: ['MY TIME ZONE', 'MY TIMEZONE'],
      usage: 'SET MY ZONE Europe/Paris',
      example: ['SET MY ZONE Europe/Paris'],
      read: (args) => readZone(args, (zone) => makeCommand('SET MY ZONE', { zone })),
    }),
    desk: 'account',
  }),
  'SET LANGUAGE': defineDeskCommand('SET LANGUAGE', {
    who: ['registered'],
    forms: oneForm('SET LANGUAGE', {
      also: ['LANG', 'MY LANGUAGE', 'SPRACHE', 'LANGUE'],
      usage: 'SET LANGUAGE EN | DE | FR',
      example: ['SET LANGUAGE DE'],
      standard: 'EN',
      read: (args) => {
        const language = languageNamed(args.replace(/^to\s+/i, ''));
        return language === null
          ? {
              problem: { code: 'account/language-unknown', text: shortenText(args), languages: LANGUAGES },
              suggestion: 'SET LANGUAGE DE',
            }
          : makeCommand('SET LANGUAGE', { language });
      },
    }),
    desk: 'account',
  }),
  'SET PUBLIC PAGE': defineDeskCommand('SET PUBLIC PAGE', {
    who: ['registered'],
    forms: {
      'SET PUBLIC PAGE': fixedForm('SET PUBLIC PAGE', makeCommand('SET PUBLIC PAGE', { on: true }), 'MY PAGE'),
      'SET NO PUBLIC PAGE': fixedForm(
        'SET NO PUBLIC PAGE',
        makeCommand('SET PUBLIC PAGE', { on: false }),
        'NOT PUBLIC PAGE',
        'NO PAGE',
        'PRIVATE PAGE',
      ),
    },
    desk: 'account',
  }),
  'SET INVITATIONS': defineDeskCommand('SET INVITATIONS', {
    who: ['registered'],
    forms: {
      'SET INVITATIONS': fixedForm('SET INVITATIONS', makeCommand('SET INVITATIONS', { on: true }), 'INVITATION'),
      'SET NO INVITATIONS': fixedForm(
        'SET NO INVITATIONS',
        makeCommand('SET INVITATIONS', { on: false }),
        'NO INVITATION',
        'NO MORE INVITATIONS',
      ),
    },
    desk: 'account',
  }),
  'SET MAIL': defineDeskCommand('SET MAIL', {
    who: ['registered'],
    forms: oneForm('SET MAIL', {
      also: ['MAILS', 'MAIL STYLE'],
      usage: 'SET MAIL CLASSIC | FULL',
      example: ['SET MAIL CLASSIC'],
      standard: 'FULL',
      read: (args) => {
        const word = args.trim().toLowerCase();
        return word === 'classic' || word === 'full'
          ? makeCommand('SET MAIL', { style: word })
          : { problem: { code: 'account/mail-style' }, suggestion: 'SET MAIL CLASSIC' };
      },
    }),
    desk: 'account',
  }),
  'SET DIGEST': defineDeskCommand('SET DIGEST', {
    who: ['registered'],
    forms: {
      'SET DIGEST': {
        also: ['DIGESTS', 'DAILY DIGEST', 'DAILY MAIL', 'MORNING', 'MORNINGS', 'MORNING MAIL'],
        usage: 'SET DIGEST [7:00] [ALWAYS | TROUBLE]',
        example: ['SET DIGEST 8:30'],
        read: readDigest,
      },
      'SET NO DIGEST': fixedForm(
        'SET NO DIGEST',
        makeCommand('SET DIGEST', { on: false }),
        'NO DIGESTS',
        'NO DAILY DIGEST',
        'NO DAILY MAIL',
        'NO MORNING',
        'NO MORNING MAIL',
      ),
    },
    desk: 'account',
  }),
  'SET SUBJECT': defineDeskCommand('SET SUBJECT', {
    who: ['registered'],
    forms: oneForm('SET SUBJECT', {
      also: ['SUBJECTS'],
      usage: 'SET SUBJECT CLASSIC | PLAIN',
      example: ['SET SUBJECT CLASSIC'],
      read: (args) => {
        const word = args.trim().toLowerCase();
        return word === 'classic' || word === 'plain'
          ? makeCommand('SET SUBJECT', { style: word })
          : { problem: { code: 'account/subject-style' }, suggestion: 'SET SUBJECT CLASSIC' };
      },
    }),
    desk: 'account',
  }),
  'SET LINKS': defineDeskCommand('SET LINKS', {
    who: ['registered'],
    forms: {
      'SET LINKS': {
        also: ['LINK', 'SHEET', 'SHEETS', 'ORDER SHEET', 'ORDER SHEETS'],
        usage: 'SET LINKS ON | OFF | NEW | ALL',
        example: ['SET LINKS NEW'],
        standard: 'ON',
        read: (args) => {
          const word = args.trim().toLowerCase();
          return word === 'on' || word === 'off' || word === 'new' || word === 'all'
            ? makeCommand('SET LINKS', { links: word })
            : { problem: { code: 'account/links-how' }, suggestion: 'SET LINKS NEW' };
        },
      },
      'SET NO LINKS': fixedForm(
        'SET NO LINKS',
        makeCommand('SET LINKS', { links: 'off' }),
        'NO LINK',
        'NO SHEETS',
        'NO ORDER SHEETS',
      ),
    },
    desk: 'account',
  }),
};
