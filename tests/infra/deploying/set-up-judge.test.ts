/** `chancery aws` against an account of AWS that fails each call once, and is cut off after each: called again, it ends in the same state. */
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { AwsRefuses } from '../../../infra/aws/deployed/ask-aws.ts';
import { dnsRecords } from '../../../infra/aws/deployed/dns-records.ts';
import {
  type ConfigFields,
  type SetUpMeans,
  SetUpStopped,
  setUpJudge,
} from '../../../infra/aws/deployed/set-up-judge.ts';
import { answerTo } from '../../../infra/tools/cli/commands/aws.ts';

const GIVEN = { domain: 'judge.chancery.test', region: 'eu-west-1', alarms: 'operator@mail.test' } as const;
const ACCOUNT = '123456789012';
const NO_ONE = async () => null;

/** How an account may be otherwise than new. */
interface Kind {
  readonly settings?: ConfigFields;
  readonly functions?: number;
  readonly isVerifiedByCloudFront?: boolean;
  readonly activeRuleSet?: string;
  readonly isInProduction?: boolean;
  readonly answers?: Readonly<Record<string, string>>;
  /** A call of another person's credentials. */
  readonly account?: string;
  /** Nobody sets records or presses links. */
  readonly isAlone?: boolean;
  /** Stacks as a command that was cut off left them; AWS goes on with one that is being made. */
  readonly stacks?: Readonly<Record<string, string>>;
  /** So long ago that the records are looked for no more, the link is good no more, and the subscription is gone. */
  readonly isLate?: boolean;
  readonly quota?: { readonly MaxSendRate: number; readonly Max24HourSend: number };
}

/** An account, the zone of its domain, the operator's mailbox, and the settings on this machine. */
function newAccount(kind: Kind = {}) {
  const state = {
    settings: kind.settings ?? {},
    stacks: new Map(Object.entries(kind.stacks ?? {})),
    activeRuleSet: kind.activeRuleSet as string | undefined,
    identities: new Set<string>(),
    deployed: null as ConfigFields | null,
  };
  /** What SES and SNS wait for no more. */
  const over = new Set(kind.isLate === true ? ['records', 'link', 'subscription'] : []);
  const people = { records: false, pressed: false, minutes: 0 };
  const said: string[] = [];
  const did: string[] = [];
  /** The call that fails, counted from 1; `after`: it is cut off when it has been done. */
  let failing: { readonly at: number; readonly isAfter: boolean } | null = null;
  let calls = 0;

  function happens<T>(what: string, effect: () => T): T {
    calls += 1;
    if (failing?.at === calls && !failing.isAfter) throw new AwsRefuses(`${what}: try again later`);
    if (failing?.at !== calls) return effect();
    try {
      effect();
    } catch {
      // Whatever it said is lost with the connection.
    }
    throw new AwsRefuses(`${what}: the connection was lost`);
  }

  const answer = (call: string, words: readonly string[]): unknown => {
    switch (call) {
      case 'sts get-caller-identity':
        return { Account: kind.account ?? ACCOUNT };
      case 'lambda get-account-settings':
        return { AccountLimit: { ConcurrentExecutions: kind.functions ?? 1_000 } };
      case 'sesv2 get-account':
        return kind.isInProduction === true
          ? { ProductionAccessEnabled: true, SendQuota: kind.quota ?? { MaxSendRate: 14, Max24HourSend: 50_000 } }
          : { ProductionAccessEnabled: false, SendQuota: { MaxSendRate: 1, Max24HourSend: 200 } };
      case 'cloudformation describe-stacks':
        if (!state.stacks.has(words[3]!)) throw new AwsRefuses(`Stack with id ${words[3]} does not exist`);
        return {
          Stacks: [
            {
              StackStatus: state.stacks.get(words[3]!),
              Outputs: [
                { OutputKey: 'AlarmsTopic', OutputValue: 'topic' },
                { OutputKey: 'Site', OutputValue: 'https://pages.test/' },
              ],
            },
          ],
        };
      case 'ses get-identity-dkim-attributes':
        return {
          DkimAttributes: {
            [GIVEN.domain]: {
              DkimVerificationStatus: over.has('records') ? 'Failed' : people.records ? 'Success' : 'Pending',
              DkimTokens: ['abc'],
            },
          },
        };
      case 'ses verify-domain-dkim':
        over.delete('records');
        return {};
      case 'ses describe-active-receipt-rule-set':
        return state.activeRuleSet === undefined ? {} : { Metadata: { Name: state.activeRuleSet } };
      case 'ses set-active-receipt-rule-set':
        state.activeRuleSet = words[3];
        return {};
      case 'sns subscribe':
        expect(words.at(-1)).toBe(GIVEN.alarms);
        over.delete('subscription');
        return {};
      case 'sns list-subscriptions-by-topic':
        if (over.has('subscription')) return { Subscriptions: [] };
        return { Subscriptions: [{ SubscriptionArn: people.pressed ? 'arn:aws:sns:x' : 'PendingConfirmation' }] };
      case 'sesv2 get-email-identity':
        if (!state.identities.has(words[3]!)) throw new AwsRefuses('NotFoundException: there is no such identity');
        return { VerificationStatus: over.has('link') ? 'FAILED' : people.pressed ? 'SUCCESS' : 'PENDING' };
      case 'ses verify-email-identity':
        over.delete('link');
        state.identities.add(words[3]!);
        return {};
      default:
        throw new Error(`Nobody should call ${call}.`);
    }
  };

  const zone = dnsRecords(GIVEN);
  const found = (type: string, name: string) => {
    if (!people.records) throw new Error('ENOTFOUND');
    return zone.filter((each) => each.type === type && each.name === name).map(({ value }) => value);
  };

  const means: SetUpMeans = {
    askIn:
      (region) =>
      async (...words) => {
        expect(region).toBe(GIVEN.region);
        const call = words.slice(0, 2).join(' ');
        return happens(call, () => {
          if (!/^\S+ (?:get|describe|list)-/.test(call)) did.push(call);
          return answer(call, words);
        });
      },
    cdk: async (...words) => {
      try {
        return happens(`cdk ${words[0]}`, () => {
          did.push(`cdk ${words[0]}`);
          if (words[0] === 'bootstrap') {
            expect(words[1]).toBe(`aws://${ACCOUNT}/${GIVEN.region}`);
            state.stacks.set('CDKToolkit', 'CREATE_COMPLETE');
            return null;
          }
          if (state.stacks.get('CDKToolkit') !== 'CREATE_COMPLETE') return 'This environment is not bootstrapped.';
          if (kind.isVerifiedByCloudFront === false && state.settings['edge'] !== 'none')
            return 'Your account must be verified before you can add new CloudFront resources.';
          for (const stack of ['ChanceryData', 'Chancery']) {
            if (/^(?:CREATE|ROLLBACK)_IN_PROGRESS$/.test(state.stacks.get(stack) ?? '')) return 'It is being made.';
            state.stacks.set(stack, 'CREATE_COMPLETE');
          }
          state.deployed = state.settings;
          return null;
        });
      } catch (error) {
        return (error as Error).message;
      }
    },
    resolver: {
      resolveMx: async (name) => found('MX', name).map((value) => ({ priority: 10, exchange: value.split(' ')[1]! })),
      resolveTxt: async (name) => found('TXT', name).map((value) => [value]),
    },
    readSettings: async () => state.settings,
    writeSettings: async (settings) => {
      state.settings = settings;
    },
    prompt: async (question) => {
      const [, text] = Object.entries(kind.answers ?? {}).find(([part]) => question.includes(part)) ?? [];
      return text ?? null;
    },
    say: async (line) => void said.push(line),
    // Records are set and links are pressed while it waits.
    sleep: async () => {
      people.minutes += 1;
      for (const [stack, status] of state.stacks) {
        if (status === 'CREATE_IN_PROGRESS') state.stacks.set(stack, 'CREATE_COMPLETE');
        if (status === 'ROLLBACK_IN_PROGRESS') state.stacks.set(stack, 'ROLLBACK_COMPLETE');
      }
      if (kind.isAlone === true) return;
      people.records ||= people.minutes >= 2;
      people.pressed ||= people.minutes >= 4;
    },
    patienceMs: 3_600_000,
    smoke: async () => happens('smoke', () => [{ isFault: false, text: 'Mail comes in.' }]),
    look: async () => happens('doctor', () => []),
  };
  return {
    means,
    state,
    said,
    did,
    calls: () => calls,
    failAt: (at: number, isAfter: boolean) => {
      failing = { at, isAfter };
    },
  };
}

const INTERACTIVE = { domain: GIVEN.domain, region: GIVEN.region, address: GIVEN.alarms };
const asked = { 'The domain': INTERACTIVE.domain, 'The region': INTERACTIVE.region, 'Your own': INTERACTIVE.address };

describe('from an empty account to the first game', () => {
  it('asks three things, and does the rest; what others have to do it names, and waits for', async () => {
    const { means, state, said, did } = newAccount({ answers: asked, functions: 10 });
    await setUpJudge(means);
    expect(state.settings).toEqual({ ...GIVEN, account: ACCOUNT, functions: 10, protect: true });
    expect(state.deployed).toEqual(state.settings);
    expect(did).toEqual([
      'cdk bootstrap',
      'cdk deploy',
      'ses set-active-receipt-rule-set',
      'ses verify-email-identity',
      'cdk deploy',
    ]);
    const text = said.join('\n');
    for (const part of [
      'CNAME abc._domainkey.judge.chancery.test abc.dkim.amazonses.com',
      `MX ${GIVEN.domain} is missing`,
      `in the mail of SNS to ${GIVEN.alarms}`,
      `in the mail of AWS to ${GIVEN.alarms}`,
      'We expect NUMBER games of seven',
      '--website-url https://pages.test/',
      `mail CREATE ?first to judge@${GIVEN.domain}`,
    ])
      expect(text).toContain(part);
    // What waits is said once, not at every look.
    expect(text.split('MX judge.chancery.test is missing').length).toBe(2);
  });

  it('ends in the same state whichever call fails or is cut off, when it is called again', async () => {
    const whole = newAccount({ settings: GIVEN, functions: 10 });
    await setUpJudge(whole.means);
    expect(whole.calls()).toBeGreaterThan(20);
    for (const isAfter of [false, true]) {
      for (let at = 1; at <= whole.calls(); at += 1) {
        const cut = newAccount({ settings: GIVEN, functions: 10 });
        cut.failAt(at, isAfter);
        const why = await setUpJudge(cut.means).then(NO_ONE, (error: unknown) => error);
        expect(why, String(at)).toBeInstanceOf(SetUpStopped);
        expect((why as Error).message).toMatch(/Stopped at \d+ of 11, .*Call it again: npx chancery aws$/);
        await setUpJudge(cut.means);
        expect(cut.state, `${at} ${isAfter}`).toEqual(whole.state);
      }
    }
  });

  it('ends in the same state in whichever state a command that was cut off has left a stack', async () => {
    const whole = newAccount({ settings: GIVEN });
    await setUpJudge(whole.means);
    for (const stack of ['CDKToolkit', 'ChanceryData', 'Chancery']) {
      for (const status of ['REVIEW_IN_PROGRESS', 'CREATE_IN_PROGRESS', 'ROLLBACK_IN_PROGRESS', 'ROLLBACK_COMPLETE']) {
        const { means, state } = newAccount({ settings: GIVEN, stacks: { [stack]: status } });
        await setUpJudge(means);
        expect(Object.fromEntries(state.stacks), `${stack} ${status}`).toEqual(Object.fromEntries(whole.state.stacks));
        expect(state.deployed).toEqual(whole.state.deployed);
      }
    }
  });

  it('called again after days, asks again for what AWS waits for no more', async () => {
    const late = newAccount({ settings: GIVEN, isLate: true });
    late.state.identities.add(GIVEN.alarms);
    await setUpJudge(late.means);
    const again = ['ses verify-domain-dkim', 'sns subscribe', 'ses verify-email-identity'];
    expect(late.did.filter((each) => again.includes(each))).toEqual(again);
  });

  it('called once more changes nothing', async () => {
    const { means, state, did } = newAccount({ settings: GIVEN });
    await setUpJudge(means);
    const before = structuredClone(state);
    did.length = 0;
    await setUpJudge(means);
    expect(state).toEqual(before);
    expect(new Set(did)).toEqual(new Set(['cdk deploy']));
  });
});

describe('an account that is otherwise', () => {
  it('not verified by CloudFront: the judge goes without it, and says so', async () => {
    const { means, state, said } = newAccount({ settings: GIVEN, isVerifiedByCloudFront: false });
    await setUpJudge(means);
    expect(state.deployed).toMatchObject({ edge: 'none', protect: true });
    expect(said.join('\n')).toContain('Ask AWS Support');
  });

  it('with another rule set that is active: it is left alone unless the operator says yes', async () => {
    const kind = { settings: GIVEN, activeRuleSet: 'office' };
    for (const answers of [{}, { office: 'no' }, { office: 'y' }]) {
      const { means, state } = newAccount({ ...kind, answers });
      await expect(setUpJudge(means)).rejects.toThrow('it is office: set ruleSet to it');
      expect(state.activeRuleSet).toBe('office');
    }
    const { means, state } = newAccount({ ...kind, answers: { office: 'yes' } });
    await setUpJudge(means);
    expect(state.activeRuleSet).toBe('office');
    expect(state.deployed).toMatchObject({ ruleSet: 'office' });
  });

  it('of somebody else: nothing is done', async () => {
    const { means, did } = newAccount({ settings: { ...GIVEN, account: ACCOUNT }, account: '9'.repeat(12) });
    await expect(setUpJudge(means)).rejects.toThrow('the settings are for 123456789012');
    expect(did).toEqual([]);
  });

  it('out of the sandbox: rate and quota are those of the account, and no address is to be proven', async () => {
    const { means, state, said } = newAccount({ settings: GIVEN, isInProduction: true });
    await setUpJudge(means);
    expect(state.settings).toMatchObject({ sendRate: 14, dayQuota: 50_000 });
    expect(state.identities.size).toBe(0);
    expect(said.join('\n')).not.toContain('sandbox');
  });

  it('allows other than it did: what is more than that is lowered, and what is less is raised if somebody says yes', async () => {
    const before = { ...GIVEN, functions: 500, sendRate: 7, dayQuota: 25_000 };
    const allowed = async (
      answers: Kind['answers'] & {},
      functions: number,
      MaxSendRate: number,
      Max24HourSend: number,
    ) => {
      const quota = { MaxSendRate, Max24HourSend };
      const { means, state } = newAccount({ settings: before, isInProduction: true, answers, functions, quota });
      await setUpJudge(means);
      return [state.settings['functions'], state.settings['sendRate'], state.settings['dayQuota']];
    };
    const kept = [500, 7, 25_000];
    expect(await allowed({}, 1_000, 14, 50_000)).toEqual(kept);
    expect(await allowed({ allows: 'no' }, 3_000, 7, 100_000)).toEqual(kept);
    expect(await allowed({ allows: 'yes' }, 3_000, 14, -1)).toEqual([1_000, 14, 25_000]);
    expect(await allowed({ dayQuota: 'yes' }, 500, 14, 50_000)).toEqual([500, 7, 50_000]);
    expect(await allowed({}, 10, 5, 10_000)).toEqual([10, 5, 10_000]);
  });
});

describe('where nobody does their part', () => {
  it.each([
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
  ])('%s in place of an answer is said in one sentence', async (_, key) => {
    const stdin = new PassThrough();
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    const at = { stdin, stdout } as unknown as NodeJS.Process;
    const { means } = newAccount();
    const stopped = setUpJudge({ ...means, prompt: async (question) => answerTo(question, at) });
    stdin.write(key);
    await expect(stopped).rejects.toThrow('You have stopped it.\nStopped at 1 of 11, settings. Call it again');
  });

  it('it stops after a while, with what is missing above', async () => {
    const { means, said } = newAccount({ settings: GIVEN, isAlone: true });
    await expect(setUpJudge(means)).rejects.toThrow(/not there yet\.\nStopped at 5 of 11, DNS records/);
    expect(said.join('\n')).toContain('is missing, and should say');
  });

  it.each([
    [{}, 'domain is missing: give it by --domain'],
    [{ ...GIVEN, domain: 'judge.example.org' }, 'is an example'],
    [{ domain: 'Judge' }, 'domain: must be a domain in lower case'],
    [{ ...GIVEN, alarms: `me@${GIVEN.domain}` }, 'alarms: must not be an address of the judge itself'],
    [{ ...GIVEN, sise: 'small' }, 'sise: there is no such setting'],
  ])('settings %o: nothing is asked of AWS, and it says what is wrong', async (settings, sentence) => {
    const { means, calls } = newAccount({ settings });
    await expect(setUpJudge(means)).rejects.toThrow(sentence);
    expect(calls()).toBe(0);
  });
});
