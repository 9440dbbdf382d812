/** What must never be lost: the table, the received mail, the pages, the judge's secret. Kept apart from all that can be made again. */
import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { LANGUAGES } from '../../engine/messages/languages.ts';
import { EXPIRES, WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { KEPT } from '../../lambdas/adapters/aws/mail-keys.ts';
import { INBOX } from '../../lambdas/delivery.ts';
import { NOT_HERE_PATH } from '../../templates/pages/served.ts';
import type { Config } from './config.ts';
import { headerPolicies } from './header-policies.ts';
import { OnDemandApi } from './on-demand-api.ts';
import { LANGUAGE_HEADER, originId, PAGES_FUNCTION } from './pages-function.ts';
import { SheetApi } from './sheet-api.ts';

export class DataStack extends Stack {
  readonly table: TableV2;
  /** Raw mail under `inbox/` and `mail/`, records of phases under `phases/`. */
  readonly records: IBucket;
  /** Pages and maps. */
  readonly pages: IBucket;
  readonly distribution: Distribution;
  readonly secret: Secret;
  /** Order sheets, at paths of the distribution. */
  readonly sheets: SheetApi;
  /** Maps that are drawn when asked for, at paths of the distribution. */
  readonly onDemand: OnDemandApi;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { readonly config: Config }) {
    super(scope, id, { ...props, terminationProtection: true });
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName: WAITING_INDEX,
          partitionKey: { name: 'waiting', type: AttributeType.STRING },
          sortKey: { name: 'date', type: AttributeType.NUMBER },
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
      billing: Billing.onDemand(),
      timeToLiveAttribute: EXPIRES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryptionV2.awsManagedKey(),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const logs = bucket(this, 'AccessLogs', {
      ...PRIVATE,
      lifecycleRules: [{ expiration: Duration.days(config.retention.logDays) }],
    });
    this.records = bucket(this, 'Records', {
      ...PRIVATE,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'records/',
      lifecycleRules: [
        { prefix: KEPT, expiration: Duration.days(config.retention.rawMailDays) },
        // Of mail that has been dealt with a delete marker is left: each list of what waits would go through all of them.
        { prefix: INBOX, expiredObjectDeleteMarker: true, noncurrentVersionExpiration: Duration.days(1) },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.pages = bucket(this, 'Pages', {
      ...PRIVATE,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'pages/',
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.sheets = new SheetApi(this, config.stack);
    this.onDemand = new OnDemandApi(this, config.stack);
    this.distribution = makePages(this, config, this.pages, this);
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs reply addresses and archives. Changing it makes all reply addresses invalid.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}

/** The class and its interface differ in what may be left out; we tell the compiler that they do not. */
function bucket(scope: Construct, id: string, props: BucketProps): IBucket {
  return new Bucket(scope, id, props) as IBucket;
}

function makePages(
  scope: Construct,
  config: Config,
  pages: IBucket,
  { sheets, onDemand }: Pick<DataStack, 'sheets' | 'onDemand'>,
): Distribution {
  const { site } = config;
  const policies = headerPolicies(scope, config.stack);
  // Only with the right to list does S3 tell what is missing (404) from what is forbidden. Nobody can ask it for a list: no query goes
  // to it, and a path that ends with a slash is a page's.
  const levels = { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] };
  const storedAs = (id: string) => S3BucketOrigin.withOriginAccessControl(pages, { originId: id, ...levels });
  const ofPages: Omit<BehaviorOptions, 'responseHeadersPolicy'> = {
    origin: storedAs(originId('en')),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    functionAssociations: [
      { eventType: FunctionEventType.VIEWER_REQUEST, function: new CloudFrontFunction(scope, 'Folders', FOLDERS) },
    ],
    cachePolicy: new CachePolicy(scope, 'Languages', {
      comment: 'Pages by language',
      headerBehavior: CacheHeaderBehavior.allowList(LANGUAGE_HEADER),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
  };
  return new Distribution(scope, 'Distribution', {
    comment: `Chancery at ${config.domain}`,
    defaultBehavior: { ...ofPages, responseHeadersPolicy: policies.page },
    // Whose pages lie below their code: the function above turns to them by their ids.
    additionalBehaviors: {
      ...sheets.behaviors(),
      ...Object.fromEntries(
        Object.entries(onDemand.behaviors(storedAs)).map(([pattern, behavior]) => [
          pattern,
          { ...behavior, responseHeadersPolicy: policies.drawing },
        ]),
      ),
      '*/game.html': { ...ofPages, responseHeadersPolicy: policies.oneFile },
      'assets/*': { ...ofPages, responseHeadersPolicy: policies.asset },
      ...Object.fromEntries(
        LANGUAGES.filter((language) => language !== 'en').map((language) => [
          `${language}/*`,
          {
            origin: S3BucketOrigin.withOriginAccessControl(pages, {
              originId: originId(language),
              originPath: `/${language}`,
              ...levels,
            }),
            viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
            responseHeadersPolicy: policies.page,
          },
        ]),
      ),
    },
    ...(config.webAcl === undefined ? {} : { webAclId: config.webAcl }),
    defaultRootObject: 'index.html',
    errorResponses: [
      {
        httpStatus: 404,
        responseHttpStatus: 404,
        responsePagePath: `${NOT_HERE_PATH}index.html`,
        // A mail may be there before the page that it tells of.
        ttl: Duration.seconds(1),
      },
    ],
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    ...(site === undefined
      ? {}
      : {
          domainNames: [site.domain],
          certificate: Certificate.fromCertificateArn(scope, 'Certificate', site.certificateArn),
        }),
  });
}

const FOLDERS = { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(PAGES_FUNCTION) };

const PRIVATE: BucketProps = {
  encryption: BucketEncryption.S3_MANAGED,
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
};
