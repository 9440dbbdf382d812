/** What would come of the orders of a WHATIF. */
export const whatIf = {
  /** `phase`: its code. */
  intro: (phase: string, game: string) =>
    `What would come of these orders in ${phase} of '${game}'. It was worked out from the published position and your lines alone; nothing was filed, and nobody else sees this. Units without an order in your mail are left out below.`,
  why: 'Why',
};
