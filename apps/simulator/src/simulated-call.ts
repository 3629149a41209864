import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.ts';

export interface SimulatedResponse {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection ends without an answer. */
  readonly isCut?: boolean;
}

export interface SimulatedCall {
  readonly request: IncomingMessage;
  readonly url: URL;
}

/** Under method and path, as in 'POST /sms/messages'; 'GET /reviews/v4/*' is whatever lies below. */
export type SimulatedRoutes = Readonly<
  Record<string, (call: SimulatedCall) => SimulatedResponse | Promise<SimulatedResponse>>
>;

const mostJsonBytes = 64 * 1024;

/** A call as its fault has it: late, refused or answered with nonsense, and done or not. */
export async function withFault<Sent>(
  fault: Fault | null,
  sent: Sent,
  take: (sent: Sent) => SimulatedResponse,
): Promise<SimulatedResponse> {
  if (!fault) return take(sent);
  await sleep(fault.delayMs);
  const isOnlySlow = fault.status === 0 && !fault.garbage && !fault.cut;
  const taken = isOnlySlow || fault.takes ? take(sent) : null;
  if (isOnlySlow && taken) return taken;
  return {
    isCut: fault.cut,
    status: fault.status || (taken?.status ?? 200),
    body: fault.garbage ? '<html><p>Gateway' : '{"error":"as ordered"}',
  };
}

/** Throws where there is more than allowed. */
export async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new Error('too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await bytesOf(request, mostJsonBytes)).toString('utf8'));
}

/** Vendors take nobody without a key; any will do. */
export function hasKey({ headers }: IncomingMessage): boolean {
  return /^Bearer .+/.test(headers.authorization ?? '');
}

export function json(status: number, value: unknown): SimulatedResponse {
  return { status, body: JSON.stringify(value) };
}
