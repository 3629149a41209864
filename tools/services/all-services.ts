import { join } from 'node:path';
import { openSearchPorts, type ServicesEnv } from './env.ts';
import { mailService } from './mail.ts';
import { openSearchService, type OpenSearchNode } from './opensearch.ts';
import { openSearchVersion } from './opensearch-server.ts';
import { livingRecord, pidFileOf } from './pid-file.ts';
import { postgresService } from './postgres.ts';
import { redisService } from './redis.ts';
import { s3Service } from './s3.ts';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';

const nodeCounts = [1, 3] as const;
type NodeCount = (typeof nodeCounts)[number];

/** The platform's servers in the order in which they stop: first what depends, last what others depend on. */
export function allServices(env: ServicesEnv, folder: string, clusters: readonly NodeCount[]): Service[] {
  return [
    mailService({ folder: join(folder, 'mail'), smtpPort: env.SMTP_PORT, httpPort: env.MAIL_HTTP_PORT }),
    s3Service({
      folder: join(folder, 's3'),
      port: env.S3_PORT,
      region: env.S3_REGION,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      cacheFolder: env.FORECOURT_CACHE,
      searchPath: env.PATH,
    }),
    redisService({ folder: join(folder, 'redis'), port: env.REDIS_PORT, searchPath: env.PATH }),
    ...clusters.flatMap((nodes) => openSearchCluster(env, folder, nodes)),
    postgresService({
      folder: join(folder, 'postgres'),
      port: env.POSTGRES_PORT,
      password: env.POSTGRES_PASSWORD,
    }),
  ];
}

/** One node and three nodes keep separate data: a node that has voted in a cluster of three waits for the others for ever. */
function openSearchCluster(env: ServicesEnv, folder: string, nodes: NodeCount): Service[] {
  const cluster = Array.from({ length: nodes }, (_unused, index): OpenSearchNode => {
    const { http, transport } = openSearchPorts(env.OPENSEARCH_PORT, index + 1);
    return {
      name: nodes === 1 ? 'opensearch' : `opensearch-${index + 1}`,
      httpPort: http,
      transportPort: transport,
    };
  });
  return cluster.map((node) =>
    openSearchService({
      folder: join(folder, node.name),
      serverFolder: join(folder, `opensearch-server-${openSearchVersion}`),
      node,
      cluster,
      heap: env.OPENSEARCH_HEAP,
      javaHome: env.JAVA_HOME,
      cacheFolder: env.FORECOURT_CACHE,
      searchPath: env.PATH,
    }),
  );
}

/** Every service there can be, for what asks or stops rather than starts. */
export function everyService(env: ServicesEnv, folder: string): Service[] {
  return allServices(env, folder, nodeCounts);
}

/** Without a wish, whatever runs goes on running; the two sizes share their ports, so they cannot run together. */
export function chooseNodeCount(asked: string | undefined, running: NodeCount | null): NodeCount {
  const wanted = asked === undefined ? (running ?? 1) : nodeCounts.find((nodes) => String(nodes) === asked);
  if (!wanted) throw new ServiceProblem(`--nodes is ${nodeCounts.join(' or ')}, not ${asked}.`);
  if (running === null || running === wanted) return wanted;
  throw new ServiceProblem(
    `OpenSearch runs with ${running === 1 ? 'one node' : `${running} nodes`}. Run \`pnpm services stop opensearch\` first.`,
  );
}

/** How many nodes of OpenSearch run now. */
export function runningNodeCount(env: ServicesEnv, folder: string): NodeCount | null {
  const runs = (nodes: NodeCount) =>
    openSearchCluster(env, folder, nodes).some((service) => livingRecord(pidFileOf(service)));
  return nodeCounts.find(runs) ?? null;
}

/** The services a person named, or all; `opensearch` means all its nodes. */
export function chooseServices(services: readonly Service[], names: readonly string[]): Service[] {
  for (const name of names) {
    if (!services.some((service) => matches(service, name))) {
      const known = services.map((service) => service.name).join(', ');
      throw new ServiceProblem(`There is no service ${name}. There are: ${known}.`);
    }
  }
  return services.filter((service) => names.length === 0 || names.some((name) => matches(service, name)));
}

function matches(service: Service, name: string): boolean {
  return service.name === name || (name === 'opensearch' && service.name.startsWith('opensearch-'));
}
