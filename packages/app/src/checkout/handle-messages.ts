import type { KeptMessage, PaymentDirectory } from '../ports/checkout/payment-directory.port.ts';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { PaymentMessage, PaymentProvider } from '../ports/checkout/payment-provider.port.ts';
import type { SweepPorts } from './settle-due.ts';
import { settlePayment } from './settle-payment.ts';

export interface TakePorts {
  readonly directory: Pick<PaymentDirectory, 'keepMessage'>;
  readonly provider: Pick<PaymentProvider, 'name' | 'readMessage'>;
}

/** What the door of messages answers: kept now, kept before, or not the provider's. */
export type TakenMessage =
  | { readonly taken: 'kept' | 'repeated'; readonly message: PaymentMessage }
  | { readonly taken: 'forged' | 'old' };

/**
 * Keeps a message before it is understood. Its signature and age are looked at first, and nothing is kept of what fails
 * them. Throws where it cannot be kept: the provider sends it again.
 */
export async function takeMessage(
  { directory, provider }: TakePorts,
  { body, signature, now }: { readonly body: string; readonly signature: string | null; readonly now: Date },
): Promise<TakenMessage> {
  const read = provider.readMessage(body, signature, now);
  if (!read.ok) return { taken: read.error };
  const isNew = await directory.keepMessage(provider.name, read.value);
  return { taken: isNew ? 'kept' : 'repeated', message: read.value };
}

/** Why a message is given up at once: it names another account than that of its payment. */
export const anotherAccount = 'of another account';

const batch = 200;
/** Ten tries over most of a day: a payment that is not known by then never was ours. */
const mostTries = 10;
const firstPauseSeconds = 60;

/** Settles what the messages of the provider are about, in order of receipt. Of each account at most its share. */
export async function handleMessages(ports: SweepPorts, signal: AbortSignalLike) {
  let [handled, failed] = [0, 0];
  for (;;) {
    const messages = await ports.directory.takeMessages(batch);
    const queue = [...Map.groupBy(messages, ({ message }) => message.account).values()];
    const runner = async () => {
      for (let own = queue.shift(); own; own = queue.shift()) {
        for (const kept of own) {
          if (signal.aborted) return;
          if (await handle(ports, kept)) handled += 1;
          else failed += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, runner));
    if (messages.length < batch || signal.aborted) return { handled, failed };
  }
}

async function handle(ports: SweepPorts, { id, message, attempts, about }: KeptMessage): Promise<boolean> {
  const { directory } = ports;
  const retrySeconds = attempts >= mostTries ? null : firstPauseSeconds * 2 ** (attempts - 1);
  if (!about) {
    await directory.messageFailed(id, 'no such payment', retrySeconds);
    return false;
  }
  if (about.accountRef !== message.account) {
    await directory.messageFailed(id, anotherAccount, null);
    return false;
  }
  try {
    await settlePayment(ports, ports.scopeOf(about.siteId), about.paymentId);
    await directory.messageDone(id);
    return true;
  } catch (error) {
    ports.onFailure(error, about);
    await directory.messageFailed(id, error instanceof Error ? error.name : 'unknown', retrySeconds);
    return false;
  }
}
