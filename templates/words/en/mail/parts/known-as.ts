/** Under which name and in which zone the judge knows somebody new. */
export const knownAs = {
  noName: 'Your mails carry no name, so we made one up for you. To be called by your own, send SET NAME with it.',
  name: (name: string) => `We know you as ${name}; SET NAME changes that.`,
  utc: 'Times in your mails are in UTC; to have your own, send SET MY ZONE with your zone.',
  /** `place`: `Berlin`. */
  zone: (place: string) =>
    `Times in your mails are in ${place} time; to have your own, send SET MY ZONE with your zone.`,
};
