import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { processesWorkingIn } from './process-identity.ts';

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('a private PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps what was committed over kill -9, with a client in the middle of a computation', async () => {
    const port = await findFreePort();
    const first = await startPostgres({ folder, port });
    await ask(first.url('forecourt_owner'), 'create table kept (id int); insert into kept values (1)');
    const busy = ask(first.url(), 'select count(*) from generate_series(1, 2000000000)').catch(
      () => 'cut off',
    );
    await first.kill();

    const second = await startPostgres({ folder, port });
    expect(await busy).toBe('cut off');
    expect(await ask(second.url('forecourt_owner'), 'select id from kept')).toEqual([{ id: 1 }]);
    await second.stop();
    expect(processesWorkingIn(join(folder, 'data'), 'postgres')).toEqual([]);
  });

  it('gives each role its rights, and test databases the extensions', async () => {
    const server = await startPostgres({ folder, port: await findFreePort() });
    try {
      const roles = await ask(
        server.url(),
        `select rolname, rolcanlogin, rolbypassrls from pg_roles where rolname like 'forecourt%' order by 1`,
      );
      expect(roles).toEqual([
        { rolname: 'forecourt_app', rolcanlogin: false, rolbypassrls: false },
        { rolname: 'forecourt_console', rolcanlogin: true, rolbypassrls: false },
        { rolname: 'forecourt_indexer', rolcanlogin: true, rolbypassrls: false },
        { rolname: 'forecourt_jobs', rolcanlogin: true, rolbypassrls: false },
        { rolname: 'forecourt_loader', rolcanlogin: true, rolbypassrls: true },
        { rolname: 'forecourt_owner', rolcanlogin: true, rolbypassrls: false },
        { rolname: 'forecourt_policy', rolcanlogin: false, rolbypassrls: true },
        { rolname: 'forecourt_staff', rolcanlogin: false, rolbypassrls: false },
        { rolname: 'forecourt_web', rolcanlogin: true, rolbypassrls: false },
        { rolname: 'forecourt_worker', rolcanlogin: true, rolbypassrls: false },
      ]);
      await ask(server.url('postgres', 'postgres'), 'create database a_test');
      for (const database of ['forecourt', 'a_test']) {
        const extensions = await ask(
          server.url('forecourt_web', database),
          'select extname from pg_extension',
        );
        expect(extensions.map(({ extname }) => extname)).toEqual(
          expect.arrayContaining(['pg_trgm', 'btree_gist', 'unaccent', 'pg_stat_statements']),
        );
      }
      await expect(
        ask(server.url('forecourt_web').replace(':forecourt_web@', ':wrong@'), 'select 1'),
      ).rejects.toThrow('password authentication failed');
    } finally {
      await server.stop();
    }
  });
});
