/** Settings have changed: to everybody else. `by` begins a sentence. */
export const settingsChanged = {
  subject: 'the settings have changed',
  told: (by: string) => `${by} has changed the game's settings:`,
  /** `preferences`: a line that gives them, for those who should send them again. */
  otherVariant: ({ name, id, preferences }: OtherVariant) =>
    `The variant is ${name} now; GET ${id} tells its rules.${preferences === null ? '' : ` Please send your preferences again: ${preferences}.`}`,
  all: (game: string) => `LIST ${game} shows all settings.`,
};

interface OtherVariant {
  readonly name: string;
  readonly id: string;
  readonly preferences: string | null;
}
