import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { leadIdAt } from '@forecourt/app/leads/record/lead-id';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import { connectDatabase } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { buildLead } from '@forecourt/testkit/build-lead';
import { Client } from 'pg';
import type { FilledAccount } from './fill-inbox.ts';
import { openLiveReader, type LiveReader } from './live-reader.ts';

export interface LivePlan {
  readonly perSecond: number;
  readonly seconds: number;
  /** At most, after the last lead. */
  readonly settleMs: number;
}

export interface LiveWorld {
  readonly accounts: readonly FilledAccount[];
  /** Of each account's staff, in their order. */
  readonly cookies: readonly (readonly string[])[];
  /** Of the consoles, by which staff are by turns. */
  readonly origins: readonly string[];
  /** As the sites connect, and as the console does. */
  readonly webUrl: string;
  readonly consoleUrl: string;
}

export interface LiveReport {
  readonly leads: number;
  /** One for each lead and each person who may read it. */
  readonly expected: number;
  /** From the commit until it was told, and until it stood in the list. */
  readonly toldMs: readonly number[];
  readonly shownMs: readonly number[];
  readonly answersMs: readonly number[];
  /** A question of PostgreSQL without a table, beside it all. */
  readonly bareMs: readonly number[];
  /** Lists that are not, as changes made them, what would be read in the end. */
  readonly apart: number;
  /** Shown to somebody of another account. */
  readonly strays: number;
  readonly faults: readonly string[];
}

const bareEveryMs = 200;

/** Sends leads to all accounts by turns while all their staff have their inboxes open. */
export async function measureLive(
  { accounts, cookies, origins, webUrl, consoleUrl }: LiveWorld,
  { perSecond, seconds, settleMs }: LivePlan,
): Promise<LiveReport> {
  const database = connectDatabase({ url: webUrl, poolSize: 16, callTimeoutMs: 20_000 });
  const bare = new Client({ connectionString: consoleUrl, connectionTimeoutMillis: 10_000 });
  await bare.connect();
  const awaited = new Set<string>();
  const readers: LiveReader[][] = [];
  try {
    for (const [at, own] of cookies.entries()) {
      readers[at] = await Promise.all(
        own.map((cookie, n) =>
          openLiveReader({ origin: origins[n % origins.length] ?? '', cookie, awaited }),
        ),
      );
    }
    const [measuring, bareMs] = [new AbortController(), [] as number[]];
    const asking = askBare(bare, bareMs, measuring.signal);
    const store = storeRunner(database);
    const committed = new Map<string, { readonly account: number; readonly at: number }>();
    const unsent: string[] = [];
    const sendTo = async (account: number): Promise<void> => {
      const to = accounts[account];
      if (!to) return;
      const id = await send(store, to, awaited).catch((error: unknown) => {
        unsent.push(`a lead was not kept: ${String(error)}`);
        return null;
      });
      if (id !== null) committed.set(id, { account, at: performance.now() });
    };
    const began = performance.now();
    const sending: Promise<void>[] = [];
    for (let n = 0; n < perSecond * seconds; n += 1) {
      await sleep(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
      const account = n % accounts.length;
      sending.push(sendTo(account));
    }
    await Promise.all(sending);
    for (const until = performance.now() + settleMs; performance.now() < until; await sleep(500)) {
      const { shownMs, expected } = compared(readers, committed);
      if (shownMs.length === expected) break;
    }
    measuring.abort();
    await asking;
    const report = compared(readers, committed);
    let apart = 0;
    for (const reader of readers.flat()) apart += (await reader.isAsRead()) ? 0 : 1;
    return { ...report, faults: [...report.faults, ...unsent], bareMs, apart };
  } finally {
    for (const reader of readers.flat()) reader.close();
    await Promise.all([database.close(), bare.end()]);
  }
}

/** One as a site writes it. Its id is awaited before it can be seen. */
async function send(
  store: ReturnType<typeof storeRunner>,
  account: FilledAccount,
  awaited: Set<string>,
): Promise<string> {
  const now = new Date();
  const lead = buildLead({
    id: leadIdAt(now, randomUUID()),
    dealershipId: account.dealershipIds[0] as DealershipId,
    carId: null,
    name: 'Grace Okafor',
    email: `${randomUUID()}@example.com`,
    responseDueAt: new Date(now.getTime() + 30 * 60_000),
  });
  awaited.add(lead.id);
  const idempotencyKey = randomUUID();
  const submit = () =>
    store.run(
      grantSiteScope(account.siteId as SiteId),
      ({ leads }) => leads.submit({ lead, idempotencyKey, now }),
      { isRoutine: true },
    );
  // Where nobody answers, a browser sends the same key again.
  const taken = await submit().catch(submit);
  if (!taken.ok) throw new Error(taken.error);
  return taken.value.leadId;
}

async function askBare(client: Client, took: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const began = performance.now();
    await client.query('select 1');
    took.push(performance.now() - began);
    await sleep(bareEveryMs);
  }
}

function compared(
  readers: readonly (readonly LiveReader[])[],
  committed: ReadonlyMap<string, { readonly account: number; readonly at: number }>,
): Omit<LiveReport, 'bareMs' | 'apart'> {
  const [toldMs, shownMs] = [[] as number[], [] as number[]];
  let expected = 0;
  let strays = 0;
  for (const [account, own] of readers.entries()) {
    for (const [id, { account: of, at }] of committed) {
      expected += of === account ? own.length : 0;
      for (const { told, shown } of own) {
        if (of !== account) strays += told.has(id) || shown.has(id) ? 1 : 0;
        else {
          // Seen in the moment before whoever wrote it heard that it is kept.
          for (const [seen, took] of [
            [told, toldMs],
            [shown, shownMs],
          ] as const) {
            const seenAt = seen.get(id);
            if (seenAt !== undefined) took.push(Math.max(0, seenAt - at));
          }
        }
      }
    }
  }
  const all = readers.flat();
  return {
    leads: committed.size,
    expected,
    toldMs,
    shownMs,
    answersMs: all.flatMap((reader) => reader.answersMs),
    strays,
    faults: all.flatMap((reader) => reader.faults()),
  };
}
