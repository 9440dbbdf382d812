/** A mail as it came: what of it could not be read, who sent it, what was left out. */
export type MailSaying = never;
