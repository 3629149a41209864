/** A worker thread that does what its task's path says: for tests of the pool. */
import type { RunTask } from '../server/workers/worker-tasks.ts';

let isTold = false;

export const runTask: RunTask = async ({ target, context, siteId }) => {
  if (target.kind !== 'api') return { kind: 'made', made: null, spent: [] };
  switch (target.path) {
    case '/told': {
      isTold ||= context !== undefined;
      if (!isTold) return { kind: 'context-wanted', spent: [] };
      break;
    }
    case '/busy':
      return { kind: 'overloaded', message: 'too much', retryAfterMs: 7_000, spent: [{ siteId, ms: 5 }] };
    case '/broken':
      throw new Error('it cannot be made');
    case '/ends':
      return process.exit(1);
  }
  const response = { status: 200, headers: {}, body: Buffer.from(target.path) };
  return { kind: 'made', made: response, spent: [{ siteId, ms: 12 }] };
};
