/** Pages and searches of the inbox of one account with as many leads as said: `node bench-inbox.ts <leads> <rounds>`. */
import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { startConsoleProcess } from './console-process.ts';
import { fillInbox } from './fill-inbox.ts';
import { freePort } from './free-port.ts';
import { inboxViews } from './inbox-views.ts';
import { machineLoad } from './machine-load.ts';
import { measureInbox, quantile, type Measured } from './measure-inbox.ts';
import { signInAll } from './sign-in.ts';

const [leads = 200_000, rounds = 20] = process.argv.slice(2).map(Number);
const limits = { 'first page': 200, 'next page': 200, search: 150 } as const;
const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (of: readonly number[], share: number) => quantile(of, share).toFixed(0);
const codeKey = `key of codes of a bench ${randomUUID()}`;
const made = await createTestDatabase();
const bare = new Client({ connectionString: made.consoleUrl });
try {
  const people = ['group_manager', 'sales_manager', 'sales', 'sales', 'service', 'finance'];
  const world = await fillInbox(made, [
    { leads, dealerships: 8, people },
    { leads: 2_000, dealerships: 1, people: ['group_manager'] },
  ]);
  const [account] = world.accounts;
  if (!account) throw new Error('no account was filled');
  const asking = account.staff.filter(({ role }, at) => role !== 'finance' && at !== 3);
  const cookies = await signInAll(
    made,
    codeKey,
    asking.map(({ id }) => id),
  );
  const askers = asking.map(({ id, role }, at) => ({ staffId: id, role, cookie: cookies[at] ?? '' }));
  const running = await startConsoleProcess(made.consoleUrl, { codeKey, port: await freePort() });
  await bare.connect();
  try {
    const views = await inboxViews(made.loaderUrl, account);
    const load = machineLoad();
    report(await measureInbox({ origin: running.origin, bare }, { views, askers, rounds }));
    say(load());
  } finally {
    await running.kill();
  }
} finally {
  await bare.end();
  await made.drop();
}

function report(measured: readonly Measured[]): void {
  for (const kind of ['first page', 'next page', 'search'] as const) {
    const ofKind = measured.filter(({ view }) => view.kind === kind);
    const names = [...new Set(ofKind.map(({ view }) => view.name))];
    say(
      `| ${kind} | rows | p50 ms | p95 ms | bare p50 ms | bare p95 ms | ratio |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |`,
    );
    for (const name of names) {
      const of = ofKind.filter(({ view }) => view.name === name);
      const [all, bareMs] = [of.flatMap((one) => one.ms), of.flatMap((one) => one.bareMs)];
      const ratio = quantile(all, 0.5) / quantile(bareMs, 0.5);
      say(
        `| ${name} | ${of.map(({ rows }) => rows).join(', ')} | ${ms(all, 0.5)} | ${ms(all, 0.95)} | ${quantile(bareMs, 0.5).toFixed(1)} | ${quantile(bareMs, 0.95).toFixed(1)} | ${ratio.toFixed(1)} |`,
      );
    }
    const all = ofKind.flatMap((one) => one.ms);
    say(
      `\nEvery ${kind} of ${new Set(ofKind.map(({ role }) => role)).size} roles: p50 ${ms(all, 0.5)} ms, p95 ${ms(all, 0.95)} ms of ${limits[kind]} ms that it may take, ${all.length} requests.\n`,
    );
    if (quantile(all, 0.95) > limits[kind]) process.exitCode = 1;
  }
}
