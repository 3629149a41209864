import type { DealershipId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { PaymentAccounts } from '../ports/checkout/payment-provider.port.ts';
import type { PaymentAccount, PaymentAccountStore } from '../ports/checkout/payment-account-store.port.ts';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

export interface ConnectPorts {
  readonly store: StoreRunner<{ readonly paymentAccounts: PaymentAccountStore }>;
  readonly accounts: PaymentAccounts;
  readonly provider: { readonly name: string };
}

interface Dealership {
  readonly id: DealershipId;
  readonly name: string;
  readonly email: string | null;
}

/**
 * Connects a dealership with the payment provider (BUY-7): opens its own account there where it has none, and keeps what
 * the provider says of it. Until that can take money, no page offers to reserve. Done again, it is the same account, as
 * the provider says it stands now. `onboardingUrl` is where the dealer goes on; null: there is nothing left to do.
 */
export async function connectPaymentAccount(
  { store, accounts, provider }: ConnectPorts,
  { scope, now }: { readonly scope: StaffScope; readonly now: Date },
  dealership: Dealership,
): Promise<
  Result<{ readonly account: PaymentAccount; readonly onboardingUrl: string | null }, 'not_managed'>
> {
  const known = await store.run(scope, ({ paymentAccounts }) =>
    paymentAccounts.find(dealership.id, provider.name),
  );
  const opened = known ? null : await accounts.open(dealership);
  const accountRef = known?.accountRef ?? opened?.account ?? '';
  const said = await accounts.read(accountRef);
  const account: PaymentAccount = {
    dealershipId: dealership.id,
    provider: provider.name,
    accountRef,
    state: said?.state ?? 'pending',
    canCharge: said?.canCharge ?? false,
    // A bank statement has 22 letters.
    descriptor: dealership.name.slice(0, 22),
  };
  const isKept = await store.run(scope, ({ paymentAccounts }) => paymentAccounts.save(account, now));
  if (!isKept) return fail('not_managed');
  return ok({ account, onboardingUrl: account.canCharge ? null : (opened?.onboardingUrl ?? null) });
}
