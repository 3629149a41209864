import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { testBrowser } from './test-browser.ts';
import { costlyProofOf } from './worked-out-proof.ts';
import { codeIn, hosts, newPhone } from './test-sites.ts';
import type { SitesWithWorker } from './with-worker.ts';

export interface SignInLoad {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly begun: number;
  readonly signedIn: number;
  /** Answers that were neither a code nor a session. */
  readonly refused: readonly string[];
  /** Phones that were sent no message, or more than one. */
  readonly lost: number;
  readonly doubled: number;
  readonly requestMs: readonly number[];
  /** From asking for the code until the vendor has it. */
  readonly deliveryMs: readonly number[];
  readonly wallSeconds: number;
}

const longestWaitMs = 60_000;
const pollMs = 100;
const hostOf = (turn: number) => (turn % 2 === 0 ? hosts.harbour : hosts.ranges);

/** Many people sign in at a steady rate, each from an address of their own, half of them on each site. */
export async function signInLoad(
  { sites, simulator }: Pick<SitesWithWorker, 'sites' | 'simulator'>,
  { perSecond, seconds }: SignInLoad,
): Promise<LoadResult> {
  const arrived = new Map<string, { readonly text: string; readonly atMs: number }>();
  const requestMs: number[] = [];
  const deliveryMs: number[] = [];
  const refused: string[] = [];
  const phones: string[] = [];
  let signedIn = 0;
  const over = new AbortController();

  async function timed<T>(work: Promise<T>): Promise<T> {
    const startedMs = performance.now();
    const done = await work;
    requestMs.push(performance.now() - startedMs);
    return done;
  }

  async function watchMessages(): Promise<void> {
    while (!over.signal.aborted) {
      for (const { to, text } of await simulator.messages()) {
        if (!arrived.has(to)) arrived.set(to, { text, atMs: performance.now() });
      }
      await sleep(pollMs);
    }
  }

  async function person(turn: number): Promise<void> {
    const { typed, phone } = newPhone();
    phones.push(phone);
    const who = testBrowser(sites.port, hostOf(turn));
    const response = await timed(who.post('/sign-in', { phone: typed, ...proofs[turn] }));
    if (response.status !== 303) {
      refused.push(`code ${response.status}`);
      return;
    }
    const sentMs = performance.now();
    while (!arrived.has(phone) && performance.now() - sentMs < longestWaitMs) await sleep(50);
    const message = arrived.get(phone);
    if (!message) return;
    deliveryMs.push(message.atMs - sentMs);
    const taken = await timed(who.post('/sign-in/code', { code: codeIn(message.text) }));
    if (taken.status === 303 && who.cookies.has('session')) signedIn += 1;
    else refused.push(`session ${taken.status}`);
  }

  // Before the clock runs: it is the browsers' work. Between two of them a connection that was closed is seen as that.
  const proofs: ReturnType<typeof costlyProofOf>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    proofs.push(costlyProofOf(hostOf(turn)));
    await nextTurn();
  }
  const startedMs = performance.now();
  const watching = watchMessages();
  const people: Promise<void>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const dueMs = startedMs + (turn * 1_000) / perSecond;
    await sleep(Math.max(0, dueMs - performance.now()));
    people.push(person(turn));
  }
  // Nobody is watched for in vain when the vendor does not answer.
  await Promise.race([Promise.all(people), watching]);
  over.abort();
  await watching;
  const counts = new Map<string, number>();
  for (const { to } of await simulator.messages()) counts.set(to, (counts.get(to) ?? 0) + 1);
  return {
    begun: phones.length,
    signedIn,
    refused,
    lost: phones.filter((phone) => !counts.has(phone)).length,
    doubled: phones.filter((phone) => (counts.get(phone) ?? 0) > 1).length,
    requestMs,
    deliveryMs,
    wallSeconds: (performance.now() - startedMs) / 1_000,
  };
}
