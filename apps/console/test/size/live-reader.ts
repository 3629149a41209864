import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { InboxChangesView, InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import {
  asRead,
  idsOfChanges,
  withChanges,
  type InboxPage,
} from '../../app/features/leads/inbox/inbox-page.ts';

/** As the browser: however often anything may have changed in a second, its list is asked for once. */
const gatherMs = 1_000;
const patienceMs = 10_000;

/** Somebody whose inbox is open. */
export interface LiveReader {
  readonly cookie: string;
  /** When each lead was first told of, and when it first stood in the list. */
  readonly told: ReadonlyMap<string, number>;
  readonly shown: ReadonlyMap<string, number>;
  /** How long each answer took. */
  readonly answersMs: readonly number[];
  /** Whether the list, as changes made it, is the one that would be read now. */
  readonly isAsRead: () => Promise<boolean>;
  /** Answers that were none. */
  readonly faults: () => readonly string[];
  close(): void;
}

interface ReaderOptions {
  readonly origin: string;
  readonly cookie: string;
  /** Ids of what may come, of this reader or of somebody else. */
  readonly awaited: ReadonlySet<string>;
}

/** Opens an inbox as the browser does: it puts what it hears into its list, and asks anew where it hears nothing of what changed. */
export async function openLiveReader({ origin, cookie, awaited }: ReaderOptions): Promise<LiveReader> {
  const [told, shown] = [new Map<string, number>(), new Map<string, number>()];
  const answersMs: number[] = [];
  const faults: string[] = [];
  const leaving = new AbortController();

  async function ask<Answer>(path: string): Promise<Answer> {
    const began = performance.now();
    const response = await fetch(`${origin}${path}`, {
      headers: { cookie },
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    answersMs.push(performance.now() - began);
    return JSON.parse(text) as Answer;
  }

  let pages: InboxPage[] = [];
  const readList = async () => {
    pages = [asRead(await ask<InboxView>('/api/leads?tab=open'), Date.now())];
  };
  const see = () => {
    const at = performance.now();
    for (const id of listedIn(pages)) if (awaited.has(id) && !shown.has(id)) shown.set(id, at);
  };
  const readAnew = gathering(() =>
    readList()
      .then(see)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) faults.push(String(error));
      }),
  );
  const hear = (changes: InboxChangesView | { readonly groups?: undefined }) => {
    if (changes.groups === undefined) return readAnew();
    const at = performance.now();
    for (const id of idsOfChanges(changes)) if (!told.has(id)) told.set(id, at);
    pages = withChanges(pages, changes, Date.now());
    see();
  };
  await readList();
  const stream = await fetch(`${origin}/api/live`, { headers: { cookie }, signal: leaving.signal });
  if (stream.status !== 200) throw new Error(`a stream was answered ${stream.status}`);
  void (async () => {
    let rest = '';
    for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + piece).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: leads\ndata: (.*)$/.exec(event) ?? [];
        if (data !== undefined) hear(JSON.parse(data) as InboxChangesView);
      }
    }
  })().catch((error: unknown) => {
    if (!leaving.signal.aborted) faults.push(String(error));
  });
  return {
    cookie,
    told,
    shown,
    answersMs,
    async isAsRead() {
      const [listed, read] = [listedIn(pages), await ask<InboxView>('/api/leads?tab=open')];
      const anew = listedIn([asRead(read, 0)]);
      const least = Math.min(listed.length, anew.length);
      return listed.length >= anew.length && isDeepStrictEqual(listed.slice(0, least), anew.slice(0, least));
    },
    faults: () => faults,
    close: () => leaving.abort(),
  };
}

const listedIn = (pages: readonly InboxPage[]) =>
  pages.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ id }) => id)));

/** Acts at once, then at most once a second and never twice at a time. */
function gathering(act: () => Promise<void>): () => void {
  let [isWanted, isResting] = [false, false];
  const go = async () => {
    isResting = true;
    while (isWanted) {
      isWanted = false;
      await Promise.all([act(), sleep(gatherMs)]);
    }
    isResting = false;
  };
  return () => {
    isWanted = true;
    if (!isResting) void go();
  };
}
