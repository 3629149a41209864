import { Pool, type Dispatcher } from 'undici';
import { nodeList } from './node-list.ts';

export interface ClientOptions {
  /** Where the nodes are, with name and password where they ask for them. */
  readonly nodes: readonly string[];
  /** For a call with all its tries. */
  readonly timeoutMs?: number;
  /** For one try: a node that hangs must leave time to ask another. */
  readonly tryMs?: number;
  /** How long a node that failed is asked last. */
  readonly deadForMs?: number;
  /** To each node. */
  readonly connections?: number;
}

export interface EngineCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Text is sent as it is, line by line. */
  readonly body?: string | Readonly<Record<string, unknown>>;
  /** For the call and for each try, where it takes longer than a search. */
  readonly timeoutMs?: number;
}

export interface OpenSearchClient {
  /** The answer as JSON. Throws `EngineFailure` for everything else. */
  send(call: EngineCall): Promise<unknown>;
  close(): Promise<void>;
}

/** The engine refused a call, could not be reached, or answered nothing that can be read. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  /** Null where no node answered. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Too busy, or not ready: another node may be neither. */
const isWorthAnotherNode = (status: number) => status === 429 || status === 503 || status === 502;

/**
 * Talks to a cluster over connections that stay open. A node that cannot be reached, does not answer in time
 * or is too busy is passed over for the next. That is safe for every call made here: searches change
 * nothing, and writes carry a version that takes effect once.
 */
export function openSearchClient(options: ClientOptions): OpenSearchClient {
  const { timeoutMs = 1_500, tryMs = 700, deadForMs = 5_000, connections = 32 } = options;
  const nodes = options.nodes.map((address) => connectNode(address, connections));
  if (nodes.length === 0) throw new Error('A client needs at least one node');
  const list = nodeList(nodes.length, deadForMs);

  async function send(call: EngineCall): Promise<unknown> {
    const endsAt = Date.now() + (call.timeoutMs ?? timeoutMs);
    const inTurn = list.inTurn();
    let failure: EngineFailure | null = null;
    // A single node is asked twice: it may only have closed a connection that was idle.
    for (const index of inTurn.length === 1 ? [...inTurn, ...inTurn] : inTurn) {
      const left = endsAt - Date.now();
      const node = nodes[index];
      if (left <= 0 || node === undefined) break;
      try {
        const { status, text } = await node.send(call, Math.min(left, call.timeoutMs ?? tryMs));
        list.markAlive(index);
        if (status < 400) return readJson(text, status);
        failure = new EngineFailure(`The engine answered ${status}: ${reasonOf(text)}`, status);
        if (!isWorthAnotherNode(status)) break;
      } catch (cause) {
        if (cause instanceof EngineFailure) throw cause;
        list.markDead(index);
        failure = new EngineFailure('A node of the engine did not answer', null, cause);
      }
    }
    throw failure ?? new EngineFailure('The engine did not answer in time', null);
  }

  return {
    send,
    async close() {
      await Promise.all(nodes.map((node) => node.close()));
    },
  };
}

function connectNode(address: string, connections: number) {
  const { origin, username, password } = new URL(address);
  const pool = new Pool(origin, {
    connections,
    keepAliveTimeout: 30_000,
    connect: { timeout: 500 },
    // Each try has a limit of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const authorization = username === '' ? {} : { authorization: `Basic ${secret.toString('base64')}` };
  return {
    async send({ method, path, query, body }: EngineCall, limitMs: number) {
      const isLines = typeof body === 'string';
      const type = isLines ? 'application/x-ndjson' : 'application/json';
      const request: Dispatcher.DispatchOptions = {
        method,
        path: query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`,
        headers: { ...authorization, ...(body !== undefined && { 'content-type': type }) },
        body: body === undefined ? null : isLines ? body : JSON.stringify(body),
      };
      return exchange(pool, request, limitMs);
    },
    close: () => pool.destroy(),
  };
}

interface NodeResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends a request and reads its answer to the end, by the pool's own events: every search would pay for a stream. */
function exchange(pool: Pool, request: Dispatcher.DispatchOptions, limitMs: number): Promise<NodeResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let started: Dispatcher.DispatchController | undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      const late = new Error('no answer in time');
      started?.abort(late);
      reject(late);
    }, limitMs);
    pool.dispatch(request, {
      onRequestStart(controller) {
        started = controller;
        // It waited for a connection for so long that nobody waits for it any more.
        if (isLate) controller.abort(new Error('begun too late'));
      },
      onResponseStart: (_controller, statusCode) => {
        status = statusCode;
      },
      onResponseData: (_controller, chunk) => {
        chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ status, text: Buffer.concat(chunks).toString() });
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

function readJson(text: string, status: number): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new EngineFailure('The engine answered no JSON', status, cause);
  }
}

/** A line for the log: the beginning of what the engine said, which repeats the request in places. */
function reasonOf(text: string): string {
  return /"reason":"((?:[^"\\]|\\.){1,300})/.exec(text)?.[1] ?? text.slice(0, 100);
}
