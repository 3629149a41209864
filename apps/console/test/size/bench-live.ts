/**
 * From the commit of a lead until it stands in the lists of whoever reads it, with the staff of many accounts at two
 * consoles: `node bench-live.ts <accounts> <staff of each> <leads a second> <seconds>`.
 */
import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';
import { startConsoleProcess, type ConsoleProcess } from './console-process.ts';
import { fillInbox } from './fill-inbox.ts';
import { freePort } from './free-port.ts';
import { machineLoad } from './machine-load.ts';
import { quantile } from './measure-inbox.ts';
import { measureLive, type LiveReport } from './measure-live.ts';
import { signInAll } from './sign-in.ts';

const [accounts = 50, staffOfEach = 10, perSecond = 20, seconds = 60] = process.argv.slice(2).map(Number);
const processes = 2;
const limitMs = 1_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const codeKey = `key of codes of a bench ${randomUUID()}`;
const people = Array.from({ length: staffOfEach }, (_, at) => (at < 2 ? 'group_manager' : 'sales'));
const made = await createTestDatabase();
const consoles: ConsoleProcess[] = [];
try {
  const plan = { leads: 400, dealerships: 1, people };
  const world = await fillInbox(
    made,
    Array.from({ length: accounts }, () => plan),
    12,
  );
  const staff = world.accounts.flatMap((account) => account.staff.map(({ id }) => id));
  const all = await signInAll(made, codeKey, staff);
  for (let n = 0; n < processes; n += 1) {
    consoles.push(await startConsoleProcess(made.consoleUrl, { codeKey, port: await freePort(), processes }));
  }
  const load = machineLoad();
  const report = await measureLive(
    {
      accounts: world.accounts,
      cookies: world.accounts.map((_, at) => all.slice(at * staffOfEach, (at + 1) * staffOfEach)),
      origins: consoles.map(({ origin }) => origin),
      webUrl: made.webUrl,
      consoleUrl: made.consoleUrl,
    },
    { perSecond, seconds, settleMs: 5_000 },
  );
  print(report);
  say(load());
} finally {
  await Promise.all(consoles.map((one) => one.kill()));
  await made.drop();
}

function print({
  leads,
  expected,
  toldMs,
  shownMs,
  answersMs,
  bareMs,
  apart,
  strays,
  faults,
}: LiveReport): void {
  say('|  | times | p50 ms | p95 ms | longest ms |\n| --- | ---: | ---: | ---: | ---: |');
  say(row('until it was told', toldMs));
  say(row('until it stood in the list', shownMs));
  say(row('a list', answersMs));
  say(row('a bare `select 1` beside it', bareMs));
  say(
    `\n${accounts * staffOfEach} staff of ${accounts} accounts at ${processes} consoles, ${leads} leads at ${perSecond} a second: ${shownMs.length} of ${expected} times shown, ${strays} times to somebody else’s staff, ${faults.length} times not answered, ${apart} lists apart from what would be read in the end. It may take ${limitMs} ms (p95).`,
  );
  for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
  const isGood =
    shownMs.length === expected && strays === 0 && apart === 0 && quantile(shownMs, 0.95) <= limitMs;
  if (!isGood) process.exitCode = 1;
}

function row(name: string, ms: readonly number[]): string {
  return `| ${name} | ${ms.length} | ${quantile(ms, 0.5).toFixed(0)} | ${quantile(ms, 0.95).toFixed(0)} | ${Math.max(...ms).toFixed(0)} |`;
}
