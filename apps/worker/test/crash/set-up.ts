/** Makes the world of a crash test in the PostgreSQL that DATABASE_ADMIN_URL names, and says where it is. */
import { signingSecretName } from '@forecourt/app/leads/deliver/write-outgoing';
import type { LeadDestination } from '@forecourt/app/ports/leads/delivery-destination.port';
import { Secret } from '@forecourt/domain/core/secret';
import { connectDatabase } from '@forecourt/store/connection';
import { secretCipher } from '@forecourt/store/secrets/secret-cipher';
import { storeRunner } from '@forecourt/store/stores';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { orderOf, secretsKeys, signingKey, type CrashWorld, type SetUpOrder } from './crash-world.ts';

const { webhookPort } = orderOf() as SetUpOrder;
const { rangesKia, harbour } = twoSites;
const dealers = await openTwoDealers();
const { appUrl, webUrl, workerUrl, consoleUrl, jobsUrl, indexerUrl, loaderUrl } = dealers.made;
const database = connectDatabase({
  url: appUrl,
  poolSize: 2,
  callTimeoutMs: 20_000,
  secretCipher: secretCipher(secretsKeys),
});
const cars = Array.from({ length: 50 }, () => buildCar({ dealershipId: rangesKia.id }));
const destination = { dealershipId: rangesKia.id, categories: [], enabled: true };
const mail: LeadDestination = {
  ...destination,
  id: buildId(),
  kind: 'email',
  name: 'Sales',
  address: 'sales@ranges.example',
};
const crm: LeadDestination = {
  ...destination,
  id: buildId(),
  kind: 'webhook',
  name: 'CRM',
  address: `http://127.0.0.1:${webhookPort}/leads`,
};
const now = new Date();
await storeRunner(database).run(rangesStaff, async (stores) => {
  for (const car of cars) await stores.cars.save(car, now);
  await stores.leads.saveDestination(mail, now);
  await stores.leads.saveDestination(crm, now);
  await stores.secrets.put({ dealershipId: rangesKia.id }, signingSecretName(crm), new Secret(signingKey));
});
await dealers.loader.kysely.deleteFrom('outbox').execute();
await Promise.all([database.close(), dealers.app.close(), dealers.loader.close(), dealers.indexer.close()]);
const world: CrashWorld = {
  webUrl,
  workerUrl,
  consoleUrl,
  jobsUrl,
  indexerUrl,
  loaderUrl,
  site: harbour.slug,
  carIds: cars.map(({ id }) => id),
};
process.stdout.write(JSON.stringify(world));
