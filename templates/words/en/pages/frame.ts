/** What is around every page. */
export const frame = {
  /** Names of the places in the masthead. */
  places: { judge: 'Judge', games: 'Games', variants: 'Variants', help: 'Help', mailboxes: 'Mailboxes' },
  placesLabel: 'Places',
  feed: 'Finished games',
  toContent: 'To the content',
  about:
    'Chancery, a judge for Diplomacy that lives in a mailbox. Diplomacy is a trademark of its owner; this judge is independent of it.',
};
