import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import { Secret } from '@forecourt/domain/core/secret';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../src/connection.ts';
import { reencryptSecrets } from '../src/directory/reencrypt-secrets.ts';
import { inScope } from '../src/scoped.ts';
import { secretCipher } from '../src/secrets/secret-cipher.ts';
import { secretStore } from '../src/secrets/secret-store.ts';
import { sharedRows } from './isolation/world-rows.ts';
import { idsOf } from './isolation/world-ids.ts';
import { fillTenants } from './isolation/world.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';

const ids = idsOf('a');
const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const owner = { siteId: ids.site };
const staff = grantStaffScope(ids.staff);

describe('TEN-2.2 the store of secrets', () => {
  let test: TestDatabase;
  let loader: Client;
  const open: Database[] = [];

  beforeAll(async () => {
    test = await createTestDatabase();
    await fillTenants(test.loaderUrl, ['a'], sharedRows);
    loader = new Client({ connectionString: test.loaderUrl });
    await loader.connect();
    await loader.query('delete from secrets');
  });
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()));
    await loader.end();
    await test.drop();
  });

  const startedWith = (keys?: string) => {
    const database = connectDatabase({
      url: test.appUrl,
      poolSize: 2,
      ...(keys === undefined ? {} : { secretCipher: secretCipher(keys) }),
    });
    open.push(database);
    return database;
  };
  const keysInUse = async () =>
    (await loader.query<{ key_id: string }>('select distinct key_id from secrets order by 1')).rows.map(
      ({ key_id }) => key_id,
    );

  it('keeps a secret from staff, in place of the one before, and gives it to the site', async () => {
    const database = startedWith(key('2025', 1));
    for (const value of ['first', 'second']) {
      await inScope(database, staff, (tx) => secretStore(tx).put(owner, 'search.key', new Secret(value)));
    }
    const read = await inScope(database, grantSiteScope(ids.site), (tx) =>
      secretStore(tx).read(owner, 'search.key'),
    );
    expect(read?.reveal()).toBe('second');
    expect(await inScope(database, staff, (tx) => secretStore(tx).listNames(owner))).toEqual(['search.key']);
    expect(await inScope(database, staff, (tx) => secretStore(tx).read(owner, 'none'))).toBeNull();
  });

  it('leaves nothing of it in the database but ciphertext', async () => {
    const { rows } = await loader.query<{ row: string }>('select s::text as row from secrets s');
    const text = rows.map(({ row }) => row).join();
    expect(text).not.toContain('second');
    expect(text).not.toContain(Buffer.from('second').toString('hex'));
  });

  it('does not open a secret that was moved to another owner or another name', async () => {
    const database = startedWith(key('2025', 1));
    await loader.query(`insert into secrets (site_id, name, key_id, nonce, ciphertext, tag)
      select site_id, 'stolen', key_id, nonce, ciphertext, tag from secrets where name = 'search.key'`);
    const moved = inScope(database, staff, (tx) => secretStore(tx).read(owner, 'stolen'));
    await expect(moved).rejects.toThrow('the secret was changed, or belongs to another place');
    await loader.query(`delete from secrets where name = 'stolen'`);
  });

  it('L11 is encrypted anew for all tenants, while secrets stay readable, until the old key can go', async () => {
    const before = startedWith(key('2025', 1));
    for (const name of ['a', 'b', 'c', 'd']) {
      await inScope(before, staff, (tx) => secretStore(tx).put(owner, name, new Secret(`value of ${name}`)));
    }
    await loader.query(`update secrets set tag = sha256('x')::bytea where name = 'd'`);
    const during = `${key('2026', 2)},${key('2025', 1)}`;
    const readable = async (name: string) =>
      (await inScope(startedWith(during), staff, (tx) => secretStore(tx).read(owner, name)))?.reveal();
    const asLoader = connectDatabase({ url: test.loaderUrl, poolSize: 1 });
    open.push(asLoader);
    expect(await keysInUse()).toEqual(['2025']);
    const [done] = await Promise.all([
      reencryptSecrets(asLoader, secretCipher(during)),
      ...['a', 'b', 'c'].map(async (name) => expect(await readable(name)).toBe(`value of ${name}`)),
    ]);
    // The one that was tampered with is counted, and keeps nobody else waiting.
    expect(done).toEqual({ reencrypted: 4, unreadable: 1 });
    expect(await keysInUse()).toEqual(['2025', '2026']);

    const after = startedWith(key('2026', 2));
    for (const name of ['a', 'b', 'c']) {
      const read = await inScope(after, staff, (tx) => secretStore(tx).read(owner, name));
      expect(read?.reveal()).toBe(`value of ${name}`);
    }
  });

  it('can be listed, and not read, by a program without the keys', async () => {
    const database = startedWith();
    const names = await inScope(database, staff, (tx) => secretStore(tx).listNames(owner));
    expect(names).toContain('a');
    const reading = inScope(database, staff, (tx) => secretStore(tx).read(owner, 'a'));
    await expect(reading).rejects.toThrow('started without SECRETS_KEYS');
  });
});
