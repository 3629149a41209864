import { DatabaseError as ServerError } from 'pg';

/**
 * What went wrong, as far as a caller can act on it.
 *
 * - `unavailable`: PostgreSQL could not be reached or went away before anything was committed.
 * - `timeout`: the call's own deadline, or a limit of the server, ended it; nothing was committed.
 * - `conflict`: another transaction was in the way (serialization failure, deadlock, a held lock).
 * - `commit_unknown`: the connection was lost while COMMIT was under way; it may or may not have
 *   happened. Repeat only what carries an idempotency key.
 * - `refused`: row-level security or a privilege forbids it; with a right scope this is a programming error.
 * - `duplicate`: a unique or exclusion constraint; `constraint` names it.
 * - `broken`: everything else; a promise between our code and the schema does not hold.
 */
export type DatabaseErrorKind =
  'unavailable' | 'timeout' | 'conflict' | 'commit_unknown' | 'refused' | 'duplicate' | 'broken';

interface Facts {
  readonly sqlState?: string | undefined;
  readonly constraint?: string | undefined;
  /** Whether running the transaction again from its start could help. */
  readonly retriable?: boolean;
  readonly cause?: unknown;
}

/**
 * The only error that leaves the store. Its message holds no value of a row: PostgreSQL's own words,
 * which may quote a visitor's email, stay in `cause` and are not for a log.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly kind: DatabaseErrorKind;
  readonly sqlState: string | undefined;
  readonly constraint: string | undefined;
  readonly retriable: boolean;

  constructor(kind: DatabaseErrorKind, message: string, facts: Facts = {}) {
    super(`database ${kind}: ${message}`, { cause: facts.cause });
    this.kind = kind;
    this.sqlState = facts.sqlState;
    this.constraint = facts.constraint;
    this.retriable = facts.retriable ?? false;
  }
}

type Meaning = readonly [kind: DatabaseErrorKind, retriable?: 'retriable'];

/** A whole SQLSTATE, or its class (the first two characters). The whole one wins. */
const meanings: Readonly<Record<string, Meaning>> = {
  '08': ['unavailable', 'retriable'],
  '53': ['unavailable'],
  '53300': ['unavailable', 'retriable'], // too many connections
  '57': ['unavailable', 'retriable'], // shutting down, crashed, starting up
  '57014': ['timeout'], // statement timeout, or cancelled by an administrator
  '57P04': ['broken'], // the database was dropped
  '57P05': ['unavailable', 'retriable'], // idle session timeout
  '58': ['unavailable'], // the server's disk
  '25P03': ['timeout'], // idle in transaction
  '25P04': ['timeout'], // transaction timeout
  '40001': ['conflict', 'retriable'],
  '40P01': ['conflict', 'retriable'],
  '55P03': ['conflict'], // a lock was not free in time
  '23505': ['duplicate'],
  '23P01': ['duplicate'],
  '42501': ['refused'],
};

/** Gives what the driver threw its meaning. `connectionLost` says that the socket died meanwhile. */
export function databaseErrorOf(error: unknown, connectionLost = false): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof ServerError && error.code !== undefined) {
    const { code: sqlState, constraint } = error;
    const [kind, retriable] = meanings[sqlState] ?? meanings[sqlState.slice(0, 2)] ?? ['broken'];
    return new DatabaseError(kind, [sqlState, constraint].filter(Boolean).join(' '), {
      sqlState,
      constraint,
      retriable: retriable !== undefined,
      cause: error,
    });
  }
  if (connectionLost) {
    return new DatabaseError('unavailable', 'connection lost', { retriable: true, cause: error });
  }
  return new DatabaseError('broken', 'the driver refused the statement or its answer', { cause: error });
}
