import { tokenBuckets } from '../limits/token-bucket.ts';
import type { EventLog } from './event-log.ts';
import type { LogEvent } from './log-events.ts';

/** What a line of the log has that belongs to the log of security events, by which it is told from the others. */
export const ofSecurity = { isSecurity: true } as const;

/** Who is behind an event; neither is written as it is. */
interface Subjects {
  /** The network that limits go by. */
  readonly network?: string;
  /** Whoever is known by a phone. */
  readonly person?: string;
  /** Whatever a limit counts. */
  readonly subject?: string;
}

export interface SecurityFacts extends Subjects {
  readonly site?: string;
  readonly route?: string | null;
  /** A word of a fixed vocabulary. */
  readonly reason?: string;
}

export interface SecurityLog {
  record(event: LogEvent, facts: SecurityFacts): void;
}

/** A name that stands for another, the same for the same: a keyed hash. */
export type Pseudonym = (kind: keyof Subjects, value: string) => string;

export interface SecurityLogOptions {
  readonly log: EventLog;
  readonly pseudonym: Pseudonym;
  readonly elapsedMs: () => number;
}

/** Lines of the same event about the same: a flood is told by its first lines, and fills no disk. */
const sameRate = { perSecond: 1 / 60, burst: 5 };

/** The log of security events, in which networks and persons are pseudonyms. */
export function securityLog({ log, pseudonym, elapsedMs }: SecurityLogOptions): SecurityLog {
  const take = tokenBuckets<string>(sameRate);
  return {
    record(event, { network, person, subject, ...facts }) {
      const line = {
        ...facts,
        ...(network !== undefined && { networkId: pseudonym('network', network) }),
        ...(person !== undefined && { personId: pseudonym('person', person) }),
        ...(subject !== undefined && { subjectId: pseudonym('subject', subject) }),
      };
      if (take(JSON.stringify([event, line]), elapsedMs()) > 0) return;
      log.info({ event, ...ofSecurity, ...line }, 'security event');
    },
  };
}
