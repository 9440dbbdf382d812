/**
 * Our own judgement of a sender, where no server's word on them can be had: DKIM (RFC 6376), SPF where the client is known (RFC 7208), and
 * DMARC over both (RFC 7489), by mailauth. Loaded with the first mail that needs it.
 */
import { promises as dns } from 'node:dns';
import type { Verdict } from '../../../lambdas/delivery.ts';
import type { Judgement } from './look.ts';

/** Who handed the mail over. */
export interface Client {
  readonly ip: string;
  readonly helo: string;
  /** Envelope sender; empty: the null sender. */
  readonly from: string;
}

export type TxtResolver = (name: string, type: string) => Promise<string[][] | string[]>;

/** More signatures are no honest mail's: each costs a look into the DNS. */
const MOST_SIGNATURES = 10;
const LARGEST = 10_000_000;
/** Bits; shorter keys have been broken (RFC 8301, 3.2). */
const SHORTEST_KEY = 1_024;

/** Null: the DNS does not tell now; `isLast`: then it counts as unknown. `client` null: it is not known, so that DKIM alone can prove. */
export async function judgeSender(
  raw: Uint8Array,
  client: Client | null,
  isLast: boolean,
  resolver: TxtResolver = (name, type) => dns.resolve(name, type) as Promise<string[][] | string[]>,
): Promise<Judgement> {
  const bytes = Buffer.from(raw);
  if (bytes.length > LARGEST || signaturesIn(bytes) > MOST_SIGNATURES) return judgement('GRAY', 'GRAY', 'GRAY', null);
  const [{ dkimVerify }, { dmarc }, { spf }] = await Promise.all([
    import('mailauth/lib/dkim/verify.js'),
    import('mailauth/lib/dmarc/index.js'),
    import('mailauth/lib/spf/index.js'),
  ]);
  const signed = await dkimVerify(bytes, { resolver, minBitLength: SHORTEST_KEY });
  const sent =
    client === null
      ? null
      : await spf({ resolver, ip: client.ip, helo: client.helo, sender: client.from, mta: 'chancery' });
  const from = [signed.headerFrom].flat().filter((each) => each !== undefined);
  if (from.length !== 1) return judgement('GRAY', 'GRAY', 'GRAY', null);
  const passed = (signed.results ?? []).filter(({ status }) => status.result === 'pass');
  const policy = await dmarc({
    headerFrom: from[0]!,
    spfDomains: sent?.status.result === 'pass' && sent.domain ? [sent.domain] : [],
    dkimDomains: passed.map(({ signingDomain, id, status }) => ({
      id,
      domain: signingDomain,
      aligned: status.aligned,
      underSized: status.underSized,
    })),
    resolver,
  } as Parameters<typeof dmarc>[0]);
  const verdict = policy === false ? 'GRAY' : verdictOf(policy.status.result);
  const failed = [...(signed.results ?? []).map(({ status }) => status.result), sent?.status.result ?? 'none'];
  const isUnknown = verdict === 'PROCESSING_FAILED' || failed.includes('temperror');
  if (verdict !== 'PASS' && isUnknown) return isLast ? judgement('GRAY', 'GRAY', 'PROCESSING_FAILED', null) : null;
  // Only what DMARC has passed by counts: a valid signature of somebody else's proves nothing.
  const by = policy === false ? undefined : policy.alignment;
  return judgement(
    by?.spf?.result ? 'PASS' : 'FAIL',
    by?.dkim?.result ? 'PASS' : 'FAIL',
    verdict,
    from[0]!.slice(from[0]!.lastIndexOf('@') + 1).toLowerCase(),
  );
}

function judgement(spf: Verdict, dkim: Verdict, dmarc: Verdict, domain: string | null): Judgement {
  return {
    verdicts: { spam: 'PASS', virus: 'PASS', spf, dkim, dmarc },
    ...(domain === null ? {} : { judged: { domain } }),
  };
}

function verdictOf(result: string): Verdict {
  if (result === 'pass') return 'PASS';
  if (result === 'temperror') return 'PROCESSING_FAILED';
  return result === 'fail' || result === 'permerror' ? 'FAIL' : 'GRAY';
}

function signaturesIn(raw: Buffer): number {
  const head = raw
    .subarray(0, 300_000)
    .toString('latin1')
    .split(/\r?\n\r?\n/)[0]!;
  return head.match(/^DKIM-Signature[ \t]*:/gim)?.length ?? 0;
}
