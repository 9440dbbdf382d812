/** Some hours before the deadline, to those who still owe orders. */
export const reminder = {
  /** `left`: how long until the deadline; null: it has passed. `orders`: `orders complete`. */
  subject: (left: string | null, orders: string) =>
    `${left === null ? 'the deadline has passed' : `deadline in ${left}`}: ${orders}`,
};
