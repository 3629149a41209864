import type { WorkerEnv } from './env.ts';

/** How many jobs run at once where no operator has to choose. */
export const fixedConcurrency = {
  /** A provider that is slow for one dealership leaves places for others. */
  money: 4,
  /** Each writes a PDF, and thousands may be due at once: whoever waits for a code or for money has the processor. */
  receipts: 2,
  /** The rounds of a minute go on beside two that take the night. */
  scheduled: 3,
} as const;

/** How many jobs a worker does at once, over all its queues. */
export function placesOf({
  concurrency,
  promptConcurrency,
}: Pick<WorkerEnv, 'concurrency' | 'promptConcurrency'>): number {
  return Object.values(fixedConcurrency).reduce((all, own) => all + own, concurrency + promptConcurrency);
}
