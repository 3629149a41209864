import { hash } from 'node:crypto';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DatabaseError, databaseErrorOf } from './database-errors.ts';
import { beforeDeadline } from './deadline.ts';

/** A cached plan no longer fits, as the columns of its result have changed. */
const changedTable = '0A000';

/** A connection on loan from the pool. Every way it can fail is a DatabaseError. */
export interface BorrowedClient {
  /** What is prepared is planned once on this connection, under a name of its own. */
  query(
    text: string,
    values: readonly unknown[],
    deadline: number,
    isPrepared?: boolean,
  ): Promise<QueryResult>;
  /** Back to the pool, or, when its state is not certain, closed for good. Afterwards it refuses to be used. */
  giveBack(): void;
  /** Its state is not certain any more: a deadline passed, a rollback failed. */
  spoil(): void;
}

/** Takes a connection out of the pool, or fails by the deadline. */
export async function borrowClient(pool: Pool, deadline: number): Promise<BorrowedClient> {
  const client = await takeClient(pool, deadline);
  let state: 'usable' | 'spoilt' | 'returned' = 'usable';
  let lost = false;
  const onLost = () => {
    lost = true;
  };
  client.on('error', onLost);
  // Work may ask several things at once; the driver takes one at a time.
  let previous: Promise<unknown> = Promise.resolve();

  return {
    async query(text, values, queryDeadline, isPrepared = false) {
      try {
        const result = previous.then(() => {
          // Somebody else may have the connection by now.
          if (state === 'returned') throw new DatabaseError('timeout', 'the call has ended already');
          return client.query({ text, values: [...values], ...(isPrepared && { name: hash('sha1', text) }) });
        });
        previous = result.catch(() => undefined);
        return await beforeDeadline(result, queryDeadline, () => {
          // What was given back stays refused: a late answer must not open it to the old borrower again.
          if (state === 'usable') state = 'spoilt';
          return new DatabaseError('timeout', 'no answer in time');
        });
      } catch (error) {
        const failure = databaseErrorOf(error, lost);
        if (!isPrepared || failure.sqlState !== changedTable) throw failure;
        // On another connection the plan is made anew.
        if (state === 'usable') state = 'spoilt';
        throw new DatabaseError('unavailable', 'a kept plan no longer fits its table', {
          sqlState: failure.sqlState,
          retriable: true,
          cause: failure,
        });
      }
    },
    spoil() {
      if (state === 'usable') state = 'spoilt';
    },
    giveBack() {
      if (state === 'returned') return;
      const reusable = state === 'usable' && !lost;
      state = 'returned';
      client.removeListener('error', onLost);
      // Its socket may never answer again, and the pool would wait for a polite goodbye.
      if (!reusable) client.connection.stream.destroy();
      client.release(!reusable);
    },
  };
}

async function takeClient(pool: Pool, deadline: number): Promise<PoolClient> {
  const taking = pool.connect();
  try {
    return await beforeDeadline(
      taking,
      deadline,
      () => new DatabaseError('timeout', 'no connection in time'),
    );
  } catch (error) {
    // A connection that comes after all goes straight back.
    taking.then(
      (client) => client.release(),
      () => undefined,
    );
    if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') {
      // The pool is full of work: trying again would only lengthen the queue.
      throw new DatabaseError('unavailable', 'all connections are busy', { cause: error });
    }
    throw databaseErrorOf(error, true);
  }
}
