import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning } from './killed-process.ts';

/** `gone`: the session takes nothing any more. `not yet`: declined, or nobody answered. */
export type PaidOutcome = 'paid' | 'gone' | 'not yet';

export interface LedgerPayment {
  readonly payment_id: string | null;
  readonly taken: number;
  readonly refunds: readonly { readonly amount: number; readonly status: string }[];
}

export interface LedgerAccount {
  readonly account: string;
  readonly taken: number;
  readonly returned: number;
  readonly payments: readonly LedgerPayment[];
}

/** The payment provider's simulator, which is killed and remembers what it had answered. */
export interface KilledProvider {
  readonly variables: Readonly<Record<string, string>>;
  kill(): Promise<void>;
  /** No more lost answers or messages. */
  heal(): Promise<void>;
  payOnPage(session: string, number: string): Promise<PaidOutcome>;
  payInFields(
    fields: { readonly clientSecret: string; readonly account: string; readonly publishableKey: string },
    number: string,
  ): Promise<PaidOutcome>;
  ledger(): Promise<readonly LedgerAccount[]>;
  /** All that it has written down. */
  journal(): string;
  ownEnds(): number;
  stop(): Promise<void>;
}

const webhookSecret = 'whsec_of_the_crash_test';
/** A fifth of the messages is lost, each is sent twice and out of order; of every 25 calls the answer of one is lost. */
const troubles = [
  ['PUT', '/payments/delivery', { copies: 2, lost: 0.2, isReversed: true }],
  ['PUT', '/faults', { vendor: 'payments', cut: true, takes: true, rate: 0.04 }],
] as const;
const health = [
  ['DELETE', '/payments/delivery'],
  ['DELETE', '/faults'],
] as const;

export function killedProvider(
  port: number,
  webPort: number,
  {
    isWell: isWellAtFirst = false,
    onOutput = null,
  }: { readonly isWell?: boolean; readonly onOutput?: ((said: string) => void) | null } = {},
): KilledProvider {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-provider-'));
  const file = join(folder, 'payments.jsonl');
  const origin = `http://127.0.0.1:${port}`;
  const program = keepRunning(
    '../../../simulator/src/main.ts',
    {},
    {
      SIMULATOR_PORT: String(port),
      SIMULATOR_MESSAGES_URL: `http://127.0.0.1:${webPort}/api/payments/stripe/messages`,
      SIMULATOR_PAYMENTS_FILE: file,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      LOG_LEVEL: 'silent',
    },
    onOutput,
  );
  let isWell = isWellAtFirst;

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });
  const order = async () => {
    for (const [method, path, body] of isWell ? health : troubles) {
      const init = { method, ...(body && { body: JSON.stringify(body) }) };
      for (let tries = 0; ; tries += 1) {
        const answer = await send(path, init).catch(() => null);
        if (answer?.ok) break;
        if (tries > 200) throw new Error('the simulator does not answer');
        await sleep(100);
      }
    }
  };
  const pay = async (path: string, fields: Readonly<Record<string, string>>) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await send(path, { method: 'POST', body: new URLSearchParams(fields) }).catch(
        () => null,
      );
      if (answer) return { status: answer.status, text: await answer.text().catch(() => '') };
      await sleep(200);
    }
    return null;
  };
  const ready = order();

  return {
    variables: {
      STRIPE_API_URL: origin,
      STRIPE_SECRET_KEY: 'sk_test_crash',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_crash',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_SCRIPT_URL: `${origin}/payments/script/stripe.js`,
      SMS_URL: `${origin}/sms/messages`,
    },
    async kill() {
      await ready;
      await program.kill();
      await order();
    },
    async heal() {
      isWell = true;
      await order();
    },
    async payOnPage(session, number) {
      const answer = await pay(`/payments/page/${session}`, { number, expiry: '08/29', cvc: '123' });
      if (!answer) return 'not yet';
      // Sent again after its answer was lost, it was paid before.
      if (answer.status === 303 || answer.text.includes('paid already')) return 'paid';
      return answer.text.includes('Nothing to pay') ? 'gone' : 'not yet';
    },
    async payInFields({ clientSecret, account, publishableKey }, number) {
      const answer = await pay('/payments/elements/confirm', {
        client_secret: clientSecret,
        account,
        key: publishableKey,
        number,
      });
      const { type = '', status = '' } = answer
        ? (JSON.parse(answer.text) as { readonly type?: string; readonly status?: string })
        : {};
      if (type === 'paid' || (type === 'gone' && status === 'complete')) return 'paid';
      return type === 'gone' ? 'gone' : 'not yet';
    },
    async ledger() {
      const answer = await send('/payments/ledger');
      return ((await answer.json()) as { readonly accounts: readonly LedgerAccount[] }).accounts;
    },
    journal: () => readFileSync(file, 'utf8'),
    ownEnds: program.ownEnds,
    async stop() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
