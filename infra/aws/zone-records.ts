/** The judge's DNS records in a zone of Route 53, where the operator has one: nothing is left to be done by hand. */
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { DkimRecord } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';
import { dnsRecords } from './deployed/dns-records.ts';

const TTL_SECONDS = '3600';

/** `pages`: the distribution's own name, to which the site's leads; null: there is none. */
export function addZoneRecords(
  scope: Construct,
  config: Config,
  dkim: readonly DkimRecord[],
  pages: string | null,
): void {
  const { zone, site } = config;
  if (zone === undefined) return;
  const add = (id: string, name: string, type: 'CNAME' | 'MX' | 'TXT', value: string) =>
    new CfnRecordSet(scope, id, { hostedZoneId: zone.id, name, type, ttl: TTL_SECONDS, resourceRecords: [value] });
  for (const { name, type, value } of dnsRecords(config)) {
    const host = name === config.domain ? 'Judge' : name.startsWith('_dmarc.') ? 'Dmarc' : 'Bounce';
    add(`${host}${type}`, name, type, type === 'TXT' ? `"${value}"` : value);
  }
  for (const [n, { name, value }] of dkim.entries()) add(`DkimRecord${n + 1}`, name, 'CNAME', value);
  if (site?.domain.endsWith(`.${zone.name}`) === true && pages !== null) add('SiteCNAME', site.domain, 'CNAME', pages);
}
