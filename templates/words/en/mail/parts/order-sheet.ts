/** Links to order sheets, and what is asked when one is opened on a new device. */
export const orderSheet = {
  heading: 'For you alone',
  open: 'Open your order sheet',
  openDesk: 'Open your desk',
  note: 'The link is yours: leave it out when you pass this mail on.',
  sheets: 'Your order sheets',
  sheetsNote:
    'Each link is for you alone. The first time you open one on a device, we ask you by mail whether it was you.',
  noSheets: 'You have no order sheet now: there is one in each game that you play or run.',
  deviceSubject: (game: string) => `[${game}] was it you?`,
  deviceLead: 'Was it you who opened your order sheet?',
  /** `device`: as `Firefox on Android`; null: not known. `time`: with its zone. */
  opened: (facts: { readonly game: string; readonly device: string | null; readonly time: string }) =>
    facts.device === null
      ? `Your order sheet of ${facts.game} was opened on a new device on ${facts.time}.`
      : `Your order sheet of ${facts.game} was opened on a new device, ${facts.device}, on ${facts.time}.`,
  deviceOn: (facts: { readonly browser: string; readonly system: string }) => `${facts.browser} on ${facts.system}`,
  until: 'Until you say yes, it shows there only what everybody may see, and sends nothing.',
  yesReply: 'Yes: reply to this mail with this line and nothing else, or press the button on the page below.',
  yes: 'Yes, it was me',
  yesHow: 'The answer is good for four days.',
  no: 'No: send the judge this line, and every link of yours that is out is dead.',
  page: 'Page with the button',
  /** Who is written to, where it is no power. */
  everyone: 'everyone',
  gm: 'the GM',
  observers: 'the observers',
};
