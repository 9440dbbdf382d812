/** An address is to become somebody's: asked of whoever reads mail there, or of the one who has the account. */
interface Asked {
  readonly what: 'move' | 'tie';
  /** The address asked about. */
  readonly address: string;
  /** The address that asked. */
  readonly from: string;
  /** Name of the account that asked; null: none that the reader may know. */
  readonly name: string | null;
  /** Whose account the address is to belong to: the reader's, the asker's, or one whose password the asker knows. */
  readonly whose: 'reader' | 'asker' | 'password';
  /** When it asked, and from which mail server; null: not known. */
  readonly time: string;
  readonly ip: string | null;
}

export const addressAsked = {
  /** The address takes part in games itself. */
  merge: (asked: Asked) =>
    `${whoAsked(asked)} to treat ${asked.address} and ${asked.from} as one player. You play here from ${asked.address}, so only you can ask for that: answering this mail changes nothing.`,
  howToMerge: (address: string) =>
    `If both addresses are yours, and you want to write from either, send this line from ${address}:`,
  ifNot: 'If not, you need do nothing.',
  asks: (asked: Asked) => `${whoAsked(asked)} ${whatWasAsked(asked)} Nothing has changed yet.`,
  follows: ({ what, address, from, whose }: Asked) =>
    `If you confirm, ${address} is part of ${
      { reader: 'your account', password: 'that account', asker: `the account of ${from}` }[whose]
    }: whatever is written from there counts as that player's in every game${what === 'move' ? ', and its mail goes there' : ''}.`,
  howToConfirm: 'If that was you, reply to this mail with this line and nothing else:',
  code: 'The code is good for four days. A mail that says anything else confirms nothing.',
  confirm: 'Confirm',
  notYou:
    'If it was not you, somebody knows a password of yours: set a new one with SET PASSWORD in each of your games. Without the code nothing else happens.',
  notYours: 'If it was not you, do nothing, and give the code to nobody: without it nothing happens.',
};

function whoAsked({ time, ip, from, name }: Asked): string {
  const server = ip === null ? '' : `, from the mail server ${ip}`;
  return `On ${time}${server}, ${name === null ? from : `${from}, known here as ${name},`} asked this judge`;
}

function whatWasAsked({ what, address, whose }: Asked): string {
  const account = {
    reader: 'your account, with the password of one of your games',
    password: 'an account whose game password they know',
    asker: 'their own account',
  }[whose];
  return what === 'tie'
    ? `to treat ${address} as an address of ${account}.`
    : `to send mail to ${address} for ${account}.`;
}
