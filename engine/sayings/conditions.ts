/** IF, PHASE and what stands under them. */
export type ConditionSaying = never;
