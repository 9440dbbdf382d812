/**
 * Commands about the writer's own account (judge-language B): who he is, where his mail goes, what is held on him. What
 * gives an address to somebody, or takes everything away, is confirmed by a word first.
 */

import { listInWords } from '../../engine/explain/names.ts';
import type { ReportLine } from '../../engine/game/events.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { zoneNamed } from '../../engine/settings/zone-named.ts';
import { personPath } from '../../templates/pages/places.ts';
import { counted } from '../../templates/words/counts.ts';
import { timeFor, zoneName } from '../../templates/words/times.ts';
import { knownReader, shownName } from '../games/names-of-people.ts';
import { mailAddresses } from '../games/people.ts';
import { refusal } from '../games/refusal.ts';
import { COPY } from '../outgoing/dispatches.ts';
import { listAnew } from '../outgoing/publish-commits.ts';
import type { OutgoingMail, Person, World } from '../ports.ts';
import { type AccountAnswer, type AccountWriter, joined, no, said, yes } from './account-answer.ts';
import { askForAddress, askForErasure } from './confirmations.ts';
import { setInvitations } from './invitations.ts';
import { punctuality } from './punctuality.ts';
import { recordOf } from './record-of-person.ts';

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
      const name = shownName(item.args.name);
      if (name === null) return no(item, 'A name has letters in it, and no address.', 'SET NAME Ann');
      await directory.change(person.id, { name, nameIs: 'own' });
      return yes(item, `Others see you as ${name} from now on, in games that show names`);
    }
    case 'SET MY ZONE': {
      const zone = zoneNamed(world.zones, item.args.zone);
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
    case 'SET MAIL':
      await directory.change(person.id, { mail: item.args.style });
      return yes(
        item,
        item.args.style === 'classic'
          ? 'From now on your mails are plain text, no more than the older judges sent; SET MAIL FULL brings the rest back'
          : 'From now on your mails have everything again: explanations, maps and buttons',
      );
    case 'SET INVITATIONS':
      return setInvitations(world, writer, item);
    case 'SET PUBLIC PAGE':
      return setPublicPage(world, person, item);
    case 'SET ADDRESS':
      return setAddress(world, writer, item);
    case 'I AM ALSO':
      return askForAddress(world, writer, item, item.args.address, { first: false });
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
  const name = args.name === null ? null : shownName(args.name);
  const zone = args.zone === null ? null : zoneNamed(world.zones, args.zone);
  const changed = await world.directory.change(person.id, {
    ...(name === null ? {} : { name, nameIs: 'own' as const }),
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
    asked: [{ kind: 'welcome', reader: knownReader(changed ?? person) }],
  };
}

async function setPublicPage(world: World, person: Person, item: Item<'SET PUBLIC PAGE'>): Promise<AccountAnswer> {
  const { on } = item.args;
  await world.directory.change(person.id, { publicPage: on });
  await listAnew(world);
  return yes(
    item,
    on
      ? `Your finished games stand on a page under the name of ${person.name}: ${world.house.site}${personPath(person.id)}. It comes into being with the first of them; others may ask how punctual you are. SET NO PUBLIC PAGE takes that back`
      : 'You have no page of your own, and nobody but you is told how punctual you are',
  );
}

/** More than these nobody reads. */
const MOST_ADDRESSES = 5;

/** Mail goes to all of them, as soon as each is known to be the writer's; the first comes first. */
async function setAddress(world: World, writer: AccountWriter, item: Item<'SET ADDRESS'>): Promise<AccountAnswer> {
  const wanted = [...new Set(item.args.addresses.length === 0 ? [writer.address] : item.args.addresses)];
  const { person } = writer;
  if (wanted.length > MOST_ADDRESSES) return no(item, `Mail goes to at most ${MOST_ADDRESSES} addresses.`, null);
  const isOwn = person.addresses.includes(writer.address) && writer.isProven;
  const known = wanted.filter((address) => person.addresses.includes(address));
  const parts: AccountAnswer[] = [];
  if (isOwn && known.length > 0) {
    const isSame = known.join() === mailAddresses(person).join();
    if (known[0] === wanted[0]) await world.directory.give(wanted[0]!, person.id, 'first');
    await world.directory.change(person.id, { mailTo: wanted });
    parts.push(yes(item, `Your mail goes to ${listInWords(known)} ${isSame ? 'already' : 'from now on'}`));
  }
  for (const [n, address] of wanted.entries()) {
    if (known.includes(address) && (isOwn || n > 0)) continue;
    parts.push(await askForAddress(world, writer, item, address, { first: n === 0, mailTo: wanted }));
  }
  return joined(parts);
}

const AGAIN = '-again-';

async function resend(world: World, { person, identity }: AccountWriter, item: Item<'RESEND'>): Promise<AccountAnswer> {
  const count = item.args.count ?? 1;
  const lists = await Promise.all(person.addresses.map((address) => world.outbox.last(address, count * 2 + 5)));
  const mails = withoutCopies(lists.flat())
    .filter(({ id }) => !id.includes(AGAIN) && !/^(?:desk|word|unproven)-/.test(id))
    .sort((a, b) => b.date - a.date)
    .slice(0, count);
  if (mails.length === 0) return no(item, 'No mail to you is kept here.', null);
  for (const mail of mails) {
    await world.outbox.post({
      ...mail,
      id: `${mail.id}${AGAIN}${identity.slice(0, 8)}`,
      to: mailAddresses(person)[0]!,
    });
  }
  const subjects = mails.map(({ subject }) => subject).join('; ');
  return yes(
    item,
    `${mails.length === 1 ? 'The last mail is' : `The last ${mails.length} mails are`} sent again: ${subjects}`,
  );
}

/** One of those that have gone to several addresses. */
function withoutCopies(mails: readonly OutgoingMail[]): readonly OutgoingMail[] {
  return [...new Map(mails.map((mail) => [mail.id.split(COPY)[0]!, mail])).values()];
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

/** One's own figures, or those of somebody who lets others see them. */
async function dedication(world: World, { person }: AccountWriter, item: Item<'DEDICATION'>): Promise<AccountAnswer> {
  const { address } = item.args;
  const isOwn = address === null || person.addresses.includes(address);
  const about = isOwn ? person : await world.directory.personAt(address);
  if (about === null || (!isOwn && about.publicPage !== true)) {
    return no(item, 'Figures of that player are not public: each is told his own.', 'GET DEDICATION');
  }
  const { due, late, abandoned, resigned, games } = await punctuality(world, about.id, !isOwn);
  const whose = isOwn ? '' : `${about.name}: `;
  if (due === 0) {
    return yes(
      item,
      `${whose}No orders have been due ${isOwn ? 'of you in a rated game' : 'in a rated game that is over'} yet`,
    );
  }
  const percent = Math.round(((due - late) / due) * 100);
  const told = isOwn && person.publicPage !== true ? '. Nobody but you is told' : '';
  return yes(
    item,
    `${whose}On time in ${due - late} of ${counted(due, 'phase')} (${percent} per cent), in ${counted(games, isOwn ? 'rated game' : 'rated game that is over', isOwn ? undefined : 'rated games that are over')}; ${abandoned === 0 ? 'none' : abandoned} left abandoned, ${resigned === 0 ? 'none' : resigned} resigned from${told}`,
  );
}

function noZone(zone: string): string {
  return `There is no time zone '${zone}'. Zones are written Europe/Paris or UTC.`;
}
