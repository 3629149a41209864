import type { LogEvent } from './log-events.ts';

/** What a line of the log holds beside its sentence. Never anything that a visitor wrote. */
export interface LogFields {
  readonly event: LogEvent;
  readonly [field: string]: unknown;
}

type Write = (fields: LogFields, message: string) => void;

/** A log whose every line names its event; pino's logger is one. A line without an event does not compile. */
export interface EventLog {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  isLevelEnabled(level: 'debug' | 'info' | 'warn' | 'error'): boolean;
}
