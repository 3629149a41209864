/**
 * Sends made-up requests to every operation that the API describes, to a server of its own, by schemathesis:
 * `node main.ts <program> <cases>`. A quarter of them are made up altogether. The others name what this site and a
 * neighbouring one have: signed out, signed in, and signed in at the neighbour. A response that gives away anything of
 * the neighbour is a failure, and so is every 5xx, as nothing here is refused for being too much. It ends with what
 * was sent and what failed.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '../../server/openapi.ts';
import { get } from '../test-server.ts';
import { hosts } from '../visitors/test-sites.ts';
import { leakProxy, type Seen } from './leak-proxy.ts';
import { narrowedDescription } from './narrowed-description.ts';
import { siteToFuzz } from './site-to-fuzz.ts';

const [program = 'schemathesis', wanted = '10000'] = process.argv.slice(2);
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
/**
 * Every limit of every field is tried as well, unless there are to be few cases: by two of the runs in turns, and of one
 * operation at most so many by each, a hundredth of all (limit_cases.py).
 */
const triesLimits = Number(wanted) >= 2_000;
const mostOfOperation = Math.ceil(Number(wanted) / 100);
/** More than one would let them wait for each other's changes, and a failure could not be repeated. */
const workers = 1;

/** Signed out, or deleted, the rest of a run would find every door closed. */
const signingOut = ['/sign-out', '/account/delete'];

const folder = await mkdtemp(join(tmpdir(), 'fuzz-api-'));
const hooks = join(import.meta.dirname, 'limit_cases.py');
await writeFile(join(folder, 'schemathesis.toml'), `hooks = ${JSON.stringify(hooks)}\n`);
const { sites, known, own, other, foreign } = await siteToFuzz();
const proxy = await leakProxy(sites.port, foreign);
const madeUp = openApi();
const operations = Object.values(madeUp['paths'] as object).flatMap((methods: object) =>
  Object.keys(methods),
);

interface Run extends Seen {
  readonly cases: number;
  readonly failures: number;
}

/** Fewer would prove little of what the neighbouring site has. */
const leastWithForeign = 0.08;

interface ToRun {
  readonly description: object;
  readonly seed: number;
  /** Which of the limits of fields it tries; none where it is left out. */
  readonly turn?: 0 | 1;
  readonly cookie?: string;
}

/** One run of the program over every operation. */
async function run({ description, seed, turn, cookie }: ToRun): Promise<Run> {
  const file = join(folder, `openapi-${seed}.json`);
  await writeFile(file, JSON.stringify(description));
  const limits = { turns: 2, turn, most: mostOfOperation };
  await writeFile(join(folder, 'limits.json'), JSON.stringify(limits));
  const cases = Number(wanted) / 4;
  const each = Math.ceil(cases / operations.length);
  const options = {
    url: `http://127.0.0.1:${proxy.port}`,
    checks: checks.join(','),
    phases: triesLimits && turn !== undefined ? 'coverage,fuzzing' : 'fuzzing',
    workers,
    'max-examples': each,
    seed,
    'request-timeout': 20,
    warnings: 'off',
    'generation-database': 'none',
    'suppress-health-check': 'all',
  };
  const sent = [`Host: ${hosts.ranges}`, 'Sec-Fetch-Site: same-origin'];
  const args = [
    'run',
    file,
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    '--continue-on-failure',
    '--no-color',
    ...sent.flatMap((header) => ['--header', header]),
    ...(cookie === undefined ? [] : withCookie(cookie)),
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('exit', resolve);
    child.on('error', reject);
  });
  const number = (pattern: RegExp) => Number((pattern.exec(said)?.[1] ?? '0').replaceAll(',', ''));
  const failures = number(/([\d,]+) unique failures?/);
  if (code !== 0) process.stdout.write(said);
  return {
    ...proxy.seen(),
    cases: number(/([\d,]+) generated/),
    failures: code === 0 ? 0 : Math.max(1, failures),
  };
}

/** What the neighbouring site shows of its own is a leak to whoever reads along: the search can fail. */
async function seeLeaksFound(): Promise<void> {
  for (const path of other.addresses) {
    await get(proxy.port, path, { host: hosts.harbour, cookie: other.cookie });
    if (proxy.seen().leaks.length === 0) throw new Error(`what ${path} shows of the other site is not found`);
  }
}

const isSignedIn = async () =>
  (await get(sites.port, '/api/visit', { host: hosts.ranges, cookie: own.cookie })).body.includes(
    '"signedIn":true',
  );
const withCookie = (cookie: string) => [
  '--header',
  `Cookie: ${cookie}`,
  ...signingOut.flatMap((path) => ['--exclude-path', path]),
];

try {
  await seeLeaksFound();
  if (!(await isSignedIn())) throw new Error('the visitor is not signed in');
  const description = narrowedDescription(madeUp, known);
  const runs = [
    await run({ description: madeUp, seed: 1, turn: 0 }),
    await run({ description, seed: 2 }),
    await run({ description, seed: 3, turn: 1, cookie: own.cookie }),
    await run({ description, seed: 4, cookie: other.cookie }),
  ];
  const isStillSignedIn = await isSignedIn();
  const sum = (part: 'cases' | 'failures' | 'requests' | 'withForeign') =>
    runs.reduce((total, one) => total + one[part], 0);
  const broken = sites.lines.filter((line) => /"level":(50|60)/.test(line));
  const [leaks, serverErrors] = [runs.flatMap((one) => one.leaks), runs.flatMap((one) => one.serverErrors)];
  process.stdout.write(
    `${operations.length} operations, ${sum('cases')} cases, ${sum('failures')} failures; ${sum('requests')} requests, ` +
      `${sum('withForeign')} with identifiers of another site, ${leaks.length} foreign identifiers in responses, ` +
      `${serverErrors.length} server errors, ${broken.length} errors in the log\n`,
  );
  for (const line of [...leaks, ...serverErrors, ...broken].slice(0, 20)) process.stdout.write(`${line}\n`);
  const isTried = sum('withForeign') >= sum('requests') * leastWithForeign;
  if (!isTried) process.stdout.write('too few requests name what is the other site’s\n');
  if (!isStillSignedIn) process.stdout.write('the visitor was signed out meanwhile\n');
  const found = sum('failures') + leaks.length + serverErrors.length + broken.length;
  process.exitCode = found > 0 || !isTried || !isStillSignedIn ? 1 : 0;
} finally {
  await proxy.stop();
  await sites.stop();
  await rm(folder, { recursive: true, force: true });
}
