/** A person with an account: names, addresses, passwords, zones, questions and what is shown on asking. */
export type AccountSaying = never;
