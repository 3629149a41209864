import type { HolidayStore } from '@forecourt/app/ports/locations/holiday-store.port';
import type { PublicHoliday } from '@forecourt/domain/locations/public-holiday';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** Public holidays in PostgreSQL. */
export function holidayStore(tx: ScopedTx): HolidayStore {
  return {
    async list(limit) {
      const rows = await tx.sql
        .selectFrom('publicHolidays')
        .select(['date', 'name', 'state', 'postcodes'])
        .select(sql<string | null>`to_char(from_time, 'HH24:MI')`.as('fromTime'))
        .orderBy('date')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<PublicHoliday>(row));
    },
  };
}
