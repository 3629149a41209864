/** `pnpm db:migrate`: brings the database of DATABASE_OWNER_URL up to date. Safe to run from every deployment at once. */
import { installQueue } from '../packages/store/src/jobs/install-queue.ts';
import { migrate } from '../packages/store/src/migrate/migrate.ts';
import { readOwnerUrl } from './db/env.ts';

const ownerUrl = readOwnerUrl();
const applied = await migrate({ url: ownerUrl });
await installQueue(ownerUrl);
console.log(applied.length === 0 ? 'Nothing to apply.' : applied.map((name) => `Applied ${name}`).join('\n'));
