/**
 * Sends made-up requests to every operation that the API describes, to a server of its own, by schemathesis:
 * `node main.ts <program> <cases>`. Half of them come from a visitor who has signed in. It ends with what was sent
 * and what failed.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '../../server/openapi.ts';
import { get } from '../test-server.ts';
import { hosts } from '../visitors/test-sites.ts';
import { narrowedDescription } from './narrowed-description.ts';
import { siteToFuzz } from './site-to-fuzz.ts';

const [program = 'schemathesis', wanted = '10000'] = process.argv.slice(2);
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
/** Every limit of every field is tried as well, unless there are to be few cases. */
const phases = Number(wanted) < 2_000 ? 'fuzzing' : 'coverage,fuzzing';
/** More than one would let them wait for each other's changes, and a failure could not be repeated. */
const workers = 1;

/** Signed out, or deleted, the rest of a run would find every door closed. */
const signingOut = ['/sign-out', '/account/delete'];

const folder = await mkdtemp(join(tmpdir(), 'fuzz-api-'));
const { sites, known, cookie } = await siteToFuzz();
const description = narrowedDescription(openApi(), known);
const file = join(folder, 'openapi.json');
await writeFile(file, JSON.stringify(description));
const operations = Object.values(description['paths'] as object).flatMap((methods: object) =>
  Object.keys(methods),
);

interface Run {
  readonly cases: number;
  readonly failures: number;
}

/** One run of the program over every operation. */
async function run(seed: number, cases: number, more: readonly string[] = []): Promise<Run> {
  const each = Math.ceil(cases / operations.length);
  const options = {
    url: `http://127.0.0.1:${sites.port}`,
    checks: checks.join(','),
    phases,
    workers,
    'max-examples': each,
    seed,
    'request-timeout': 20,
    warnings: 'off',
    'generation-database': 'none',
    'suppress-health-check': 'all',
  };
  const sent = [`Host: ${hosts.harbour}`, 'Sec-Fetch-Site: same-origin'];
  const args = [
    'run',
    file,
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    '--continue-on-failure',
    '--no-color',
    ...sent.flatMap((header) => ['--header', header]),
    ...more,
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
  return { cases: number(/([\d,]+) generated/), failures: code === 0 ? 0 : Math.max(1, failures) };
}

try {
  const half = Number(wanted) / 2;
  const isSignedIn = async () =>
    (await get(sites.port, '/api/visit', { host: hosts.harbour, cookie })).body.includes('"signedIn":true');
  if (!(await isSignedIn())) throw new Error('the visitor is not signed in');
  const runs = [
    await run(1, half),
    await run(2, half, [
      '--header',
      `Cookie: ${cookie}`,
      ...signingOut.flatMap((path) => ['--exclude-path', path]),
    ]),
  ];
  if (!(await isSignedIn())) throw new Error('the visitor was signed out meanwhile');
  const sum = (part: keyof Run) => runs.reduce((total, one) => total + one[part], 0);
  const broken = sites.lines.filter((line) => /"level":(50|60)/.test(line));
  process.stdout.write(
    `${operations.length} operations, ${sum('cases')} cases, ${sum('failures')} failures, ` +
      `${broken.length} errors in the log\n`,
  );
  for (const line of broken.slice(0, 10)) process.stdout.write(line);
  process.exitCode = sum('failures') + broken.length > 0 ? 1 : 0;
} finally {
  await sites.stop();
  await rm(folder, { recursive: true, force: true });
}
