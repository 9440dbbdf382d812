/** The templates' policies as AWS has them in the end, and calls as AWS sees them, for an evaluator that others wrote. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RecordedCall, Synthesised, TemplateText } from '../infra/rights.ts';

const ACCOUNT = '111111111111';
const REGION = 'eu-west-1';
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::URLSuffix': 'amazonaws.com',
};

/** ARN of what has this id in its template. */
const ARNS: Readonly<Record<string, (id: string) => string>> = {
  'AWS::DynamoDB::GlobalTable': (id) => `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${id}`,
  'AWS::DynamoDB::Table': (id) => `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${id}`,
  'AWS::S3::Bucket': (id) => `arn:aws:s3:::${id.toLowerCase()}`,
  'AWS::Lambda::Function': (id) => `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${id}`,
  'AWS::SQS::Queue': (id) => `arn:aws:sqs:${REGION}:${ACCOUNT}:${id}`,
  'AWS::SecretsManager::Secret': (id) => `arn:aws:secretsmanager:${REGION}:${ACCOUNT}:secret:${id}`,
  'AWS::IAM::Role': (id) => `arn:aws:iam::${ACCOUNT}:role/${id}`,
  'AWS::Logs::LogGroup': (id) => `arn:aws:logs:${REGION}:${ACCOUNT}:log-group:${id}:*`,
};
/** Of these a reference is the ARN, of others a name. */
const REFERRED = new Set(['AWS::SecretsManager::Secret']);

type Templates = Pick<Synthesised, 'data' | 'service'>;
type WithOutputs = TemplateText & {
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>;
};

function arnOf(template: TemplateText, id: string): string {
  const type = template.Resources[id]?.Type ?? '';
  const arn = ARNS[type];
  if (arn === undefined) throw new Error(`No ARN is known of ${id}, which is ${type}.`);
  return arn(id);
}

function resolved(value: unknown, here: TemplateText, { data, service }: Templates): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(each, here, { data, service }));
  if (typeof value !== 'object' || value === null) return value;
  const of = Object.entries(value);
  const [[kind, given]] = of as [[string, unknown]];
  const id = String([given].flat()[0]);
  if (kind === 'Fn::GetAtt') return arnOf(here, id);
  if (kind === 'Ref') return PSEUDO[id] ?? (REFERRED.has(here.Resources[id]?.Type ?? '') ? arnOf(here, id) : id);
  if (kind === 'Fn::Join')
    return (resolved((given as readonly unknown[])[1], here, { data, service }) as readonly string[]).join('');
  if (kind === 'Fn::ImportValue') {
    const outputs = Object.values((data as WithOutputs).Outputs ?? {});
    const output = outputs.find(({ Export }) => Export?.Name === given);
    return resolved(output?.Value, data, { data, service });
  }
  return Object.fromEntries(of.map(([name, each]) => [name, resolved(each, here, { data, service })]));
}

/** By role, as `rightsIn` names them. */
export function policiesOf(templates: Templates): Readonly<Record<string, unknown>> {
  const { service } = templates;
  return Object.fromEntries(
    Object.entries(service.Resources)
      .filter(([, { Type }]) => Type === 'AWS::IAM::Role')
      .map(([id, { Properties }]) => {
        const { Policies } = Properties as { readonly Policies: readonly [{ readonly PolicyDocument: unknown }] };
        return [id.replace(/Role.*/, ''), resolved(Policies[0].PolicyDocument, service, templates)];
      }),
  );
}

/** The ARN of what the tests call `Records/inbox/1`, `OutboundQueue` or `schedule/chancery/game-x`. */
/** `isCalled`: of a function, where a bucket has the same name. */
function arnNamed(name: string, { data, service }: Templates, isCalled: boolean): string {
  if (name === '*') return name;
  const [first = '', ...rest] = name.split('/');
  if (first === 'schedule') return `arn:aws:scheduler:${REGION}:${ACCOUNT}:${name}`;
  const idOf = (wanted: string, types: RegExp) => {
    for (const template of [service, data])
      for (const [id, { Type }] of Object.entries(template.Resources))
        if (types.test(Type) && id.replace(/[0-9A-F]{8}$/, '') === wanted) return { template, id };
    return null;
  };
  if (first === 'identity') return `arn:aws:ses:${REGION}:${ACCOUNT}:${name}`;
  if (first === 'configuration-set')
    return `arn:aws:ses:${REGION}:${ACCOUNT}:configuration-set/${idOf(rest[0]!, /ConfigurationSet$/)?.id ?? rest[0]}`;
  const known = Object.keys(ARNS).filter((type) => (type === 'AWS::Lambda::Function') === isCalled);
  const found = idOf(first, new RegExp(`^(?:${known.join('|')})$`));
  if (found === null) throw new Error(`The templates have no ${first}.`);
  const arn = arnOf(found.template, found.id);
  // A function writes into streams of its log.
  if (arn.endsWith(':*')) return arn.replace(/\*$/, 'log-stream:one');
  return [arn, ...rest].join('/');
}

export interface Asked {
  readonly role: string;
  readonly action: string;
  /** An ARN. */
  readonly resource: string;
  readonly account: string;
  readonly context: Readonly<Record<string, string | readonly string[]>>;
}

export function askedBy(
  role: string,
  { action, resource, key, attributes, context }: Omit<RecordedCall, 'by'>,
  templates: Templates,
): Asked {
  const keys = key === null || !action.startsWith('dynamodb:') ? {} : { 'dynamodb:LeadingKeys': [key] };
  const named = attributes === undefined ? {} : { 'dynamodb:Attributes': attributes };
  const arn = arnNamed(resource, templates, action.startsWith('lambda:'));
  return { role, action, resource: arn, account: ACCOUNT, context: { ...keys, ...named, ...context } };
}

/** True where it is allowed; a text where the evaluator does not understand what it is asked. */
export async function verdicts(
  policies: Readonly<Record<string, unknown>>,
  requests: readonly Asked[],
): Promise<readonly (boolean | string)[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('evaluate.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ policies, requests }));
  return JSON.parse(await text(child.stdout)) as readonly (boolean | string)[];
}
