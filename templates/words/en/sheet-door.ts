/** The pages in front of an order sheet. */
export const sheetDoor = {
  title: 'Order sheet',
  opening: 'Opening your order sheet …',
  failed: 'This link did not open a sheet. Use the one in the last mail that asked you for orders.',
  paste: 'Without scripts, paste the link from your mail here:',
  open: 'Open',
  again: 'I have opened it here before',
  game: 'Page of the game',
  wasItYou: 'Was it you?',
  wasItYouMore:
    'Your order sheet was opened on the device that the mail names. If that was you, say so: then it can send orders.',
  code: 'Code from the mail',
  yes: 'Yes, it was me',
  no: 'If it was not you, close this page and send the judge SET LINKS NEW: every link of yours that is out is dead then.',
  confirmed: 'Thank you',
  confirmedMore: 'Reload the order sheet on that device: it can send orders now.',
  notConfirmed: 'Nothing was confirmed',
  notConfirmedMore:
    'The code is wrong or too old, or that sheet is not open any more. Open the sheet again for a new mail.',
  toSheet: 'To the order sheet',
};
