/** Heads of mails whose sender is, or would be, somebody else. */
export const VICTIM = 'anna@players.example';
export const EVIL = 'mallory@evil.example';
const ENCODED_VICTIM = `=?UTF-8?B?${Buffer.from(`Anna <${VICTIM}>`).toString('base64')}?=`;

export interface Shape {
  readonly what: string;
  readonly head: readonly string[];
  readonly envelopeFrom: string;
  /** Whose mail it is if the mail system vouches for the From header; null: nobody's, whatever is vouched for. */
  readonly whose: string | null;
}

/** Those of the attacker's own mail, which name the victim somewhere. */
const ATTACKERS: Readonly<Record<string, readonly string[]>> = {
  'victim as display name': [`From: "${VICTIM}" <${EVIL}>`],
  'victim as encoded display name': [`From: ${ENCODED_VICTIM} <${EVIL}>`],
  'victim in a comment': [`From: ${EVIL} (${VICTIM})`],
  'victim in Reply-To': [`From: ${EVIL}`, `Reply-To: ${VICTIM}`],
  'victim in Sender': [`From: ${EVIL}`, `Sender: ${VICTIM}`],
  'victim in Resent-From': [`Resent-From: ${VICTIM}`, `From: ${EVIL}`],
  'victim in X-Original-From': [`X-Original-From: ${VICTIM}`, `From: ${EVIL}`],
  'victim in a folded other header': ['X-A: b', ` From: ${VICTIM}`, `From: ${EVIL}`],
  'victim in the body': [`From: ${EVIL}`, '', `From: ${VICTIM}`],
  'the victim, 900 spaces and another in brackets': [`From: ${VICTIM}${' '.repeat(900)}<${EVIL}>`],
};

/** Those that are nobody's, in an envelope of the attacker's. */
const NOBODYS: Readonly<Record<string, readonly string[]>> = {
  'two From headers, the victim first': [`From: ${VICTIM}`, `From: ${EVIL}`],
  'two From headers, the victim last': [`From: ${EVIL}`, `From: ${VICTIM}`],
  'a From header with a space before the colon beside one without': [`From : ${VICTIM}`, `From: ${EVIL}`],
  'a From header with a NUL in its name beside one without': [`Fr\0om: ${VICTIM}`, `From: ${EVIL}`],
  'a From header behind a bare CR': [`Subject: hello\rFrom: ${VICTIM}`, `From: ${EVIL}`],
  'two addresses': [`From: ${VICTIM}, ${EVIL}`],
  'two addresses in brackets': [`From: <${VICTIM}> <${EVIL}>`],
  'text behind the brackets': [`From: <${EVIL}> ${VICTIM}`],
  'brackets within brackets': [`From: <<${VICTIM}> ${EVIL}>`],
  'a group': [`From: us: ${VICTIM};`],
  'a source route': [`From: <@evil.example:${VICTIM}>`],
  'two at signs': ['From: anna@players.example@evil.example'],
  'a quoted local part': ['From: "anna@players.example"@evil.example'],
  'an encoded address': ['From: =?UTF-8?Q?anna=40players=2Eexample?='],
  'an encoded name that holds the address': [`From: ${ENCODED_VICTIM}`],
  'an encoded local part': ['From: <=?UTF-8?Q?anna?=@players.example>'],
  'full-width letters': ['From: \uFF41nna@players.example'],
  'the Kelvin sign for a k': ['From: \u212Aate@players.example'],
  'a full-width domain': ['From: anna@\uFF50layers.example'],
  'a NUL in the address': ['From: anna\0@players.example'],
  'a zero-width space in the address': ['From: anna\u200b@players.example'],
  'a space in the address': ['From: anna @players.example'],
  'a domain literal': ['From: anna@[192.0.2.1]'],
  'an address of numbers': ['From: anna@192.0.2.1'],
  'an unclosed quote': [`From: "Anna <${VICTIM}>`],
  'an unclosed comment': [`From: (Anna <${VICTIM}>`],
  'an unclosed bracket': [`From: Anna <${VICTIM}`],
  'the victim, 10,000 spaces and another in brackets': [`From: ${VICTIM}${' '.repeat(10_000)}<${EVIL}>`],
  'the victim, 100,000 spaces and another in brackets': [`From: ${VICTIM}${' '.repeat(100_000)}<${EVIL}>`],
  'the same, folded into many lines': [
    `From: ${VICTIM}`,
    ...Array.from({ length: 200 }, () => ` ${' '.repeat(60)}`),
    ` <${EVIL}>`,
  ],
  'a comment of 2000 characters between two addresses': [`From: ${VICTIM} (${'x'.repeat(2000)}) <${EVIL}>`],
  "the judge's own domain": ['From: marne@judge.test'],
};

/** And those in the victim's envelope. */
const NOBODYS_FROM_VICTIM: Readonly<Record<string, readonly string[]>> = {
  'the same From header twice': [`From: ${VICTIM}`, `From: ${VICTIM}`],
  'an empty From header': ['From:'],
  'empty brackets': ['From: Anna <>'],
  'a name of 2000 characters': [`From: ${'x'.repeat(2000)} <${VICTIM}>`],
  'no From header': [`Sender: ${VICTIM}`],
  'only an mbox line': [`From ${VICTIM} Tue Mar  3 18:00:00 2026`, 'X-A: b'],
  'an answering machine': [`From: ${VICTIM}`, 'Auto-Submitted: auto-replied'],
};

const VICTIMS: Readonly<Record<string, readonly string[]>> = {
  'one address': [`From: ${VICTIM}`],
  'name and address, other case': ['From: "Anna K." <ANNA@Players.Example>'],
  'a folded header': ['From: Anna', `\t<${VICTIM}>`],
  comments: ['From: anna@players.example (Anna (really))'],
};

const shapes = (
  heads: Readonly<Record<string, readonly string[]>>,
  envelopeFrom: string,
  whose: string | null,
): readonly Shape[] => Object.entries(heads).map(([what, head]) => ({ what, head, envelopeFrom, whose }));

const UNICODE = 'zoe@xn--mnchen-3ya.example';

/** Heads, honest and not. */
export const SHAPES: readonly Shape[] = [
  ...shapes(VICTIMS, VICTIM, VICTIM),
  ...shapes({ "another's envelope (a forwarder)": [`From: ${VICTIM}`] }, 'relay@host.example', VICTIM),
  ...shapes({ 'an Unicode domain': ['From: zoe@M\u00FCnchen.example'] }, UNICODE, UNICODE),
  ...shapes(ATTACKERS, EVIL, EVIL),
  ...shapes({ 'victim in the envelope': [`From: ${EVIL}`] }, VICTIM, EVIL),
  ...shapes(
    { 'a domain that looks alike (Cyrillic a)': ['From: anna@pl\u0430yers.example'] },
    EVIL,
    'anna@xn--plyers-4nf.example',
  ),
  ...shapes(NOBODYS, EVIL, null),
  ...shapes(NOBODYS_FROM_VICTIM, VICTIM, null),
  ...shapes({ 'the null sender': [`From: ${VICTIM}`] }, '', null),
];
