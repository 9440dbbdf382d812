/** Findings of the rule pack (cdk-nag, AwsSolutions) that are as they should be, each with its reason. */
import { Validations } from 'aws-cdk-lib';
import { type Config, stackNames } from './config.ts';
import type { DataStack } from './data-stack.ts';
import type { ServiceStack } from './service-stack.ts';

export interface Acknowledged {
  readonly stack: 'data' | 'service';
  /** The rule, or of a wildcard the finding: `IAM5[Resource::*]`. */
  readonly finding: string;
  readonly reason: string;
}

export function acknowledgedFor(config: Pick<Config, 'region' | 'stack'>): readonly Acknowledged[] {
  const { region, stack } = config;
  const exported = (name: string) => `IAM5[Resource::${stackNames(config).data}:ExportsOutputFnGetAtt${name}`;
  return [
    { stack: 'data', finding: 'CFR1', reason: 'Anybody may read the pages, wherever they are.' },
    {
      stack: 'data',
      finding: 'CFR2',
      reason: 'Static pages without a server behind them: a firewall would protect nothing.',
    },
    { stack: 'data', finding: 'CFR3', reason: 'Who reads which page is nobody’s business: readers are not logged.' },
    {
      stack: 'data',
      finding: 'CFR4',
      reason:
        'Without a domain of its own the distribution has CloudFront’s certificate, whose protocols cannot be chosen.',
    },
    {
      stack: 'data',
      finding: 'SMG4',
      reason: 'A new secret makes all reply addresses and signatures invalid: it is changed by hand, when it must be.',
    },
    {
      stack: 'service',
      finding: 'APIG1',
      reason:
        'The path of a call stands for somebody’s address, and what it came to is in the function’s log without it.',
    },
    {
      stack: 'service',
      finding: 'APIG4',
      reason:
        'A mail program that clicks for its reader knows nothing but the link: the token in it is what allows the call. An order sheet is opened by its own link, and its function checks the cookie that stands for it. A map is as public as its page, or has a name that only its readers know.',
    },
    {
      stack: 'data',
      finding: 'APIG1',
      reason:
        'Who opens which order sheet, and who looks at which map, is nobody’s business; what calls came to is in the functions’ logs.',
    },
    { stack: 'service', finding: 'SQS3', reason: 'This queue is itself where calls go that could not be delivered.' },
    { stack: 'service', finding: 'IAM5[Resource::*]', reason: 'X-Ray knows no narrower resource for traces.' },
    {
      stack: 'service',
      finding: 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason: 'What CodeDeploy may do to move calls from one version to the next is for AWS to say.',
    },
    {
      stack: 'service',
      finding: `IAM5[Resource::arn:<AWS::Partition>:ses:${region}:<AWS::AccountId>:identity/*]`,
      reason:
        'In the sandbox SES asks for the right to the recipient’s identity too; the sender is confined by a condition.',
    },
    {
      stack: 'service',
      finding: `${exported('Records091F6ECAArn8F34C005')}/inbox/*]`,
      reason: 'Each received mail is a file of its own.',
    },
    {
      stack: 'service',
      finding: `${exported('Records091F6ECAArn8F34C005')}/inbox/bot-*]`,
      reason: 'Each mail that a bot writes is a file of its own.',
    },
    {
      stack: 'service',
      finding: `${exported('Records091F6ECAArn8F34C005')}/mail/*]`,
      reason: 'Each mail that is kept is a file of its own.',
    },
    {
      stack: 'service',
      finding: `${exported('Records091F6ECAArn8F34C005')}/phases/*]`,
      reason: 'Each phase of each game has a record of its own.',
    },
    {
      stack: 'service',
      finding: `${exported('Records091F6ECAArn8F34C005')}/lists/*]`,
      reason: 'The parts of the lists, and what they have taken from each game, are files of their own.',
    },
    {
      stack: 'service',
      finding: `${exported('Pages127DFD1AArn187CDF18')}/games/*]`,
      reason: 'Each page of a game is a file of its own.',
    },
    {
      stack: 'service',
      finding: `${exported('Pages127DFD1AArn187CDF18')}/*]`,
      reason: 'Each page and each map is a file of its own.',
    },
    {
      stack: 'service',
      finding: `IAM5[Resource::arn:<AWS::Partition>:scheduler:${region}:<AWS::AccountId>:schedule/${stack}/game-*]`,
      reason: 'Each game has a schedule of its own.',
    },
  ];
}

export function acknowledgeFindings(config: Config, data: DataStack, service: ServiceStack): void {
  for (const { stack, finding, reason } of acknowledgedFor(config)) {
    Validations.of(stack === 'data' ? data : service).acknowledge({
      id: `AwsSolutions::AwsSolutions-${finding}`,
      reason,
    });
  }
}
