/** Who sits where: signing on, approving, taking over, leaving, standing by. */
export type SeatSaying = never;
