import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { megabytes, requireDiskSpace } from './disk-space.ts';
import { fetchOnce } from './fetch-once.ts';
import { findProgram } from './find-program.ts';
import { ServiceProblem } from './service-problem.ts';
import { giveToServiceUser } from './service-user.ts';
import { unzip } from './unzip.ts';

export const openSearchVersion = '3.8.0';
const zipSha256 = '196c3cf4602c394f2e40e6174ccbf2a924eae37246f08fa6bbb6b75f9fd5ff1f';
/** The complete server without optional plugins; the only distribution on a package registry. */
const artifact = `org.opensearch.distribution.integ-test-zip:opensearch:${openSearchVersion}:zip`;

export interface ServerSource {
  readonly cacheFolder: string;
  readonly searchPath: string;
}

export const openSearchZip = (cacheFolder: string) =>
  join(cacheFolder, `opensearch-${openSearchVersion}.zip`);

const installing = new Map<string, Promise<void>>();

/** Puts the server into a folder, once, also when three nodes ask at the same moment. */
export function installOpenSearch(serverFolder: string, source: ServerSource): Promise<void> {
  if (existsSync(serverFolder)) return Promise.resolve();
  const install = installing.get(serverFolder) ?? fetchAndUnpack(serverFolder, source);
  installing.set(serverFolder, install);
  return install.finally(() => installing.delete(serverFolder));
}

/** Fetched by Maven, its SHA-256 compared, unpacked aside and renamed. */
async function fetchAndUnpack(serverFolder: string, source: ServerSource): Promise<void> {
  const zip = openSearchZip(source.cacheFolder);
  await fetchOnce({
    what: `OpenSearch ${openSearchVersion} (153 MB, by Maven)`,
    target: zip,
    needsFreeBytes: megabytes(500),
    timeoutSeconds: 600,
    isWhole: async (path) => (await sha256(path)) === zipSha256,
    client: (folder) => ({ file: requireMaven(source.searchPath), args: mavenArguments(folder) }),
    advice:
      'Check the network and start again; when Maven keeps a damaged copy, delete ~/.m2/repository/org/opensearch.',
  });
  const unfinished = `${serverFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(serverFolder), { recursive: true });
  await requireDiskSpace(dirname(serverFolder), megabytes(500));
  await unzip(zip, unfinished);
  const unpacked = join(unfinished, `opensearch-${openSearchVersion}`);
  giveToServiceUser(unpacked);
  renameSync(unpacked, serverFolder);
  rmSync(unfinished, { recursive: true });
}

function mavenArguments(folder: string): string[] {
  return [
    '--batch-mode',
    '--strict-checksums',
    'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${folder}`,
  ];
}

function requireMaven(searchPath: string): string {
  const maven = findProgram('mvn', searchPath);
  if (maven) return maven;
  throw new ServiceProblem(
    'OpenSearch is fetched by Maven, which is missing. Run `sudo apt-get install maven`, or use `docker compose up`.',
  );
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
