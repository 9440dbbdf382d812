/**
 * Commands about the writer's own account (judge-language B): who he is, where his mail goes, what is held on him. What
 * gives an address to somebody, or takes everything away, is confirmed by a word first.
 */
import type { ReportLine } from '../../engine/game/events.ts';
import type { CommandItem } from '../../engine/language/mail-text.ts';
import type { Attachment, DeskAnswer } from '../../templates/mail/mail.ts';
import { timeFor, zoneName } from '../../templates/words/times.ts';
import type { Person, World } from './ports.ts';
import { punctuality } from './punctuality.ts';
import { recordOf } from './record-of-person.ts';
import { refusal } from './refusal.ts';
import { askForAddress, askForErasure } from './words.ts';

/** Who writes about an account. */
export interface AccountWriter {
  readonly person: Person;
  /** Where the mail came from. */
  readonly address: string;
  /** The mail system has proven that address. */
  readonly isProven: boolean;
  /** Identity of the mail. */
  readonly identity: string;
}

/** What comes of a command. */
export interface AccountAnswer {
  readonly report?: readonly ReportLine[];
  readonly asked?: readonly DeskAnswer[];
  readonly attachments?: readonly Attachment[];
}

/** Null: the command is about no account. */
export async function answerAccount(
  world: World,
  writer: AccountWriter,
  item: CommandItem,
): Promise<AccountAnswer | null> {
  const { directory } = world;
  const { person } = writer;
  switch (item.command) {
    case 'REGISTER':
      return register(world, writer, item);
    case 'SET NAME': {
      const name = nameFrom(item.args.name);
      if (name === null) return no(item, 'A name has letters in it, and no address.', 'SET NAME Ann');
      await directory.change(person.id, { name });
      return yes(item, `Others see you as ${name} from now on, in games that show names`);
    }
    case 'SET MY ZONE': {
      const zone = zoneFrom(world, item.args.zone);
      if (zone === null) return no(item, noZone(item.args.zone), 'SET MY ZONE Europe/Paris');
      await directory.change(person.id, { zone });
      return yes(
        item,
        `Times in your mails are ${zoneName(zone)} time: it is ${timeFor(world.now(), zone, world.zones)}`,
      );
    }
    case 'SET SUBJECT':
      await directory.change(person.id, { subject: item.args.style });
      return yes(
        item,
        item.args.style === 'classic'
          ? `Subjects of your mails have the classic form from now on, such as ${world.house.code}:marne - S1901M Results`
          : 'Subjects of your mails have the plain form from now on, such as [marne] S1901M results',
      );
    case 'SET ADDRESS':
      return setAddress(world, writer, item);
    case 'I AM ALSO':
      return askForAddress(world, writer, item, item.args.address, false);
    case 'EXPORT': {
      const record = await recordOf(world, person);
      return {
        report: [said(item, 'All that this judge holds on you is attached, as JSON')],
        attachments: [
          {
            name: 'my-record.json',
            type: 'application/json; charset=utf-8',
            content: `${JSON.stringify(record, null, 2)}\n`,
          },
        ],
      };
    }
    case 'ERASE':
      return askForErasure(world, writer, item);
    case 'RESEND':
      return resend(world, writer, item);
    case 'WHO':
      return who(world, item);
    case 'DEDICATION':
      return dedication(world, writer, item);
    case 'CONFIRM':
      return no(
        item,
        'Nothing waits for that word: it may have been used, or be too old. Send the command again for a fresh one.',
        null,
      );
    default:
      return null;
  }
}

type Item<C extends CommandItem['command']> = Extract<CommandItem, { readonly command: C }>;

async function register(world: World, { person }: AccountWriter, item: Item<'REGISTER'>): Promise<AccountAnswer> {
  const { args } = item;
  const name = args.name === null ? null : nameFrom(args.name);
  const zone = args.zone === null ? null : zoneFrom(world, args.zone);
  const changed = await world.directory.change(person.id, {
    ...(name === null ? {} : { name }),
    ...(zone === null ? {} : { zone }),
  });
  const { name: shown, zone: read, addresses } = changed ?? person;
  const spare = Object.keys(args.fields).some((field) => !/^(?:name|zone|time ?zone|e-?mail|end)$/.test(field));
  return {
    report: [
      said(
        item,
        `You are known here as ${shown}, at ${addresses.join(' and ')}; times in your mails are ${read === null ? 'those of each game' : `${zoneName(read)} time`}. SET NAME and SET MY ZONE change that`,
      ),
      ...(args.zone !== null && zone === null ? [refusal(item, noZone(args.zone), 'SET MY ZONE Europe/Paris')] : []),
      ...(spare
        ? [
            {
              ...said(item, 'Only a name and a time zone are kept: nothing else of your lines was'),
              outcome: 'note' as const,
            },
          ]
        : []),
    ],
    asked: [{ kind: 'welcome' }],
  };
}

/** The first address is where mail goes; others are known, too. */
async function setAddress(world: World, writer: AccountWriter, item: Item<'SET ADDRESS'>): Promise<AccountAnswer> {
  const [first = writer.address, ...others] = item.args.addresses;
  const { person } = writer;
  const isOwn = person.addresses.includes(writer.address) && writer.isProven;
  const parts: AccountAnswer[] = [];
  if (person.addresses[0] === first) parts.push(yes(item, `Your mail goes to ${first} already`));
  else if (isOwn && person.addresses.includes(first)) {
    await world.directory.give(first, person.id, 'first');
    parts.push(yes(item, `Your mail goes to ${first} from now on`));
  } else parts.push(await askForAddress(world, writer, item, first, true));
  for (const other of others) {
    if (!person.addresses.includes(other)) parts.push(await askForAddress(world, writer, item, other, false));
  }
  return joined(parts);
}

export function joined(parts: readonly AccountAnswer[]): AccountAnswer {
  return {
    report: parts.flatMap(({ report = [] }) => report),
    asked: parts.flatMap(({ asked = [] }) => asked),
    attachments: parts.flatMap(({ attachments = [] }) => attachments),
  };
}

const AGAIN = '-again-';

async function resend(world: World, { person, identity }: AccountWriter, item: Item<'RESEND'>): Promise<AccountAnswer> {
  const count = item.args.count ?? 1;
  const lists = await Promise.all(person.addresses.map((address) => world.outbox.last(address, count * 2 + 5)));
  const mails = lists
    .flat()
    .filter(({ id }) => !id.includes(AGAIN) && !/^(?:desk|word|unproven)-/.test(id))
    .sort((a, b) => b.date - a.date)
    .slice(0, count);
  if (mails.length === 0) return no(item, 'No mail to you is kept here.', null);
  for (const mail of mails) {
    await world.outbox.post({ ...mail, id: `${mail.id}${AGAIN}${identity.slice(0, 8)}`, to: person.addresses[0]! });
  }
  const subjects = mails.map(({ subject }) => subject).join('; ');
  return yes(
    item,
    `${mails.length === 1 ? 'The last mail is' : `The last ${mails.length} mails are`} sent again: ${subjects}`,
  );
}

async function who(world: World, item: Item<'WHO'>): Promise<AccountAnswer> {
  const { addresses } = item.args;
  if (addresses.length === 0) return no(item, 'Who plays in which game?', 'WHOGAME marne');
  const lines = await Promise.all(
    addresses.slice(0, 20).map(async (address): Promise<ReportLine> => {
      const person = await world.directory.personAt(address);
      return said(item, `${address} ${person === null ? 'is not known here' : `is ${person.name}`}`);
    }),
  );
  return { report: lines };
}

async function dedication(world: World, { person }: AccountWriter, item: Item<'DEDICATION'>): Promise<AccountAnswer> {
  const { address } = item.args;
  if (address !== null && !person.addresses.includes(address)) {
    return no(item, 'Figures of other players are not public here: each is told his own.', 'GET DEDICATION');
  }
  const { due, late, abandoned, resigned, games } = await punctuality(world, person.id);
  if (due === 0) return yes(item, 'No orders have been due of you in a rated game yet');
  const percent = Math.round(((due - late) / due) * 100);
  return yes(
    item,
    `On time in ${due - late} of ${due} phases (${percent} per cent), in ${games} rated ${games === 1 ? 'game' : 'games'}; ${abandoned === 0 ? 'none' : abandoned} left abandoned, ${resigned === 0 ? 'none' : resigned} resigned from. Nobody but you is told`,
  );
}

/** A name to show: no address, nothing that could pass for somebody else's lines. */
function nameFrom(text: string): string | null {
  const name = text
    .replace(/[\p{C}<>@"]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return /\p{L}/u.test(name) && !text.includes('@') ? name : null;
}

function zoneFrom({ zones }: World, text: string): string | null {
  return (
    [text, text.toUpperCase(), text.toLowerCase().replace(/(?<=^|[/_-])[a-z]/g, (letter) => letter.toUpperCase())].find(
      (zone) => zones.isZone(zone),
    ) ?? null
  );
}

function noZone(zone: string): string {
  return `There is no time zone '${zone}'. Zones are written Europe/Paris or UTC.`;
}

export function said({ line, text }: Pick<CommandItem, 'line' | 'text'>, message: string): ReportLine {
  return { line, text, outcome: 'done', message };
}

function yes(item: CommandItem, message: string): AccountAnswer {
  return { report: [said(item, message)] };
}

export function no(item: CommandItem, message: string, suggestion: string | null): AccountAnswer {
  return { report: [refusal(item, message, suggestion)] };
}
