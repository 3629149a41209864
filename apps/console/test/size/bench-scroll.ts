/** Tasks of the browser while a list of so many rows is scrolled: `node bench-scroll.ts <rows> <seconds of J>`. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { createTestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { chromiumPath } from '../env.ts';
import { startConsoleProcess } from './console-process.ts';
import { fillInbox } from './fill-inbox.ts';
import { freePort } from './free-port.ts';
import { measureTasks, observeLongTasks, type TasksMeasured } from './long-tasks.ts';
import { machineLoad } from './machine-load.ts';
import { signInAll } from './sign-in.ts';

const [rows = 10_000, secondsOfKeys = 20] = process.argv.slice(2).map(Number);
const limitMs = 50;
/** As fast as a wheel is turned. */
const step = { px: 1_600, everyMs: 30 };
const keyEveryMs = 33;
const loadsWithinMs = 240_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const codeKey = `key of codes of a bench ${randomUUID()}`;
const made = await createTestDatabase();
const changer = new Client({ connectionString: made.loaderUrl });
await changer.connect();
try {
  // Three of four are done, and stand in one list.
  const plan = { leads: Math.ceil(rows * 1.4), dealerships: 4, people: ['group_manager'] };
  const { accounts } = await fillInbox(made, [plan], 12);
  const [cookie = ''] = await signInAll(made, codeKey, [accounts[0]?.staff[0]?.id ?? '']);
  const running = await startConsoleProcess(made.consoleUrl, { codeKey, port: await freePort() });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await page
      .context()
      .addCookies([{ name: 'staff', value: cookie.slice('staff='.length), url: running.origin }]);
    await observeLongTasks(page);
    await page.goto(`${running.origin}/leads?tab=done`);
    await page.locator('a.lead').first().waitFor();
    await page.locator('.p-list .scroll').hover();
    const load = machineLoad();
    say('|  | tasks | longest ms | over 50 ms | longest, CPU ms | over 50 ms of CPU |');
    say('| --- | ---: | ---: | ---: | ---: | ---: |');
    print('the wheel, as pages come', await measureTasks(browser, page, () => scrollDown(page)));
    print('J held down', await measureTasks(browser, page, () => holdKey(page)));
    print('the wheel, up, while leads change', await measureTasks(browser, page, () => scrollUp(page)));
    say(`\n${await rowsIn(page)} rows. ${load()}`);
  } finally {
    await browser.close();
    await running.kill();
  }
} finally {
  await changer.end();
  await made.drop();
}

function rowsIn(page: Page): Promise<number> {
  return page.evaluate<number>(
    `Number(document.querySelector('.windowed li')?.getAttribute('aria-setsize') ?? 0)`,
  );
}

async function scrollDown(page: Page): Promise<void> {
  const until = performance.now() + loadsWithinMs;
  while ((await rowsIn(page)) < rows) {
    if (performance.now() > until) throw new Error(`only ${await rowsIn(page)} rows came`);
    for (let n = 0; n < 10; n += 1) {
      await page.mouse.wheel(0, step.px);
      await sleep(step.everyMs);
    }
  }
}

async function holdKey(page: Page): Promise<void> {
  for (let n = 0; n < (secondsOfKeys * 1_000) / keyEveryMs; n += 1) {
    await page.keyboard.down('j');
    await sleep(keyEveryMs);
  }
  await page.keyboard.up('j');
}

function changeLead(): void {
  void changer.query(
    'update leads set updated_at = now() where id = (select id from leads order by id desc limit 1)',
  );
}

/** Each second a lead changes, so that the list is read anew below the wheel. */
async function scrollUp(page: Page): Promise<void> {
  const changing = setInterval(changeLead, 1_000);
  const list = `document.querySelector('.p-list .scroll')`;
  await page.evaluate(`${list}.scrollTo(0, ${list}.scrollHeight)`);
  const top = () => page.evaluate<number>(`${list}.scrollTop`);
  while ((await top()) > 0) {
    for (let n = 0; n < 10; n += 1) {
      await page.mouse.wheel(0, -2 * step.px);
      await sleep(step.everyMs);
    }
  }
  clearInterval(changing);
}

function print(what: string, { tasks, wallMs, cpuMs, long }: TasksMeasured): void {
  const cpu = cpuMs.length === 0 ? wallMs : cpuMs;
  say(`| ${what} | ${tasks} | ${longest(wallMs)} | ${over(wallMs)} | ${longest(cpu)} | ${over(cpu)} |`);
  for (const { ms, scripts } of long) process.stderr.write(`${Math.round(ms)} ms: ${scripts.join('; ')}\n`);
  if (over(cpu) > 0) process.exitCode = 1;
}

function over(ms: readonly number[]): number {
  return ms.filter((one) => one > limitMs).length;
}

function longest(ms: readonly number[]): string {
  return ms.reduce((most, one) => Math.max(most, one), 0).toFixed(0);
}
