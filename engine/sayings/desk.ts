/** The desk: mail that is about no game, confirmation codes, invitations. */
export type DeskSaying = never;
