/**
 * What SES says when it does not take a mail, and what that is the fault of. Two lists are closed: what ails this address alone, and what
 * ails this mail alone. For nothing else is a mail or an address ever given up: SES's words may change, and an account that is paused
 * refuses every mail by the code by which it refuses one.
 */

export interface SesFault {
  readonly code: 'MessageRejected' | 'InvalidParameterValue';
  /** The whole text. */
  readonly says: RegExp;
  /** `form`: SES cannot read the address, which counts only where that has an unusual form. */
  readonly of: 'address' | 'form' | 'mail';
  /** Who has met it, and when. SES itself lists codes, and few texts. */
  readonly source: string;
}

export const SES_FAULTS: readonly SesFault[] = [
  {
    code: 'MessageRejected',
    says: /^Address blacklisted\.?$/,
    of: 'address',
    source: 'github.com/emencia/emencia-django-newsletter/issues/61, 2012-04',
  },
  {
    code: 'InvalidParameterValue',
    says: /^Local address (?:contains (?:control or whitespace|illegal character|dot-dot)|starts with dot|ends with dot)\.?$/,
    of: 'form',
    source: 'github.com/openstax/accounts/issues/253, 2016-02; github.com/hcengineering/platform/issues/7864, 2025-02',
  },
  {
    code: 'InvalidParameterValue',
    says: /^Domain (?:contains (?:control or whitespace|illegal character|dot-dot)|starts with dot|ends with dot)\.?$/,
    of: 'form',
    // The second: said of addresses that are as they should be, now and then.
    source: 'github.com/18F/identity-idp/pull/7380, 2022-11; github.com/boto/boto3/issues/4587, 2025-08',
  },
  {
    code: 'InvalidParameterValue',
    says: /^(?:Missing (?:domain|local name|final '@domain')|Illegal address)\.?$/,
    of: 'form',
    source: 'github.com/brave/accounts/issues/35, 2025-03; github.com/anymail/django-anymail/issues/281, 2022-07',
  },
  {
    code: 'InvalidParameterValue',
    says: /^Message length is more than \d+ bytes long: '\d+'\.?$/,
    of: 'mail',
    source: 'github.com/aws/aws-sdk-go-v2/issues/1774, 2022-07',
  },
  {
    code: 'InvalidParameterValue',
    says: /^Header section too long\.?$/,
    of: 'mail',
    source: 'github.com/aws/aws-sdk-php/issues/981, 2016-05',
  },
  {
    code: 'InvalidParameterValue',
    says: /^(?:Duplicate|Illegal) header '[^']{1,200}'\.?$/,
    of: 'mail',
    source: 'github.com/WPManageNinja/fluent-smtp/issues/64, 2021-10',
  },
  {
    code: 'InvalidParameterValue',
    says: /^Empty header names are illegal\.?$/,
    of: 'mail',
    source: 'github.com/aws/aws-sdk-js/issues/4121, 2022-06',
  },
  {
    code: 'InvalidParameterValue',
    says: /^Illegal content\.?$/,
    of: 'mail',
    source: 'github.com/drewblas/aws-ses/issues/51, 2014-03',
  },
];

/** What a refusal is the fault of. `sandbox`: of an address that SES asks to be verified first. `unknown`: of anything, the account too. */
export type Blame = 'address' | 'mail' | 'rate' | 'sandbox' | 'account' | 'unknown';

/** `to`: the address that the mail was for. */
export function blameOf({ name, message }: Pick<Error, 'name' | 'message'>, to: string): Blame {
  if (RATE.test(message)) return 'rate';
  if (OF_ACCOUNT.has(name) || OF_ACCOUNT_TEXT.test(message)) return 'account';
  if (NOT_VERIFIED.test(message)) return message.toLowerCase().includes(to.toLowerCase()) ? 'sandbox' : 'account';
  const code = name.replace(/Exception$/, '');
  const fault = SES_FAULTS.find((each) => each.code === code && each.says.test(message.trim()));
  if (fault === undefined || (fault.of === 'form' && PLAIN.test(to))) return 'unknown';
  return fault.of === 'mail' ? 'mail' : 'address';
}

/** Only the operator, or the end of a day, can end these (SES API reference, SendRawEmail; "Errors related to the sending quotas"). */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  'AccountSendingPausedException',
  'ConfigurationSetDoesNotExist',
  'ConfigurationSetDoesNotExistException',
  'ConfigurationSetSendingPausedException',
  'MailFromDomainNotVerifiedException',
]);
/** A pause comes as `MessageRejected` as well (github.com/GoodDollar/GoodServer/issues/419, 2023-04). */
const OF_ACCOUNT_TEXT = /^Sending paused for this account|daily (?:message|sending) quota/i;
/** In the sandbox mail goes to verified addresses alone; and the domain itself may not be verified yet. */
const NOT_VERIFIED = /^Email address is not verified/i;
const RATE = /maximum sending rate/i;
/** An address of which SES can find nothing wrong with the form (RFC 5321, 4.1.2: Dot-string and Domain). */
const PLAIN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z]$/i;
