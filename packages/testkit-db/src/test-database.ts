import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { installQueue, queueVersion } from '@forecourt/store/jobs/install-queue';
import { migrate } from '@forecourt/store/migrate/migrate';
import { readMigrations } from '@forecourt/store/migrate/read-migrations';
import { adminUrl } from './env.ts';

export interface TestDatabase {
  readonly name: string;
  /** As every program that works for a site or a member of staff at once, for tests of what a store does. */
  readonly appUrl: string;
  readonly webUrl: string;
  readonly workerUrl: string;
  readonly consoleUrl: string;
  readonly ownerUrl: string;
  readonly loaderUrl: string;
  readonly jobsUrl: string;
  readonly indexerUrl: string;
  drop(): Promise<void>;
}

const roles = [
  'forecourt_owner',
  'forecourt_web',
  'forecourt_worker',
  'forecourt_console',
  'forecourt_tests',
  'forecourt_loader',
  'forecourt_jobs',
  'forecourt_indexer',
] as const;
const setupLock = 7_305_442;
const leftoverAgeMs = 2 * 60 * 60 * 1000;

/** A migrated database of one's own: a copy of a template that is made once for each state of the migrations. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(async (admin) => `template ${await readyTemplate(admin)}`);
}

/** An empty database that belongs to the owner role, for tests of migrating itself. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(async (admin) => {
    await inTurn(admin, () => ensureRoles(admin));
    return 'template template0';
  });
}

async function createDatabase(prepare: (admin: Client) => Promise<string>): Promise<TestDatabase> {
  const name = `forecourt_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  await asAdmin(async (admin) => {
    const template = await prepare(admin);
    await admin.query(`create database ${name} ${template} owner forecourt_owner`);
  });
  return {
    name,
    appUrl: urlFor('forecourt_tests', name),
    webUrl: urlFor('forecourt_web', name),
    workerUrl: urlFor('forecourt_worker', name),
    consoleUrl: urlFor('forecourt_console', name),
    ownerUrl: urlFor('forecourt_owner', name),
    loaderUrl: urlFor('forecourt_loader', name),
    jobsUrl: urlFor('forecourt_jobs', name),
    indexerUrl: urlFor('forecourt_indexer', name),
    drop: () => asAdmin((admin) => dropDatabase(admin, name)),
  };
}

async function readyTemplate(admin: Client): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256');
  for (const { name, sha256 } of migrations) hash.update(`${name} ${sha256}\n`);
  hash.update(queueVersion());
  const template = `forecourt_template_${hash.digest('hex').slice(0, 16)}`;
  await inTurn(admin, async () => {
    await ensureRoles(admin);
    await dropLeftovers(admin);
    const { rows } = await admin.query<{ ready: boolean }>(
      'select datistemplate as ready from pg_database where datname = $1',
      [template],
    );
    if (rows[0]?.ready) return;
    // There but not marked: whoever made it died on the way.
    await dropDatabase(admin, template);
    await admin.query(`create database ${template} owner forecourt_owner`);
    await migrate({ url: urlFor('forecourt_owner', template) });
    await installQueue(urlFor('forecourt_owner', template));
    await admin.query(`alter database ${template} is_template true`);
  });
  return template;
}

/** Of test servers alone. */
const testsRole = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'forecourt_tests') then
      create role forecourt_tests login;
      grant forecourt_web, forecourt_worker, forecourt_console to forecourt_tests with inherit true, set false;
    end if;
  end
  $$`;

/** The roles as in production, with passwords as in development. */
async function ensureRoles(admin: Client): Promise<void> {
  await admin.query(await readFile(new URL('../../store/roles.sql', import.meta.url), 'utf8'));
  await admin.query(testsRole);
  for (const role of roles) {
    const { rowCount } = await admin.query(
      'select from pg_authid where rolname = $1 and rolpassword is null',
      [role],
    );
    if (rowCount === 1) await admin.query(`alter role ${role} password '${role}'`);
  }
}

async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^forecourt_test_[0-9]+_'`,
  );
  for (const { datname } of rows) {
    const madeAt = Number(datname.split('_')[2]);
    if (Date.now() - madeAt > leftoverAgeMs) await dropDatabase(admin, datname);
  }
}

async function dropDatabase(admin: Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`);
}

async function inTurn(admin: Client, work: () => Promise<void>): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [setupLock]);
  try {
    await work();
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [setupLock]);
  }
}

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlFor(role: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = role;
  url.pathname = `/${database}`;
  return url.href;
}
