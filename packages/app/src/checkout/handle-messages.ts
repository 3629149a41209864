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

/**
 * Settles what the messages of the provider are about, in order of receipt. Of each account at most its share. The
 * provider tells of one payment several times, and is asked how it stands once for all that are there.
 */
export async function handleMessages(ports: SweepPorts, signal: AbortSignalLike) {
  let [handled, failed] = [0, 0];
  for (;;) {
    const messages = await ports.directory.takeMessages(batch);
    const queue = [...Map.groupBy(messages, ({ message }) => message.account).values()];
    const runner = async () => {
      for (let own = queue.shift(); own; own = queue.shift()) {
        for (const same of Map.groupBy(own, ({ id, about }) => about?.paymentId ?? id).values()) {
          if (signal.aborted) return;
          if (await handle(ports, same)) handled += same.length;
          else failed += same.length;
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, runner));
    if (messages.length < batch || signal.aborted) return { handled, failed };
  }
}

/** Messages of one account about one payment, or one about none of ours. */
async function handle(ports: SweepPorts, same: readonly KeptMessage[]): Promise<boolean> {
  const { directory } = ports;
  const [first] = same;
  if (!first) return true;
  const { about, message } = first;
  const giveBack = async (reason: string, isOver = false) => {
    for (const { id, attempts } of same) {
      const retrySeconds = isOver || attempts >= mostTries ? null : firstPauseSeconds * 2 ** (attempts - 1);
      await directory.messageFailed(id, reason, retrySeconds);
    }
    return false;
  };
  if (!about) return giveBack('no such payment');
  if (about.accountRef !== message.account) return giveBack(anotherAccount, true);
  try {
    await settlePayment(ports, ports.scopeOf(about.siteId), about.paymentId);
    for (const { id } of same) await directory.messageDone(id);
    return true;
  } catch (error) {
    ports.onFailure(error, about);
    return giveBack(error instanceof Error ? error.name : 'unknown');
  }
}
