/** How many jobs of the schedule run at once: the rounds of a minute go on beside two that take the night. */
export const scheduledConcurrency = 3;
