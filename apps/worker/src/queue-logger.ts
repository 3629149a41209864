import { Logger } from 'graphile-worker';
import type { EventLog } from '@forecourt/server/observability/event-log';

/**
 * The library's own messages, without what it says of single jobs: those lines carry error messages
 * whole, and ours say the same.
 */
export function queueLogger(log: EventLog): Logger {
  return new Logger((scope) => (level, message) => {
    if (level !== 'error' && level !== 'warning') return;
    if (scope.label === 'worker' || scope.label === 'job') return;
    log[level === 'error' ? 'error' : 'warn'](
      { event: 'queue_library', part: scope.label ?? 'queue' },
      message,
    );
  });
}
