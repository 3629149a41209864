import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';
import { borrowClient } from './borrowed-client.ts';
import { connectDatabase } from './connection.ts';

const made = await createTestDatabase();
const database = connectDatabase({ url: made.appUrl, poolSize: 1 });
afterAll(async () => {
  await database.close();
  await made.drop();
});

it('TEN-8 refuses whoever gave a connection back, also after their last statement was late', async () => {
  const before = await borrowClient(database.pool, performance.now() + 5_000);
  const late = before.query('select pg_sleep(0.2)', [], performance.now() + 50);
  // The statement is on its way when the connection goes back.
  await Promise.resolve();
  before.giveBack();
  await expect(late).rejects.toThrow('no answer in time');

  const after = await borrowClient(database.pool, performance.now() + 5_000);
  await after.query(`select set_config('app.site_id', 'of the next', false)`, [], performance.now() + 5_000);
  const peek = before.query(`select current_setting('app.site_id') as scope`, [], performance.now() + 5_000);
  await expect(peek).rejects.toThrow('the call has ended already');
  after.giveBack();
});
