import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { everyService } from '../services/all-services.ts';
import { freeBytes, megabytes } from '../services/disk-space.ts';
import type { ServicesEnv } from '../services/env.ts';
import { findJava, neededJava } from '../services/find-java.ts';
import { findProgram } from '../services/find-program.ts';
import { openSearchZip } from '../services/opensearch-server.ts';
import { livingRecord, pidFileOf } from '../services/pid-file.ts';
import { portHolder } from '../services/port-holder.ts';
import { isPortFree } from '../services/ports.ts';
import { postgresProgram } from '../services/postgres.ts';
import { projectRoot, servicesFolder } from '../services/project-folders.ts';
import { versitygwProgram } from '../services/s3.ts';
import { unreachableBecause } from '../services/service-user.ts';
import { isAtLeast, versionIn, type Piece } from './machine-report.ts';

const run = promisify(execFile);

/** Everything the platform wants of a machine, asked of the machine. */
export async function lookAtMachine(env: ServicesEnv): Promise<Piece[]> {
  const program = (name: string) => findProgram(name, env.PATH);
  const asked = await Promise.all([
    versioned('pnpm', program('pnpm'), '12', 'npm install --global pnpm@12.18.0'),
    versioned('PostgreSQL', postgresProgram, '18', 'pnpm install (Linux on x64), or docker compose up'),
    fetched('OpenSearch', openSearchZip(env.FORECOURT_CACHE), () =>
      versioned('Maven', program('mvn'), '3.6', 'sudo apt-get install maven (fetches OpenSearch)'),
    ),
    fetched('S3 server', versitygwProgram(env.FORECOURT_CACHE), () =>
      versioned('Go', program('go'), '1.25', 'install Go from go.dev (builds the S3 server)', 'version'),
    ),
    versioned('redis-server', program('redis-server'), '6.2', 'sudo apt-get install redis-server'),
    versioned(
      'Chromium',
      existing(env.CHROMIUM_PATH),
      '120',
      'sudo apt-get install chromium, or set CHROMIUM_PATH',
    ),
    fontPiece(),
    disk('disk of the clone', projectRoot, 4000),
    ...ports(env),
  ]);
  return [
    nodePiece(process.versions.node),
    javaPiece(env.JAVA_HOME),
    wayPiece(),
    ...asked,
    benchPiece(program('wrk')),
  ];
}

function nodePiece(version: string): Piece {
  return {
    name: 'Node',
    found: version,
    needed: '24, from 24.15',
    isRight: isAtLeast(version, '24.15') && !isAtLeast(version, '25'),
    howToGet: '`pnpm install` brings it for Linux on x64; elsewhere install Node 24',
  };
}

function javaPiece(javaHome: string | undefined): Piece {
  const java = findJava(javaHome);
  return {
    name: 'Java',
    found: java ? `${java.major} in ${java.home}` : null,
    needed: `${neededJava} or newer`,
    isRight: java !== null,
    howToGet: 'sudo apt-get install openjdk-21-jdk-headless, or Temurin 25, or set JAVA_HOME',
  };
}

/** As root, the services' user must be able to walk to the clone. */
function wayPiece(): Piece {
  const howToGet = unreachableBecause(servicesFolder);
  return {
    name: 'way to the clone',
    found: howToGet === null ? 'open' : 'closed',
    needed: 'open',
    isRight: howToGet === null,
    howToGet: howToGet ?? '',
  };
}

/** Arial, or a font as wide, stands in while a site's own fonts load; without it pages shift as on no phone. */
async function fontPiece(): Promise<Piece> {
  const found = await run('fc-match', ['--format=%{family}', 'Arial'], { timeout: 20_000 }).then(
    ({ stdout }) => stdout,
    () => null,
  );
  return {
    name: 'Arial',
    found,
    needed: 'for browser tests',
    isRight: found !== null && /Arial|Liberation Sans/.test(found),
    isOptional: true,
    howToGet: 'sudo apt-get install fonts-liberation',
  };
}

function benchPiece(wrk: string | null): Piece {
  return {
    name: 'wrk',
    found: wrk,
    needed: 'for benches',
    isRight: wrk !== null,
    isOptional: true,
    howToGet: 'sudo apt-get install wrk',
  };
}

const existing = (path: string) => (existsSync(path) ? path : null);

async function versioned(
  name: string,
  program: string | null,
  least: string,
  howToGet: string,
  question = '--version',
): Promise<Piece> {
  const found = program ? await versionOf(program, question) : null;
  const isRight = found !== null && isAtLeast(found, least);
  return { name, found, needed: `${least} or newer`, isRight, howToGet };
}

async function versionOf(program: string, question: string): Promise<string | null> {
  try {
    const { stdout } = await run(program, [question], { timeout: 20_000 });
    return versionIn(stdout);
  } catch {
    return null;
  }
}

/** Who has the program in the cache needs no tool to fetch it with. */
async function fetched(name: string, cached: string, tool: () => Promise<Piece>): Promise<Piece> {
  if (!existsSync(cached)) return tool();
  return { name, found: 'fetched', needed: 'in the cache', isRight: true, howToGet: '' };
}

async function disk(name: string, folder: string, neededMegabytes: number): Promise<Piece> {
  const free = await freeBytes(folder);
  return {
    name,
    found: `${(free / megabytes(1000)).toFixed(1)} GB free`,
    needed: `${neededMegabytes / 1000} GB`,
    isRight: free >= megabytes(neededMegabytes),
    howToGet: 'make room; `pnpm services reset` deletes the data of the services',
  };
}

/** A port is right when it is free or when our own service has it. */
function ports(env: ServicesEnv): Promise<Piece>[] {
  const services = everyService(env, servicesFolder).filter(({ name }) => !/-\d$/.test(name));
  const ours = new Set(
    everyService(env, servicesFolder).flatMap((service) => livingRecord(pidFileOf(service))?.ports ?? []),
  );
  return services.flatMap((service) =>
    service.ports.map(async ({ port, variable }): Promise<Piece> => {
      const isOurs = ours.has(port);
      const isRight = isOurs || (await isPortFree(port));
      const holder = isRight ? null : portHolder(port);
      const taker = holder ? `taken by ${holder.program} (pid ${holder.pid})` : 'taken';
      return {
        name: `port ${port}`,
        found: isRight ? (isOurs ? `our ${service.name}` : 'free') : taker,
        needed: `for ${service.name}`,
        isRight,
        howToGet: `stop that program, or choose another ${variable} in .env`,
      };
    }),
  );
}
