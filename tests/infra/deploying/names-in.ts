/** What the resources of a template are named, as AWS has it in the end. */

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::Region': 'eu-west-1',
  'AWS::AccountId': '111111111111',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** A value as AWS has it in the end; what CloudFormation names by itself begins with the stack's name, in angle brackets. */
export function resolved(value: unknown, stack: string): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[kind, of]] = Object.entries(value) as [[string, unknown]];
  switch (kind) {
    case 'Ref':
      return PSEUDO[of as string] ?? `<${stack}/${String(of)}>`;
    case 'Fn::GetAtt':
      return `<${stack}/${(of as readonly string[])[0]}>`;
    case 'Fn::ImportValue':
      return `<${String(of)}>`;
    case 'Fn::Join':
      return (of as readonly [string, readonly unknown[]])[1].map((part) => resolved(part, stack)).join('');
    case 'Fn::Select':
    case 'Fn::Split':
    case 'Fn::Sub':
      return `<${stack}/${JSON.stringify(of)}>`;
    default:
      throw new Error(`What is ${JSON.stringify(value)}?`);
  }
}

/** Names below something else, of which each judge has its own, and what a name only points at. */
const BELOW = /^AWS::(?:IAM::Policy|Lambda::Alias|ApiGatewayV2::Stage|S3::|Route53)/;
const POINTS = new Set(['MetricName', 'AttributeName', 'IndexName', 'HeaderName', 'KeyName', 'ConfigurationSetName']);

/** The names that only one resource of its type may have: `AWS::SES::ConfigurationSet Name chancery`. */
export function namesIn(type: string, properties: Readonly<Record<string, unknown>>, stack: string): readonly string[] {
  return BELOW.test(type) ? [] : namesOf(properties, stack, 0).map((name) => `${type} ${name}`);
}

/** The names of a resource stand at its top, or in the part that holds all of it. */
function namesOf(properties: Readonly<Record<string, unknown>>, stack: string, depth: number): readonly string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (/(?:^|[a-z])Name$/.test(key) && !POINTS.has(key)) return [`${key} ${resolved(value, stack)}`];
    if (/Config$|^Rule$/.test(key) && depth === 0 && typeof value === 'object' && value !== null)
      return namesOf(value as Readonly<Record<string, unknown>>, stack, 1);
    return [];
  });
}
