import { createHmac } from 'node:crypto';
import type { PaymentBook } from './payment-book.ts';

/** How messages go to the platform. */
export interface Delivery {
  /** The platform's door; null: they are kept and not sent. */
  readonly url: string | null;
  readonly secret: string;
  readonly delayMs: number;
  /** How often each is sent. */
  readonly copies: number;
  /** The share that is never sent, 0 to 1. */
  readonly lost: number;
  /** Those of half a second are sent together, the last first. */
  readonly isReversed: boolean;
  readonly signature: 'right' | 'forged' | 'old';
  /** Sent as another account's; null: as it is. */
  readonly account: string | null;
}

export interface SentMessage {
  readonly event: string;
  readonly at: string;
  /** 0: there was no answer. */
  readonly status: number;
}

export interface MessageDelivery {
  settings(): Delivery;
  /** Null where the order makes no sense. */
  order(order: unknown): Delivery | null;
  reset(): void;
  /** By and by, as it is ordered. */
  deliver(eventId: string): void;
  /** Now and once, whatever is ordered: answers the status, 0 where there was none. */
  send(eventId: string, as?: Partial<Delivery>): Promise<number | null>;
  sent(): readonly SentMessage[];
  stop(): void;
}

const togetherMs = 500;
const answerMs = 10_000;
const atOnce = 8;
const mostSent = 50_000;
const oldSeconds = 3_600;
/** The provider goes on for three days; here it gives up after a few minutes. */
const pausesMs = [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000];

/** Sends what the provider tells, signed, and again until the door says that it has it. */
export function messageDelivery(
  book: () => PaymentBook,
  initial: Pick<Delivery, 'url' | 'secret'>,
  now: () => Date,
): MessageDelivery {
  const first: Delivery = {
    ...initial,
    delayMs: 0,
    copies: 1,
    lost: 0,
    isReversed: false,
    signature: 'right',
    account: null,
  };
  let settings = first;
  let owed = 0;
  let running = 0;
  const waiting: (() => Promise<void>)[] = [];
  const together: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const sent: SentMessage[] = [];

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }

  function next(): void {
    while (running < atOnce) {
      const work = waiting.shift();
      if (!work) return;
      running += 1;
      void work().finally(() => {
        running -= 1;
        next();
      });
    }
  }

  function enqueue(eventId: string, tries: number): void {
    waiting.push(async () => {
      const status = await send(eventId, {});
      const pause = pausesMs[tries];
      if (status !== null && (status < 200 || status > 299) && pause !== undefined) {
        later(pause, () => enqueue(eventId, tries + 1));
      }
    });
    next();
  }

  async function send(eventId: string, as: Partial<Delivery>): Promise<number | null> {
    const kept = book().find('event', eventId);
    const how = { ...settings, ...as };
    if (!kept || how.url === null) return null;
    const body = JSON.stringify({ ...kept.it, ...(how.account === null ? {} : { account: how.account }) });
    const status = await post(how.url, body, headerOf(how, body, now()));
    sent.push({ event: eventId, at: now().toISOString(), status });
    if (sent.length > mostSent) sent.shift();
    return status;
  }

  function deliver(eventId: string): void {
    owed += settings.lost;
    if (owed >= 1) {
      owed -= 1;
      return;
    }
    for (let copy = 0; copy < settings.copies; copy += 1) {
      if (settings.isReversed) hold(eventId);
      else later(settings.delayMs, () => enqueue(eventId, 0));
    }
  }

  function hold(eventId: string): void {
    if (together.length === 0) {
      later(togetherMs + settings.delayMs, () => {
        for (const held of together.splice(0).toReversed()) enqueue(held, 0);
      });
    }
    together.push(eventId);
  }

  return {
    settings: () => settings,
    order(order) {
      const asked = { ...settings, ...(order as object) };
      if (!isDelivery(asked)) return null;
      settings = asked;
      return settings;
    },
    reset: () => {
      settings = first;
      owed = 0;
    },
    deliver,
    send: (eventId, as = {}) => send(eventId, as),
    sent: () => sent,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      waiting.length = 0;
    },
  };
}

function headerOf({ secret, signature }: Delivery, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000) - (signature === 'old' ? oldSeconds : 0);
  const key = signature === 'forged' ? `${secret} of somebody else` : secret;
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}

async function post(url: string, body: string, signature: string): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

function isDelivery(asked: Readonly<Record<string, unknown>> | Delivery): asked is Delivery {
  const { url, secret, delayMs, copies, lost, isReversed, signature, account } = asked as Delivery;
  return (
    (url === null || URL.canParse(url)) &&
    typeof secret === 'string' &&
    isWithin(delayMs, 0, 600_000) &&
    Number.isInteger(copies) &&
    isWithin(copies, 1, 10) &&
    isWithin(lost, 0, 1) &&
    typeof isReversed === 'boolean' &&
    ['right', 'forged', 'old'].includes(signature) &&
    (account === null || typeof account === 'string')
  );
}

const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;
