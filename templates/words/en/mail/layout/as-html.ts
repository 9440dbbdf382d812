/** What the HTML of a mail says of itself. */
export const asHtml = {
  /** BCP 47. */
  language: 'en-GB',
};
