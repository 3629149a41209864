import type { TestDriveStore } from '@forecourt/app/ports/leads/test-drive-store.port';
import type { LocationId } from '@forecourt/domain/core/ids';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { testDriveAppointments } from './test-drive-appointments.ts';
import { testDriveHolds } from './test-drive-holds.ts';

const mostLocations = 100;

/** Test drives in PostgreSQL. */
export function testDriveStore(tx: ScopedTx): TestDriveStore {
  return {
    ...testDriveHolds(tx),
    ...testDriveAppointments(tx),

    async listDistribution(locationId) {
      const rows = await tx.sql
        .selectFrom('locationDistributions')
        .select('distributionLocationId')
        .where('locationId', '=', locationId)
        .orderBy('position')
        .orderBy('distributionLocationId')
        .limit(rowLimit(mostLocations))
        .execute();
      return rows.map(({ distributionLocationId }) => distributionLocationId as LocationId);
    },
  };
}
