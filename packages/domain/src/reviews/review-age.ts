const dayMs = 86_400_000;

/** The steps in which people say how long ago something was, the longest first. */
const steps = [
  { days: 365, word: 'year' },
  { days: 30, word: 'month' },
  { days: 7, word: 'week' },
  { days: 1, word: 'day' },
] as const;

/** How long ago a review was written (DATA-3), from its day to today, both as dates: 3 weeks ago. */
export function reviewAge(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  const step = steps.find((one) => days >= one.days);
  if (!step) return 'today';
  const count = Math.floor(days / step.days);
  if (step.days === 1 && count === 1) return 'yesterday';
  return `${count} ${step.word}${count === 1 ? '' : 's'} ago`;
}
