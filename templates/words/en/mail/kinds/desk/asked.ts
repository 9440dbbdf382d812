/** What a mail asked to be shown. */
export const asked = {
  lead: 'Here is what you asked for. No action is needed on this mail.',
  noMap: 'There is no map yet: the game has not begun.',
  kept: 'The page of the game has every phase with its map, and files to download:',
  page: 'Page',
  history: 'History as text',
  archive: 'Archive',
};
