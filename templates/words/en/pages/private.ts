/** What a private judge asks before it shows its mailboxes. `private` is the code of the local judge. */
export const privacy = {
  title: 'Private',
  heading: 'This judge is private',
  enterCode: 'The judge printed a code when it started. Enter it to read and write mail here.',
  wrongCode: 'That is not the code. The judge printed a code when it started. Enter it to read and write mail here.',
  code: 'Code',
  open: 'Open',
};
