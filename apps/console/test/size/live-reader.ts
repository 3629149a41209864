/** As the browser: however much changes in a second, the list is asked for once. */
const gatherMs = 1_000;
const patienceMs = 10_000;

/** Somebody whose inbox is open. */
export interface LiveReader {
  readonly cookie: string;
  /** When each lead was first told of, and when it first stood in a list that was answered. */
  readonly told: ReadonlyMap<string, number>;
  readonly shown: ReadonlyMap<string, number>;
  /** How long each answer took. */
  readonly answersMs: readonly number[];
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

/** Opens an inbox as the browser does: it hears that something changed, and asks for its list anew. */
export async function openLiveReader({ origin, cookie, awaited }: ReaderOptions): Promise<LiveReader> {
  const [told, shown] = [new Map<string, number>(), new Map<string, number>()];
  const answersMs: number[] = [];
  const faults: string[] = [];
  const leaving = new AbortController();

  async function ask(): Promise<void> {
    const began = performance.now();
    const response = await fetch(`${origin}/api/leads?tab=open`, {
      headers: { cookie },
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]),
    });
    const text = await response.text();
    const at = performance.now();
    if (response.status !== 200) return void faults.push(`${response.status} ${text.slice(0, 200)}`);
    answersMs.push(at - began);
    for (const id of idsIn(text)) if (awaited.has(id) && !shown.has(id)) shown.set(id, at);
  }

  const freshen = gathering(() => {
    ask().catch((error: unknown) => {
      if (!leaving.signal.aborted) faults.push(String(error));
    });
  });
  await ask();
  const stream = await fetch(`${origin}/api/live`, { headers: { cookie }, signal: leaving.signal });
  if (stream.status !== 200) throw new Error(`a stream was answered ${stream.status}`);
  void (async () => {
    for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const at = performance.now();
      if (!piece.includes('event: lead')) continue;
      for (const id of idsIn(piece)) if (!told.has(id)) told.set(id, at);
      freshen();
    }
  })().catch((error: unknown) => {
    if (!leaving.signal.aborted) faults.push(String(error));
  });
  return { cookie, told, shown, answersMs, faults: () => faults, close: () => leaving.abort() };
}

const idsIn = (text: string) => [...text.matchAll(/"id":"([^"]{36})"/g)].map(([, id = '']) => id);

/** Acts at once, and then at most once a second. */
function gathering(act: () => void): () => void {
  let isWanted = false;
  let isResting = false;
  const go = () => {
    isResting = isWanted;
    if (!isWanted) return;
    isWanted = false;
    act();
    setTimeout(go, gatherMs);
  };
  return () => {
    isWanted = true;
    if (!isResting) go();
  };
}
