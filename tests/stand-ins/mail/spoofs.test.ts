/** Mails that seem to be a player's, over the wire through both doors: none of them orders anything, and the player's own does. */
import { expect, test, vi } from 'vitest';
import { gameName } from '../../../engine/vocabulary.ts';
import { handOver } from '../../../infra/local/provider/lmtp-client.ts';
import type { ProviderOptions } from '../../../infra/local/provider/provider.ts';
import type { Judge } from '../../../infra/local/running-judge.ts';
import { describeWith } from '../../describe-with.ts';
import { dns, HOME, mailsOf, type Spoof } from '../../local/provider/spoofs.ts';
import { openJudge } from '../../local/rig.ts';
import { scratch } from '../../local/scratch.ts';
import { EVIL as MALLORY, SHAPES, VICTIM } from '../../mail/spoofed-heads.ts';
import { seedWorld } from '../../seed.ts';
import { openSink, PROVIDER, USER } from './club.ts';
import { HAVE_DOVECOT, openDovecot } from './dovecot.ts';

const MARNE = gameName('marne');
const DOMAIN = 'club.example.org';

async function onFile({ services }: Judge): Promise<readonly string[]> {
  const { snapshot } = await services.games.latest(MARNE);
  return snapshot?.seats.find(({ power }) => power === 'FRANCE')?.onFile.map(({ order }) => order) ?? [];
}

interface Way {
  readonly judge: Judge;
  readonly address: string;
  /** Resolves when it has been handled. */
  hand(spoof: Spoof, provider?: string): Promise<void>;
}

async function open(from: ProviderOptions['from'], options: Partial<ProviderOptions>): Promise<Judge> {
  const sink = await openSink();
  const judge = await openJudge(await scratch(), {
    site: 'https://club.example.org',
    provider: {
      ...{ from, authserv: null, resolver: dns(), hourly: 1_000, signIn: async () => ({ password: 'secret' }) },
      send: { host: '127.0.0.1', isSecure: false, user: USER, port: sink.port },
      ...options,
    },
  });
  await seedWorld(judge.services, MARNE, (who) => (who === 'FRANCE' ? VICTIM : `${who.toLowerCase()}@example.org`));
  return judge;
}

const WAYS: Readonly<Record<string, () => Promise<Way>>> = {
  'by LMTP': async () => {
    const judge = await open({ kind: 'server', domain: DOMAIN, port: 0 }, {});
    const address = `marne@${DOMAIN}`;
    return {
      ...{ judge, address },
      hand: async ({ raw, client }) => {
        const mail = { raw: Buffer.from(raw), from: client.from, to: [address], client };
        expect(await handOver(judge.provider!.lmtpPort()!, mail)).toEqual({ kind: 'taken' });
        await judge.settled();
      },
    };
  },
  'from a mailbox': async () => {
    const dovecot = await openDovecot();
    const judge = await open(
      {
        kind: 'mailbox',
        account: { host: '127.0.0.1', isSecure: false, user: USER, port: dovecot.port },
        ...{ address: USER, folder: null, takesAll: true, hasPlus: true },
      },
      { authserv: PROVIDER },
    );
    let taken = 0;
    return {
      judge,
      address: 'club+marne@example.org',
      hand: async ({ raw, client }, provider = '') => {
        const way = `Return-Path: <${client.from}>\r\nDelivered-To: club+marne@example.org\r\n`;
        await dovecot.deliver(USER, `${way}${provider}${raw}`);
        taken += 1;
        const isTaken = () => judge.provider!.told().join().includes(`since this start: ${taken};`);
        await vi.waitUntil(isTaken, { timeout: 60_000 });
        await judge.settled();
      },
    };
  },
};

describeWith('mail-servers', HAVE_DOVECOT, 'spoofs over the wire', () => {
  test.each(Object.entries(WAYS))(
    '%s order nothing',
    async (way, begin) => {
      const { judge, address, hand } = await begin();
      const { signed, plain, spoofs } = mailsOf(Date.now(), address);
      for (const [what, make] of spoofs) {
        await hand(await make());
        expect({ what, orders: await onFile(judge) }).toEqual({ what, orders: [] });
      }
      for (const { what, head, envelopeFrom } of SHAPES.filter(({ whose }) => whose !== VICTIM)) {
        const raw = [...head, ...(head.includes('') ? [] : [`To: ${address}`, '', 'A Par - Bur'])].join('\r\n');
        const client = { ip: '203.0.113.9', helo: 'evil.example', from: envelopeFrom };
        // The provider has seen the attacker's own domain, and it was in order.
        await hand({ raw, client }, results('evil.example', MALLORY));
        expect({ what, orders: await onFile(judge) }).toEqual({ what, orders: [] });
      }
      if (way === 'from a mailbox') {
        const forged = results('players.example', VICTIM);
        for (const above of [FAILED, results('evil.example', MALLORY), `${FAILED}${FAILED}`]) {
          await hand({ raw: `${above}${forged.repeat(2)}${plain()}`, client: HOME });
          expect(await onFile(judge)).toEqual([]);
        }
        await hand({ raw: plain(), client: HOME }, forged);
      } else await hand({ raw: plain(), client: HOME });
      expect(await onFile(judge)).toEqual(['A par - bur']);
      const mine = await signed(plain({}, 'A Par - Gas\r\n'));
      for (const raw of [mine, await signed(plain({}, 'A Par - Pic\r\n')), mine]) await hand({ raw, client: HOME });
      // Sent on once more by somebody, a mail that has been answered does nothing.
      expect(await onFile(judge)).toEqual(['A par - pic']);
    },
    300_000,
  );
});

const FAILED = `Authentication-Results: ${PROVIDER}; spf=fail; dmarc=fail header.from=players.example\r\n`;

function results(domain: string, from: string): string {
  return `Authentication-Results: ${PROVIDER};\r\n spf=pass smtp.mailfrom=${from};\r\n\tdmarc=pass header.from=${domain}\r\n`;
}
