/** Deployments that fail at any resource can be repeated, and settings can be changed in any order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { onceForAll } from '../../once.ts';
import { oneIn } from '../../some-of.ts';
import { formatRight, GOOD, rightsIn, synthesiseGood, synthesiseSmall, type TemplateText } from '../rights.ts';
import { DeploymentFailed, type Fails, SimulatedCloudFormation } from './simulated-cloudformation.ts';

const STACKS = ['ChanceryData', 'Chancery'] as const;
type Judge = Readonly<Record<(typeof STACKS)[number], TemplateText>>;

const SITE = { domain: 'games.example.org', certificateArn: `arn:aws:acm:us-east-1:${'1'.repeat(12)}:certificate/a` };

const judges = {} as Record<'full' | 'small' | 'alone' | 'named' | 'protected', Judge>;

/** As far as it counts here. */
interface Manifest {
  readonly artifacts: Readonly<
    Record<string, { readonly properties?: { readonly terminationProtection?: boolean } } | undefined>
  >;
}

const outdirs = new Map<string, string>();

async function made(name: string, settings: Readonly<Record<string, unknown>>): Promise<Judge> {
  const outdir = await onceForAll(`cdk-${name}`, async (folder) =>
    (await import('../synthesise.ts')).synthesise({ ...GOOD, ...settings }, folder),
  );
  outdirs.set(name, outdir);
  const read = (stack: string) =>
    JSON.parse(readFileSync(join(outdir, `${stack}.template.json`), 'utf8')) as TemplateText;
  return { ChanceryData: read('ChanceryData'), Chancery: read('Chancery') };
}

beforeAll(async () => {
  const [full, small] = [await synthesiseGood(), await synthesiseSmall()];
  judges.full = { ChanceryData: full.data, Chancery: full.service };
  judges.small = { ChanceryData: small.data, Chancery: small.service };
  judges.alone = await made('alone', { edge: 'none' });
  judges.named = await made('named', { site: SITE });
  judges.protected = await made('protected', { protect: true });
}, 600_000);

/** `npx cdk deploy --all`. */
function deployAll(aws: SimulatedCloudFormation, name: keyof typeof judges, fails?: Fails): void {
  for (const stack of STACKS) {
    aws.deploy(stack, { template: judges[name][stack], isProtected: name === 'protected' }, fails);
  }
}

/** Each resource that a deployment of `to` makes or changes after those of `before`. */
function changedBy(before: readonly (keyof typeof judges)[], to: keyof typeof judges): readonly string[] {
  const aws = new SimulatedCloudFormation();
  for (const each of before) deployAll(aws, each);
  const changed: string[] = [];
  deployAll(aws, to, (stack, id) => {
    changed.push(`${stack} ${id}`);
    return false;
  });
  return changed;
}

const EVERY = 8;

/** What is wrong after each resource (without CHANCERY_FULL each eighth) has failed once, and the deployment was repeated. */
function failingOnceEach(before: readonly (keyof typeof judges)[], to: keyof typeof judges): readonly string[] {
  return oneIn(EVERY, changedBy(before, to)).flatMap((failing) => {
    const aws = new SimulatedCloudFormation();
    for (const each of before) deployAll(aws, each);
    const was = STACKS.map((stack) => aws.resourcesOf(stack));
    expect(() => deployAll(aws, to, (stack, id) => `${stack} ${id}` === failing)).toThrow(DeploymentFailed);
    // What there was is there still.
    for (const [n, ids] of was.entries()) expect(aws.resourcesOf(STACKS[n]!)).toEqual(expect.arrayContaining([...ids]));
    try {
      deployAll(aws, to);
    } catch (error) {
      return [`${failing}: ${String(error)}`];
    }
    return aws.abandoned.map((each) => `${failing}: nobody knows of ${each}`);
  });
}

describe('a first deployment', () => {
  it('can be repeated whichever resource has failed, and nothing is left of the first', () => {
    for (const judge of ['full', 'small', 'alone', 'named'] as const) {
      expect(changedBy([], judge).length).toBeGreaterThan(80);
      expect(failingOnceEach([], judge), judge).toEqual([]);
    }
  });

  it('could not if what it makes were protected before it is there', () => {
    expect(failingOnceEach([], 'protected').length).toBeGreaterThan(80 / EVERY);
  });

  it('goes through in an account that CloudFront has not verified, without it; later with it', () => {
    const unverified: Fails = (_, __, type) => type === 'AWS::CloudFront::Distribution';
    const aws = new SimulatedCloudFormation();
    expect(() => deployAll(aws, 'full', unverified)).toThrow('Distribution');
    deployAll(aws, 'alone', unverified);
    expect(() => deployAll(aws, 'full', unverified)).toThrow('Distribution');
    deployAll(aws, 'full');
    expect(aws.abandoned).toEqual([]);
  });

  it('says so where another judge has the name', () => {
    const aws = new SimulatedCloudFormation();
    deployAll(aws, 'full');
    expect(() => aws.deploy('Other', { template: judges.small.Chancery, isProtected: false })).toThrow(
      'already exists',
    );
  });
});

describe('a setting', () => {
  it.each([
    ['protect', ['full'], 'protected'],
    ['edge, once CloudFront has verified the account', ['alone'], 'full'],
    ['site, added', ['full'], 'named'],
    ['site, taken away', ['named'], 'full'],
    ['size, smaller', ['full'], 'small'],
    ['size, larger', ['small'], 'full'],
  ] as const)('can be changed: %s; whichever resource fails, it can be changed again', (_, before, to) => {
    expect(changedBy(before, to).length).toBeGreaterThan(0);
    expect(failingOnceEach(before, to)).toEqual([]);
  });

  it('edge can be taken away, the functions first', () => {
    const aws = new SimulatedCloudFormation();
    deployAll(aws, 'full');
    expect(() => deployAll(aws, 'alone')).toThrow('in use');
    aws.deploy('Chancery', { template: judges.alone.Chancery, isProtected: false });
    deployAll(aws, 'alone');
  });
});

describe('what a setting makes', () => {
  const of = (name: keyof typeof judges, stack: (typeof STACKS)[number], type: string) =>
    Object.values(judges[name][stack].Resources).flatMap(({ Type, Properties }) =>
      Type === type ? [Properties as Readonly<Record<string, unknown>>] : [],
    );

  it('edge: nothing of CloudFront, every path is a route, and nothing asks to be told the key of a distribution', () => {
    for (const stack of STACKS) {
      const types = Object.values(judges.alone[stack].Resources).map(({ Type }) => Type);
      expect(types.filter((type) => type.startsWith('AWS::CloudFront'))).toEqual([]);
    }
    const routes = (name: keyof typeof judges) =>
      of(name, 'Chancery', 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => String(RouteKey));
    expect(routes('alone').sort()).toEqual([...routes('full'), '$default'].sort());
    expect(JSON.stringify(judges.full.Chancery)).toContain('EDGE_KEY');
    expect(JSON.stringify(judges.alone.Chancery)).not.toContain('EDGE_KEY');
    const drawing = ({ Chancery }: Judge) => rightsIn(Chancery).get('OnDemand')!.map(formatRight);
    // What CloudFront read is read by the function: what is published, and nothing else.
    expect(drawing(judges.alone).filter((right) => !drawing(judges.full).includes(right))).toEqual([
      's3:GetObject Pages/*',
    ]);
    for (const [role, rights] of rightsIn(judges.alone.Chancery)) {
      if (role === 'OnDemand') continue;
      expect(rights.map(formatRight), role).toEqual(rightsIn(judges.full.Chancery).get(role)!.map(formatRight));
    }
  });

  it('site: no protocol that is older than TLS 1.2', () => {
    expect(of('named', 'ChanceryData', 'AWS::CloudFront::Distribution')).toMatchObject([
      { DistributionConfig: { Aliases: [SITE.domain], ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' } } },
    ]);
  });

  it('protect: neither the stack nor the table can be deleted', () => {
    expect(JSON.stringify(of('protected', 'ChanceryData', 'AWS::DynamoDB::GlobalTable'))).toContain(
      '"DeletionProtectionEnabled":true',
    );
    const manifest = JSON.parse(readFileSync(join(outdirs.get('protected')!, 'manifest.json'), 'utf8')) as Manifest;
    expect(manifest.artifacts['ChanceryData']?.properties?.terminationProtection).toBe(true);
  });
});
