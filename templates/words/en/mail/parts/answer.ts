/** How a player answers. Anything after % in a line is just a hint. */
export const answer = {
  change: 'To change an order, reply to this mail with the new line.',
  sendLines:
    'To send your orders, reply to this mail with lines like these, above anything quoted. Anything after % is just a hint.',
  send: 'To send your orders, reply to this mail: one order to a line, above anything quoted.',
  writeButton: 'Write your orders',
  changeButton: 'Change your orders',
  /** Of the reply that the button opens. */
  subject: (phase: string) => `${phase} orders`.trim(),
  byProxy: (_power: string, adjective: string) => `${adjective}, by proxy`,
  /** `places`: where a dislodged unit can go. */
  orDisband: (places: string) => `${places}, or D to disband`,
  eitherUnit: 'army (A) or fleet (F), as you like',
  unitsMaySwap: 'you may swap which are armies and which are fleets',
  byDefault: 'by default',
};
