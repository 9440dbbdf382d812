/** Somebody plays where nobody did: to everybody else. */
export const seatTaken = {
  subject: (powers: string, count: number) => `${powers} ${count === 1 ? 'is' : 'are'} played again`,
  /** `who`: null where the name is hidden. `moved`: the deadline. */
  told: ({ powers, who, moved }: { readonly powers: string; readonly who: string | null; readonly moved: boolean }) =>
    `${who ?? 'Somebody'} now plays ${powers}. ${aboutDeadline(moved)}`,
  returned: (powers: string, moved: boolean) => `The player of ${powers} is back. ${aboutDeadline(moved)}`,
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'We moved the deadline to leave time for orders. WAIT is on for everybody; SET NOWAIT turns yours off.'
    : 'The deadline is unchanged.';
}
