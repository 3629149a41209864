import { formatDollars } from '@forecourt/domain/core/money';
import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { AccountToCompare, GivenUpMessage } from '../ports/checkout/payment-directory.port.ts';
import type { ProviderPayment } from '../ports/checkout/payment-provider.port.ts';
import type { FindingStore, FoundOnSite } from '../ports/law/finding-store.port.ts';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { eachOfSite } from './each-of-site.ts';
import { anotherAccount } from './handle-messages.ts';
import type { SweepPorts } from './settle-due.ts';
import { settlePayment } from './settle-payment.ts';

export interface ComparePorts extends SweepPorts {
  readonly findings: StoreRunner<{ readonly findings: Pick<FindingStore, 'keep'> }>;
}

const hoursMs = 3_600_000;
const accountsAtOnce = 500;

/** Every account in turn. One that is slow or refuses waits for its next turn, and keeps no other waiting. */
async function eachAccount(
  ports: SweepPorts,
  signal: AbortSignalLike,
  work: (account: AccountToCompare) => Promise<void>,
) {
  let [accounts, failed] = [0, 0];
  for (let after: DealershipId | null = null; !signal.aborted;) {
    const page: readonly AccountToCompare[] = await ports.directory.listAccounts(
      ports.provider.name,
      after,
      accountsAtOnce,
    );
    // Each by itself: two dealerships of one site have two accounts.
    const own = page.map((account) => ({
      ...account,
      siteId: account.dealershipId as string as SiteId,
      account,
    }));
    const swept = await eachOfSite(own, signal, {
      work: ({ account }) => work(account),
      onFailure: (error, { account }) => ports.onFailure(error, account),
    });
    [accounts, failed] = [accounts + swept.done, failed + swept.failed];
    after = page.at(-1)?.dealershipId ?? null;
    if (page.length < accountsAtOnce) break;
  }
  return { accounts, failed };
}

/** The provider's messages of the last three hours against those that came: what was lost on the way is kept now. */
export async function compareMessages(ports: SweepPorts, now: Date, signal: AbortSignalLike) {
  let missing = 0;
  const swept = await eachAccount(ports, signal, async ({ accountRef }) => {
    const said = await ports.provider.listMessages(accountRef, new Date(now.getTime() - 3 * hoursMs));
    const lost = await ports.directory.listMissing(
      ports.provider.name,
      said.map(({ id }) => id),
    );
    for (const message of said.filter(({ id }) => lost.includes(id))) {
      if (await ports.directory.keepMessage(ports.provider.name, message)) missing += 1;
    }
  });
  return { ...swept, missing };
}

/**
 * All payments of the last three days against ours, both ways (BUY-7). Ours are made to agree first; what still differs
 * is a finding with its sum, and so is every message that nobody could use.
 */
export async function comparePayments(ports: ComparePorts, now: Date, signal: AbortSignalLike) {
  let differences = 0;
  const swept = await eachAccount(ports, signal, async (account) => {
    const found = [
      ...(await differencesOf(ports, account, new Date(now.getTime() - 72 * hoursMs))),
      ...(await ports.directory.listGivenUp(account.accountRef)).map((one) => strayMessage(account, one)),
    ];
    differences += found.length;
    const { dealershipId, siteId } = account;
    await ports.findings.run(ports.scopeOf(siteId), ({ findings }) =>
      findings.keep(`payments-${dealershipId.slice(-12)}`, found, now),
    );
  });
  return { ...swept, differences };
}

async function differencesOf(
  ports: ComparePorts,
  { accountRef, dealershipId }: AccountToCompare,
  since: Date,
): Promise<readonly FoundOnSite[]> {
  const { directory, provider, scopeOf } = ports;
  const said = await provider.listPayments(accountRef, since);
  const ids = said.flatMap(({ paymentId }) => paymentId ?? []);
  const ours = new Map(
    (await directory.findPayments(accountRef, ids)).map((one) => [one.paymentId as string, one]),
  );
  const found: FoundOnSite[] = [];
  for (const payment of said) {
    const mine = payment.paymentId === null ? undefined : ours.get(payment.paymentId);
    if (!mine) {
      const cents = keptOf(payment);
      if (cents > 0) found.push(difference(dealershipId, 'payment_unknown', cents, payment.session));
      continue;
    }
    const settled = await settlePayment(ports, scopeOf(mine.siteId), mine.paymentId);
    const ourCents = settled ? settled.payment.capturedCents - settled.payment.refundedCents : 0;
    const away = Math.abs(ourCents - confirmedOf(payment));
    if (away > 0) found.push(difference(dealershipId, 'payment_differs', away, mine.paymentId));
  }
  for (const { paymentId, siteId } of await directory.listPaid(accountRef, since)) {
    if (ids.includes(paymentId)) continue;
    const settled = await settlePayment(ports, scopeOf(siteId), paymentId);
    const session = settled?.payment.sessionRef ?? null;
    // The provider lists by when a session began, and we by when it was paid.
    if (session !== null && (await provider.ask({ account: accountRef, session }))) continue;
    found.push(difference(dealershipId, 'payment_missing', settled?.payment.capturedCents ?? 0, paymentId));
  }
  return found;
}

const sum = (amounts: readonly { readonly amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);
/** What the dealer has of it, with what is on its way back taken as gone. */
const keptOf = ({ capturedCents, refunds }: ProviderPayment) =>
  capturedCents - sum(refunds.filter(({ state }) => state !== 'failed'));
const confirmedOf = ({ capturedCents, refunds }: ProviderPayment) =>
  capturedCents - sum(refunds.filter(({ state }) => state === 'succeeded'));

const words = {
  payment_unknown: 'The provider has a payment that no reservation of ours belongs to',
  payment_differs: 'The provider and we do not agree on a payment',
  payment_missing: 'We have a payment that the provider does not know',
} as const;

function difference(
  dealershipId: DealershipId,
  cause: keyof typeof words,
  cents: number,
  id: string,
): FoundOnSite {
  return {
    cause,
    severity: 'risk',
    what: `${words[cause]}: ${formatDollars(cents)}.`,
    where: { page: 'checkout', part: 'payment', id: id.slice(0, 120) },
    source: null,
    dealershipId,
    mendedBy: 'dealer',
    mend: 'Look it up in the dealership’s own account with the provider, and return what belongs to nobody.',
  };
}

/** A message that nobody could use: of a payment that is not ours, of another dealership's, or tried too often. */
function strayMessage(
  { dealershipId }: AccountToCompare,
  { eventId, kind, error, receivedAt }: GivenUpMessage,
): FoundOnSite {
  const isOfAnother = error === anotherAccount;
  const on = receivedAt.toISOString().slice(0, 10);
  return {
    cause: isOfAnother ? 'message_of_another_account' : 'message_given_up',
    severity: isOfAnother ? 'risk' : 'unknown',
    what: isOfAnother
      ? `A message of the payment provider names another account than its payment has: ${kind}, ${on}.`
      : `A message of the payment provider was given up (${error ?? 'unknown'}): ${kind}, ${on}.`,
    where: { page: 'checkout', part: 'message', id: eventId.slice(0, 120) },
    source: null,
    dealershipId,
    mendedBy: isOfAnother ? 'operator' : 'dealer',
    mend: isOfAnother
      ? 'Nothing was changed by it. See who else can send messages with our key, and look the payment up.'
      : 'Look it up in the dealership’s own account with the provider. What was paid there beside the site is none of ours.',
  };
}
