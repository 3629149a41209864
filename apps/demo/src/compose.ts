import type { ConnectPorts } from '@forecourt/app/checkout/connect-payment-account';
import type { BulkLoader } from '@forecourt/app/ports/platform/bulk-loader.port';
import type { StockPorts } from '@forecourt/app/stock/commands/change-car';
import { bulkLoader } from '@forecourt/store/bulk/bulk-loader';
import { analyseTables } from '@forecourt/store/bulk/analyse-tables';
import { connectDatabase } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { argon2Passwords } from '@forecourt/providers/staff/argon2-passwords';
import { sealedOneTimeCodes } from '@forecourt/providers/staff/sealed-one-time-codes';
import { demoBucket } from './compose/demo-bucket.ts';
import type { DemoEnv } from './env.ts';
import type { LetInPorts } from './let-staff-in.ts';
import type { MediaStore } from './media-store.ts';

export interface DemoPorts {
  readonly store: StockPorts['store'] & ConnectPorts['store'] & LetInPorts['store'];
  readonly passwords: LetInPorts['passwords'];
  readonly codes: LetInPorts['codes'];
  readonly bulk: BulkLoader;
  readonly media: MediaStore;
  /** Lets the planner know how much there is now. */
  analyse(): Promise<void>;
}

export interface Composed {
  readonly ports: DemoPorts;
  close(): Promise<void>;
}

/** The longest statement is the removal of a large tenant. */
const loadTimeoutMs = 30 * 60_000;

/** Builds everything the demo stands on. Nothing is connected yet. */
export function compose(env: DemoEnv, bucket = 'media'): Composed {
  const applicationName = 'forecourt-demo';
  const app = connectDatabase({ url: env.databaseUrl, poolSize: 2, callTimeoutMs: 20_000, applicationName });
  const loader = connectDatabase({
    url: env.loaderUrl,
    // One more holds the lock that keeps a second demo out.
    poolSize: 4,
    callTimeoutMs: loadTimeoutMs,
    applicationName,
  });
  const media = demoBucket(env.s3, bucket);
  return {
    ports: {
      store: storeRunner(app),
      passwords: argon2Passwords(),
      codes: sealedOneTimeCodes(env.codeSecrets),
      bulk: bulkLoader(loader),
      media,
      analyse: () => analyseTables(env.ownerUrl),
    },
    async close() {
      media.close();
      await Promise.all([app.close(), loader.close()]);
    },
  };
}
