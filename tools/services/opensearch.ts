import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { megabytes } from './disk-space.ts';
import { findJava, neededJava } from './find-java.ts';
import { installOpenSearch, type ServerSource } from './opensearch-server.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';
import { giveToServiceUser, makeServiceFolder } from './service-user.ts';
import { startService } from './start-service.ts';
import { killProcess, stopService } from './stop-service.ts';

export interface OpenSearchNode {
  readonly name: string;
  readonly httpPort: number;
  readonly transportPort: number;
}

export interface OpenSearchOptions extends ServerSource {
  /** Configuration, data and logs of this node. */
  readonly folder: string;
  /** The unpacked programs, which nodes share. */
  readonly serverFolder: string;
  readonly node: OpenSearchNode;
  /** All nodes that form the cluster at first, this one included. */
  readonly cluster: readonly OpenSearchNode[];
  readonly heap: string;
  readonly javaHome: string | undefined;
}

/**
 * A private node for tests that kill it; start it again in the same folder and it joins the others.
 * @public
 */
export async function startOpenSearch(options: OpenSearchOptions) {
  const service = openSearchService(options);
  const { record } = await startService(service, { inBackground: false });
  return {
    pid: record.pid,
    url: `http://127.0.0.1:${options.node.httpPort}`,
    stop: () => stopService(service),
    kill: () => killProcess(record),
  };
}

export function openSearchService(options: OpenSearchOptions): Service {
  const { folder, node, serverFolder } = options;
  const url = `http://127.0.0.1:${node.httpPort}`;
  return {
    name: node.name,
    folder,
    ports: [
      { variable: 'OPENSEARCH_PORT', port: node.httpPort },
      { variable: 'OPENSEARCH_PORT', port: node.transportPort },
    ],
    // Fifteen seconds on a quiet machine, two minutes on a busy one, and a cluster is three of them.
    startTimeoutSeconds: 400,
    stopSignal: 'SIGTERM',
    needsFreeBytes: megabytes(1000),
    fetch: () => installOpenSearch(serverFolder, options),
    async configure() {
      writeConfiguration(options);
    },
    async command() {
      return {
        file: join(serverFolder, 'bin/opensearch'),
        args: [],
        env: {
          OPENSEARCH_JAVA_HOME: requireJava(options.javaHome),
          OPENSEARCH_PATH_CONF: join(folder, 'config'),
          OPENSEARCH_TMPDIR: join(folder, 'tmp'),
        },
      };
    },
    /** A node that knows a cluster manager is in the one cluster there is: forming one takes a majority. */
    async isHealthy() {
      const health = await request(`${url}/_cluster/health?local=true`, 'GET', 2000);
      return health !== null && health['discovered_cluster_manager'] === true && health['status'] !== 'red';
    },
    /** Otherwise the next start replays the log of every shard. */
    async beforeStop() {
      await request(`${url}/_flush`, 'POST', 30_000);
    },
  };
}

async function request(
  url: string,
  method: string,
  timeoutMs: number,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function requireJava(javaHome: string | undefined): string {
  const java = findJava(javaHome);
  if (java) return java.home;
  throw new ServiceProblem(
    `OpenSearch needs Java ${neededJava} or newer, and neither JAVA_HOME nor /usr/lib/jvm has one. Run \`sudo apt-get install openjdk-21-jdk-headless\` (or Temurin's temurin-25-jdk), or use \`docker compose up\`.`,
  );
}

function writeConfiguration({ folder, serverFolder, node, cluster, heap }: OpenSearchOptions): void {
  const config = join(folder, 'config');
  rmSync(config, { recursive: true, force: true });
  cpSync(join(serverFolder, 'config'), config, { recursive: true });
  for (const name of ['data', 'logs', 'tmp']) makeServiceFolder(join(folder, name));
  const jvm = readFileSync(join(config, 'jvm.options'), 'utf8')
    // Relative to the programs, which nodes share and cannot write.
    .replaceAll('logs/', `${folder}/logs/`)
    .replace('HeapDumpPath=data', `HeapDumpPath=${folder}/tmp`)
    .replace('filecount=32,filesize=64m', 'filecount=2,filesize=8m');
  writeFileSync(join(config, 'jvm.options'), jvm);
  writeFileSync(join(config, 'jvm.options.d/heap.options'), `-Xms${heap}\n-Xmx${heap}\n`);
  const settings = {
    'cluster.name': cluster.length === 1 ? 'forecourt' : `forecourt-${cluster.length}`,
    'node.name': node.name,
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    'network.host': '127.0.0.1',
    'http.port': node.httpPort,
    'transport.port': node.transportPort,
    'discovery.seed_hosts': cluster.map(({ transportPort }) => `127.0.0.1:${transportPort}`),
    'cluster.initial_cluster_manager_nodes': cluster.map(({ name }) => name),
    'action.auto_create_index': false,
    // A developer's disk is fuller than a server's, and an index that turns read-only helps nobody.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  writeFileSync(join(config, 'opensearch.yml'), `${lines.join('\n')}\n`);
  giveToServiceUser(config);
}
