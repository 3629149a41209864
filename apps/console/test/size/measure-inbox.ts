import type { InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import type { Client } from 'pg';
import type { InboxViewAsked } from './inbox-views.ts';

/** Somebody who is signed in. */
export interface Asker {
  readonly staffId: string;
  readonly role: string;
  readonly cookie: string;
}

export interface Measured {
  readonly view: InboxViewAsked;
  readonly role: string;
  readonly rows: number;
  readonly ms: readonly number[];
  readonly bareMs: readonly number[];
}

/**
 * Asks the console for each view as each person, by turns with a bare `select` of the rows that it showed, under the same
 * scope. The first round warms up and is not counted.
 */
export async function measureInbox(
  { origin, bare }: { readonly origin: string; readonly bare: Client },
  { views, askers, rounds }: { views: readonly InboxViewAsked[]; askers: readonly Asker[]; rounds: number },
): Promise<readonly Measured[]> {
  const measured = askers.flatMap((asker) =>
    views.map((view) => ({ asker, view, rows: 0, ms: [] as number[], bareMs: [] as number[] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const one of measured) {
      const { ids, ms } = await askInbox(origin, one.asker, await searchOf(origin, one.asker, one.view));
      const bareMs = await readBare(bare, one.asker.staffId, ids);
      one.rows = ids.length;
      if (round === 0) continue;
      one.ms.push(ms);
      one.bareMs.push(bareMs);
    }
  }
  return measured.map(({ asker, view, rows, ms, bareMs }) => ({ role: asker.role, view, rows, ms, bareMs }));
}

/** A next page begins where the one before it ends, as somebody scrolls to it. */
async function searchOf(origin: string, asker: Asker, { kind, search }: InboxViewAsked): Promise<string> {
  if (kind !== 'next page') return search;
  const { next } = await askInbox(origin, asker, search);
  return `${search}&after=${encodeURIComponent(next ?? '')}`;
}

async function askInbox(origin: string, { cookie }: Asker, search: string) {
  const began = performance.now();
  const response = await fetch(`${origin}/api/leads?${search}`, {
    headers: { cookie },
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (response.status !== 200) throw new Error(`${search}: ${response.status} ${text}`);
  const { groups, next } = JSON.parse(text) as InboxView;
  return { ms, next, ids: groups.flatMap(({ rows }) => rows.map(({ id }) => id)) };
}

async function readBare(client: Client, staffId: string, ids: readonly string[]): Promise<number> {
  const began = performance.now();
  await client.query('begin');
  await client.query(`select set_config('app.staff_id', $1, true)`, [staffId]);
  await client.query({
    name: 'bare',
    text: 'select id, name, last_name, message, stage, created_at from leads where id = any ($1::uuid[])',
    values: [ids],
  });
  await client.query('commit');
  return performance.now() - began;
}

/** Of a hundred, so many were faster. */
export function quantile(ms: readonly number[], share: number): number {
  const sorted = ms.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
