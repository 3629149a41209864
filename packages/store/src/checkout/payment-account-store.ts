import type {
  PaymentAccount,
  PaymentAccountStore,
} from '@forecourt/app/ports/checkout/payment-account-store.port';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';

/** Accounts with the payment provider in PostgreSQL. */
export function paymentAccountStore(tx: ScopedTx): PaymentAccountStore {
  return {
    async find(dealershipId, provider) {
      const row = await tx.sql
        .selectFrom('paymentAccounts')
        .select(['dealershipId', 'provider', 'accountRef', 'state', 'chargesEnabled', 'descriptor'])
        .where((eb) => eb.and({ dealershipId, provider }))
        .where('state', '<>', 'closed')
        .executeTakeFirst();
      if (row === undefined) return null;
      const { chargesEnabled, ...account } = row;
      return branded<PaymentAccount>({ ...account, canCharge: chargesEnabled && row.state === 'active' });
    },

    async save({ canCharge: chargesEnabled, ...account }, now) {
      const managed = await tx.sql
        .selectFrom('dealerships')
        .select('id')
        .where('id', '=', account.dealershipId)
        .executeTakeFirst();
      if (managed === undefined) return false;
      const { state, descriptor } = account;
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('paymentAccounts')
        .values({ ...account, chargesEnabled, checkedAt: now, createdAt: now, updatedAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['provider', 'accountRef'])
            .doUpdateSet({ state, chargesEnabled, descriptor, checkedAt: now, updatedAt: now }),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
