/** The rights of each function, read from the template, and the calls that functions make, in one form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onceForAll } from '../once.ts';

export const GOOD = { domain: 'judge.example.org', region: 'eu-west-1', alarms: 'operator@example.com', sendRate: 14 };

/** A stack as CloudFormation reads it. */
export interface TemplateText {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: unknown }>>;
}

export interface Synthesised {
  readonly data: TemplateText;
  readonly service: TemplateText;
  /** What the rule pack finds lies in it. */
  readonly outdir: string;
}

/** The application for {@link GOOD}, a domain that nobody has, without the functions' code: made once for all tests of it. */
export function synthesiseGood(): Promise<Synthesised> {
  return synthesised('cdk-good', GOOD);
}

/** The same judge, small. */
export function synthesiseSmall(): Promise<Synthesised> {
  return synthesised('cdk-small', { ...GOOD, size: 'small' });
}

async function synthesised(once: string, config: Readonly<Record<string, unknown>>): Promise<Synthesised> {
  const outdir = await onceForAll(once, async (folder) =>
    (await import('./synthesise.ts')).synthesise(config, folder, config === GOOD),
  );
  const template = (stack: string) =>
    JSON.parse(readFileSync(join(outdir, `${stack}.template.json`), 'utf8')) as TemplateText;
  return { data: template('ChanceryData'), service: template('Chancery'), outdir };
}

/** One action on one resource: `dynamodb:PutItem Table at OUT#*, TO#*`. */
export interface Right {
  readonly action: string;
  readonly resource: string;
  /** Partition keys to which it is confined; null: all. */
  readonly keys: readonly string[] | null;
  /** Attributes to which it is confined; left out: all. */
  readonly attributes?: readonly string[];
  /** Whatever else it is confined by. */
  readonly condition: string | null;
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** By the role, `Inbound`, all that its policies allow. Throws on a statement that forbids: none is expected. */
export function rightsIn({ Resources }: TemplateText): ReadonlyMap<string, readonly Right[]> {
  if (Object.values(Resources).some(({ Type }) => Type === 'AWS::IAM::Policy'))
    throw new Error('Rights beside a role.');
  const roles = Object.entries(Resources).filter(([, { Type }]) => Type === 'AWS::IAM::Role') as [
    string,
    { Properties: { Policies?: readonly { PolicyDocument: { Statement: readonly Statement[] } }[] } },
  ][];
  return new Map(
    roles.map(([id, { Properties }]) => [
      id.replace(/Role.*/, ''),
      (Properties.Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(rightsOf)),
    ]),
  );
}

function rightsOf({ Effect, Action, Resource, Condition = {} }: Statement): readonly Right[] {
  if (Effect !== 'Allow') throw new Error(`A statement with the effect ${Effect}.`);
  const keys = Condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] as readonly string[] | undefined;
  if (keys !== undefined && Condition['Null']?.['dynamodb:LeadingKeys'] !== 'false') {
    throw new Error('Of a request without keys a condition on all of them holds.');
  }
  const attributes = Condition['ForAllValues:StringEquals']?.['dynamodb:Attributes'] as readonly string[] | undefined;
  if (attributes !== undefined && Condition['Null']?.['dynamodb:Attributes'] !== 'false') {
    throw new Error('Of a request that names no attributes a condition on all of them holds.');
  }
  const other = Object.entries(Condition).filter(
    ([, of]) => !('dynamodb:LeadingKeys' in of) && !('dynamodb:Attributes' in of),
  );
  const condition = other.length === 0 ? null : JSON.stringify(Object.fromEntries(other));
  const resources = (Array.isArray(Resource) ? Resource : [Resource]) as readonly unknown[];
  return resources.flatMap((resource) =>
    [Action].flat().map((action) => ({
      action,
      resource: nameOf(resource),
      keys: keys ?? null,
      ...(attributes === undefined ? {} : { attributes }),
      condition,
    })),
  );
}

/** A short name for what a template means: `Records/inbox/*`, `OutboundQueue`, `schedule/chancery/game-*`. */
function nameOf(resource: unknown): string {
  if (typeof resource === 'string') return resource;
  const [kind, value] = Object.entries(resource as Record<string, unknown>)[0] ?? [];
  switch (kind) {
    case 'Fn::GetAtt':
      return (value as readonly string[])[0]!.replace(/[0-9A-F]{8}$/, '');
    case 'Fn::ImportValue':
      return /ExportsOutput(?:FnGetAtt|Ref)([A-Za-z]+?)[0-9A-F]{8}/.exec(String(value))?.[1] ?? String(value);
    case 'Fn::Join':
      return (value as readonly [string, readonly unknown[]])[1]
        .map(nameOf)
        .join('')
        .replace(/^arn:AWS::Partition:[a-z]+:[a-z0-9-]+:AWS::AccountId:/, '');
    default:
      return String(value).replace(/(?<=[a-z])[0-9A-F]{8}$/, '');
  }
}

export function formatRight({ action, resource, keys, attributes, condition }: Right): string {
  return [
    action,
    resource,
    ...(keys === null ? [] : [`at ${keys.join(', ')}`]),
    ...(attributes === undefined ? [] : [`of ${attributes.join(', ')}`]),
    ...(condition === null ? [] : [condition]),
  ].join(' ');
}

/** A call that a function has made: action, resource, and of a table the partition key. */
export interface RecordedCall {
  readonly by: string;
  readonly action: string;
  readonly resource: string;
  readonly key: string | null;
  /** Of an item, where it asks for those alone. */
  readonly attributes?: readonly string[];
  /** What it says of itself, by the names that conditions have for it. */
  readonly context?: Readonly<Record<string, string>>;
}

export function isAllowed(rights: readonly Right[], call: RecordedCall): boolean {
  const { action, resource, key, attributes = [], context = {} } = call;
  return rights.some(
    (right) =>
      right.action === action &&
      matches(right.resource, resource) &&
      (right.keys === null || (key !== null && right.keys.some((pattern) => matches(pattern, key)))) &&
      (right.attributes === undefined ||
        (attributes.length > 0 && attributes.every((each) => right.attributes!.includes(each)))) &&
      holds(right.condition, context),
  );
}

/** What is asked of the table at once: the partitions of its items. */
export interface TableCall extends Pick<RecordedCall, 'action' | 'resource' | 'attributes'> {
  readonly keys: readonly string[];
}

/** May the role ask this of the table? Of several keys at once one right must cover all, as AWS compares them. */
export function mayTouch(rights: readonly Right[], { keys, ...call }: TableCall): boolean {
  return rights.some((right) =>
    (keys.length === 0 ? [null] : keys).every((key) => isAllowed([right], { ...call, by: '', key })),
  );
}

/** Throws on an operator that no policy of ours has used yet. */
function holds(condition: string | null, context: Readonly<Record<string, string>>): boolean {
  if (condition === null) return true;
  const operators = Object.entries(JSON.parse(condition) as Record<string, Record<string, string | string[]>>);
  return operators.every(([operator, of]) => {
    if (operator !== 'StringEquals' && operator !== 'StringLike') throw new Error(`${operator} is not evaluated here.`);
    return Object.entries(of).every(([name, wanted]) => {
      const said = context[name];
      if (said === undefined) return false;
      return [wanted].flat().some((one) => (operator === 'StringLike' ? matches(one, said) : one === said));
    });
  });
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);
}
