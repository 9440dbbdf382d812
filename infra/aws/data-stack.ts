/** What must never be lost: the table, the received mail, the pages, the judge's secret. Kept apart from all that can be made again. */
import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  S3OriginAccessControl,
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
import { LANGUAGE_HEADER, originId, PAGES_FUNCTION } from './pages-function.ts';
import { behaviorsOf, makeApi } from './site-api.ts';

/** What a first deployment has made that fails later is taken back, so that it can be repeated. From then on nothing is deleted. */
const KEPT_ONCE_IT_IS_THERE = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

export class DataStack extends Stack {
  readonly table: TableV2;
  /** Raw mail under `inbox/` and `mail/`, records of phases under `phases/`. */
  readonly records: IBucket;
  /** Pages and maps. */
  readonly pages: IBucket;
  /** Null: accounts that CloudFront has not verified yet do without. */
  readonly distribution: Distribution | null;
  /** `https://…`, without a slash at its end. */
  readonly site: string;
  readonly secret: Secret;
  /** Order sheets, links, and maps that are drawn when asked for, at paths of the distribution. */
  readonly api: HttpApi;
  /** What the distribution is known by to the functions behind the API: nobody outside of the account learns the table's id. */
  readonly edgeKey: string;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { readonly config: Config }) {
    super(scope, id, { ...props, terminationProtection: config.protect });
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
      deletionProtection: config.protect,
      removalPolicy: KEPT_ONCE_IT_IS_THERE,
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
        ...['asked', 'state'].map((part) => ({ prefix: `trials/${part}/`, expiration: Duration.days(7) })),
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
    this.api = makeApi(this, config.stack);
    this.edgeKey = config.edge === 'none' ? '' : this.table.tableId!;
    this.distribution = config.edge === 'none' ? null : makePages(this, config, this.pages, this.api, this.edgeKey);
    this.site =
      this.distribution === null
        ? this.api.apiEndpoint
        : `https://${config.site?.domain ?? this.distribution.distributionDomainName}`;
    // What the other stack uses under some settings only: exported under all, since it is deployed second, and uses until then what it used.
    for (const value of [this.api.apiEndpoint, this.distribution?.distributionDomainName]) {
      if (value !== undefined) this.exportValue(value);
    }
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs reply addresses and archives. Changing it makes all reply addresses invalid.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: KEPT_ONCE_IT_IS_THERE,
    });
  }
}

/** The class and its interface differ in what may be left out; we tell the compiler that they do not. */
function bucket(scope: Construct, id: string, props: BucketProps): IBucket {
  return new Bucket(scope, id, props) as IBucket;
}

function makePages(scope: Construct, config: Config, pages: IBucket, api: HttpApi, edgeKey: string): Distribution {
  const { site } = config;
  const policies = headerPolicies(scope, config);
  const originAccessControl = new S3OriginAccessControl(scope, 'Access', {
    originAccessControlName: `${config.stack}-${config.region}`,
  });
  const storedAs = (id: string, originPath = '') =>
    S3BucketOrigin.withOriginAccessControl(pages, { originId: id, originAccessControl, originPath });
  const { called, drawn } = behaviorsOf(api, edgeKey, storedAs);
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
      ...called,
      ...Object.fromEntries(
        Object.entries(drawn).map(([pattern, behavior]) => [
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
            origin: storedAs(originId(language), `/${language}`),
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
        // Of what is missing S3 says that it is forbidden, since nobody may list it. The functions never say that: their 404 is theirs.
        httpStatus: 403,
        responseHttpStatus: 404,
        responsePagePath: `${NOT_HERE_PATH}index.html`,
        // A mail may be there before the page that it tells of.
        ttl: Duration.seconds(1),
      },
    ],
    httpVersion: HttpVersion.HTTP2_AND_3,
    ...(site === undefined
      ? {}
      : {
          domainNames: [site.domain],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
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
  removalPolicy: KEPT_ONCE_IT_IS_THERE,
};
