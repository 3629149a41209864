/** How many jobs run at once where no operator has to choose. */
export const fixedConcurrency = {
  /** A provider that is slow for one dealership leaves places for others. */
  money: 4,
  /** The rounds of a minute go on beside two that take the night. */
  scheduled: 3,
} as const;
