/** SES: the judge's identity as a sender, what becomes of its mails, and how mail to it is stored and told of. */
import { Annotations, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  type DkimRecord,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  ReceiptRule,
  type ReceiptRuleOptions,
  ReceiptRuleSet,
  TlsPolicy,
} from 'aws-cdk-lib/aws-ses';
import { S3, Stop } from 'aws-cdk-lib/aws-ses-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { KEPT } from '../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { type Config, ruleSetOf } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { arnHere } from './policy.ts';

export interface SendingSetup {
  readonly configurationSet: ConfigurationSet;
  /** Three records that prove the domain; only SES knows their names. */
  readonly dkim: readonly DkimRecord[];
  /** Told of what became of the mails. */
  readonly feedback: Topic;
}

/** The judge's identity as a sender, and the feedback on the mails that it has sent. */
export function makeSending(scope: Construct, config: Config): SendingSetup {
  const configurationSet = new ConfigurationSet(scope, 'Sending', {
    configurationSetName: config.stack,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    // Our own list knows who is back: SES would go on refusing whoever bounced once.
    disableSuppressionList: true,
  });
  const identity = new EmailIdentity(scope, 'Identity', {
    identity: Identity.domain(config.domain),
    // Bounces come as events; as mails they would only be mails to answer.
    feedbackForwarding: false,
    mailFromDomain: `bounce.${config.domain}`,
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.REJECT_MESSAGE,
    configurationSet,
  });
  const feedback = new Topic(scope, 'FeedbackTopic', { enforceSSL: true });
  configurationSet.addEventDestination('Feedback', {
    destination: EventDestination.snsTopic(feedback),
    events: [
      EmailSendingEvent.BOUNCE,
      EmailSendingEvent.COMPLAINT,
      EmailSendingEvent.REJECT,
      EmailSendingEvent.DELIVERY_DELAY,
    ],
  });
  return { configurationSet, dkim: identity.dkimRecords, feedback };
}

/** Where SES may put mail. */
const INTO = [KEPT, INBOX];

/** Mail to the domain is stored first, then told of. */
export function makeReceiving(scope: Construct, config: Config, data: DataStack, inbound: Queue, missed: Queue): void {
  const ruleSetName = ruleSetOf(config);
  const ruleName = `${config.stack}-mail`;
  const topic = new Topic(scope, 'InboundTopic', { enforceSSL: true });
  // Notifications lie in the queue as they were sent; those that do not get there lie with calls that came to nothing.
  topic.addSubscription(new SqsSubscription(inbound, { rawMessageDelivery: true, deadLetterQueue: missed }));
  const rulesOf = (stack: Construct) => ({
    StringEquals: { 'aws:SourceAccount': Stack.of(stack).account },
    ArnLike: { 'aws:SourceArn': arnHere(stack, 'ses', `receipt-rule-set/${ruleSetName}:receipt-rule/${ruleName}`) },
  });
  // Nobody else's rule may put mail there. The construct for the action would let all of the account's: it gets the bucket by name alone.
  data.records.addToResourcePolicy(
    new PolicyStatement({
      actions: ['s3:PutObject'],
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      resources: INTO.map((prefix) => data.records.arnForObjects(`${prefix}*`)),
      conditions: rulesOf(data),
    }),
  );
  const bucket = Bucket.fromBucketName(scope, 'Received', data.records.bucketName) as IBucket;
  // A topic with a policy of its own takes nothing that the policy does not name.
  const told = topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: rulesOf(scope),
    }),
  );
  const rule: ReceiptRuleOptions = {
    receiptRuleName: ruleName,
    recipients: [config.domain],
    scanEnabled: true,
    tlsPolicy: config.tls === 'require' ? TlsPolicy.REQUIRE : TlsPolicy.OPTIONAL,
    // Both under the same name, the mail's id. The notification goes out when both are stored.
    actions: [new S3({ bucket, objectKeyPrefix: KEPT }), new S3({ bucket, objectKeyPrefix: INBOX, topic }), new Stop()],
  };
  const rules =
    config.ruleSet === undefined
      ? new ReceiptRuleSet(scope, 'Receiving', { receiptRuleSetName: ruleSetName, rules: [rule] })
      : new ReceiptRule(scope, 'Receiving', {
          ruleSet: ReceiptRuleSet.fromReceiptRuleSetName(scope, 'SharedRules', ruleSetName),
          ...rule,
        });
  Annotations.of(rules).acknowledgeWarning(
    '@aws-cdk/s3:AddBucketPermissions',
    'The bucket has the statement above, for this rule alone.',
  );
  // SES tries the topic when the rule is made.
  if (told.policyDependable !== undefined) rules.node.addDependency(told.policyDependable);
}
