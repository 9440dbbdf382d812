/** Proofs: a line in the mail, and the lines of the file beside it, at most 78 columns each. `file`: its name. */
export const receipts = {
  ofResults: (file: string) => `Proof that no order was changed: ${file} (attached).`,
  ofOrders: (file: string) => `Proof of the orders on file: ${file} (attached).`,
  title: (game: string, phase: string | null) => `Receipts of game '${game}'${phase === null ? '' : `, ${phase}`}`,
  receiptOf: (power: string) => `Receipt for ${power}${power.endsWith('s') ? "'" : "'s"} orders:`,
  seal: (commit: number) => `Seal of the game's history, commit ${commit}:`,
  howToKeep: [
    'A receipt is made from your orders and from a salt, a random text that we keep until',
    'the results. Keep this file: the receipts.txt of the results opens your last',
    'receipt, and shows that the orders we adjudicated are those you were shown.',
  ],
  /** A line that prints a receipt stands below. */
  howToCheck: [
    'With these anybody can check that the orders we adjudicated are those that we',
    'acknowledged: yours has the receipt that came with your last acknowledgement.',
    '',
    'A receipt is the SHA-256 of a salt, a line feed and the list of orders on file.',
    'Below, each power has its salt, its receipt and its list. This prints a receipt:',
  ],
  /** A line that does it stands below. */
  howToCheckAll: "This checks everything here against the game's archive:",
};
