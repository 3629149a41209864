import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { megabytes } from './disk-space.ts';
import { fetchOnce } from './fetch-once.ts';
import { findProgram } from './find-program.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';
import { giveToServiceUser, makeServiceFolder } from './service-user.ts';

const run = promisify(execFile);
const versitygwVersion = '1.8.0';
const buckets = ['media', 'uploads'];

export interface S3Options {
  readonly folder: string;
  readonly port: number;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly cacheFolder: string;
  readonly searchPath: string;
}

export const versitygwProgram = (cacheFolder: string) =>
  join(cacheFolder, `versitygw-${versitygwVersion}/versitygw`);

/** versitygw: the S3 protocol over a folder. */
export function s3Service(options: S3Options): Service {
  const { folder, port, region } = options;
  const program = join(folder, `versitygw-${versitygwVersion}`);
  const objects = join(folder, 'objects');
  const url = `http://127.0.0.1:${port}`;
  return {
    name: 's3',
    folder,
    ports: [{ variable: 'S3_PORT', port }],
    startTimeoutSeconds: 20,
    stopSignal: 'SIGTERM',
    needsFreeBytes: megabytes(200),
    async fetch() {
      await fetchVersitygw(options);
      if (existsSync(program)) return;
      // A copy of our own: the cache is in somebody's home, which the services' user may not enter.
      copyFileSync(versitygwProgram(options.cacheFolder), `${program}.unfinished`);
      renameSync(`${program}.unfinished`, program);
      giveToServiceUser(program);
    },
    async configure() {
      makeServiceFolder(objects);
    },
    async command() {
      return {
        file: program,
        args: `--port 127.0.0.1:${port} --region ${region} --health /healthz --quiet posix`
          .split(' ')
          .concat(objects),
        env: { ROOT_ACCESS_KEY: options.accessKeyId, ROOT_SECRET_KEY: options.secretAccessKey },
      };
    },
    async isHealthy() {
      const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
      return response?.ok === true;
    },
    async prepare() {
      for (const bucket of buckets) await createBucket(program, url, bucket, options);
    },
  };
}

/** Built by Go from its module registry, which compares the module with a public checksum. */
function fetchVersitygw({ cacheFolder, searchPath }: S3Options): Promise<void> {
  return fetchOnce({
    what: `versitygw ${versitygwVersion}, the S3 server (built by Go, one to two minutes)`,
    target: versitygwProgram(cacheFolder),
    needsFreeBytes: megabytes(1500),
    // Ninety seconds on a quiet machine, minutes on a busy one.
    timeoutSeconds: 900,
    isWhole: (path) =>
      run(path, ['--version'], { timeout: 20_000 }).then(
        () => true,
        () => false,
      ),
    client: (folder) => ({
      file: requireGo(searchPath),
      args: ['install', `github.com/versity/versitygw/cmd/versitygw@v${versitygwVersion}`],
      env: { GOBIN: folder },
    }),
    advice: 'Check the network and start again.',
  });
}

function requireGo(searchPath: string): string {
  const go = findProgram('go', searchPath);
  if (go) return go;
  throw new ServiceProblem(
    'The S3 server is built by Go, which is missing. Install Go 1.25 or newer (`sudo snap install go --classic`, or from go.dev), or use `docker compose up`.',
  );
}

async function createBucket(program: string, url: string, bucket: string, options: S3Options): Promise<void> {
  const { accessKeyId, secretAccessKey, region } = options;
  try {
    await run(
      program,
      ['admin', '--endpoint-url', url, 'create-bucket', '--owner', accessKeyId, '--bucket', bucket],
      {
        timeout: 20_000,
        env: {
          ADMIN_ACCESS_KEY_ID: accessKeyId,
          ADMIN_SECRET_ACCESS_KEY: secretAccessKey,
          ADMIN_REGION: region,
        },
      },
    );
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (stderr?.includes('BucketAlreadyOwnedByYou')) return;
    throw new ServiceProblem(`The bucket ${bucket} could not be made: ${stderr ?? String(error)}`);
  }
}
