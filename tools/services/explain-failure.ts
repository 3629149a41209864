import { ServiceProblem } from './service-problem.ts';

const fullDisk =
  'The disk is full. Make room (`pnpm services reset` deletes all data of the services) and start again.';

const stolenPort =
  'Another program took its port while it started. Start again; if it happens again, choose another port in .env.';

/** Sentences for what servers are known to write into their logs when they give up. */
export function knownCauses(log: string): string[] {
  const causes: [string, string][] = [
    ['No space left on device', fullDisk],
    ['Address already in use', stolenPort],
  ];
  return causes.filter(([words]) => log.includes(words)).map(([, sentence]) => sentence);
}

/** The sentence for a person, or null when it is a mistake of ours, which shows its stack. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof ServiceProblem) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return fullDisk;
  if (code === 'EACCES' || code === 'EPERM') {
    return `No permission for ${path ?? 'a file or process of the services'}. It was made by another user, perhaps by root: delete .services as that user, or run this as that user.`;
  }
  return null;
}
