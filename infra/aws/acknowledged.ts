/** Findings of the rule pack (cdk-nag, AwsSolutions) that are as they should be, each with its reason. */
import { Validations } from 'aws-cdk-lib';
import { type Config, stackNames } from './config.ts';
import type { DataStack } from './data-stack.ts';
import type { ServiceStack } from './service-stack.ts';

/** By the rule, or of a wildcard the finding (`IAM5[Resource::*]`), why it is as it should be. */
type Acknowledged = Readonly<Record<string, string>>;

export function acknowledgedFor({ region, stack }: Pick<Config, 'region' | 'stack'>): {
  readonly data: Acknowledged;
  readonly service: Acknowledged;
} {
  const exported = (name: string) => `IAM5[Resource::${stackNames({ stack }).data}:ExportsOutputFnGetAtt${name}`;
  const data = {
    CFR1: 'Anybody may read the pages, wherever they are.',
    CFR2: 'Static pages without a server behind them: a firewall would protect nothing.',
    CFR3: 'Who reads which page is nobody’s business: readers are not logged.',
    CFR4: 'Without a domain of its own the distribution has CloudFront’s certificate, whose protocols cannot be chosen.',
    SMG4: 'A new secret makes all reply addresses and signatures invalid: it is changed by hand, when it must be.',
    APIG1:
      'Who opens which order sheet, and who looks at which map, is nobody’s business; what calls came to is in the functions’ logs.',
  };
  const service = {
    APIG1: 'The path of a call stands for somebody’s address, and what it came to is in the function’s log without it.',
    APIG4:
      'A mail program that clicks for its reader knows nothing but the link: the token in it is what allows the call. An order sheet is opened by its own link, and its function checks the cookie that stands for it. A map is as public as its page, or has a name that only its readers know.',
    SQS3: 'This queue is itself where calls go that could not be delivered.',
    'IAM5[Resource::*]': 'X-Ray knows no narrower resource for traces.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
      'What CodeDeploy may do to move calls from one version to the next is for AWS to say.',
    [`IAM5[Resource::arn:<AWS::Partition>:ses:${region}:<AWS::AccountId>:identity/*]`]:
      'In the sandbox SES asks for the right to the recipient’s identity too; the sender is confined by a condition.',
    [`${exported('Records091F6ECAArn8F34C005')}/inbox/*]`]: 'Each received mail is a file of its own.',
    [`${exported('Records091F6ECAArn8F34C005')}/inbox/bot-*]`]: 'Each mail that a bot writes is a file of its own.',
    [`${exported('Records091F6ECAArn8F34C005')}/mail/*]`]: 'Each mail that is kept is a file of its own.',
    [`${exported('Records091F6ECAArn8F34C005')}/phases/*]`]: 'Each phase of each game has a record of its own.',
    ...Object.fromEntries(
      ['asked', 'state', 'kept'].map((part) => [
        `${exported('Records091F6ECAArn8F34C005')}/trials/${part}/*]`,
        'Each map that somebody has mailed, and what was found in it, is a file of its own.',
      ]),
    ),
    [`${exported('Records091F6ECAArn8F34C005')}/lists/*]`]:
      'The parts of the lists, and what they have taken from each game, are files of their own.',
    [`${exported('Pages127DFD1AArn187CDF18')}/games/*]`]: 'Each page of a game is a file of its own.',
    [`${exported('Pages127DFD1AArn187CDF18')}/*]`]: 'Each page and each map is a file of its own.',
    [`IAM5[Resource::arn:<AWS::Partition>:scheduler:${region}:<AWS::AccountId>:schedule/${stack}/game-*]`]:
      'Each game has a schedule of its own.',
  };
  return { data, service };
}

export function acknowledgeFindings(config: Config, data: DataStack, service: ServiceStack): void {
  const acknowledged = acknowledgedFor(config);
  for (const [stack, findings] of [
    [data, acknowledged.data],
    [service, acknowledged.service],
  ] as const) {
    for (const [finding, reason] of Object.entries(findings))
      Validations.of(stack).acknowledge({ id: `AwsSolutions::AwsSolutions-${finding}`, reason });
  }
}
