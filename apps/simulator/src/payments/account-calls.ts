import { below, text, texts, type FormFields } from './form-fields.ts';
import { newId } from './payment-book.ts';
import type { Account } from './payment-objects.ts';
import { withState, type ApiError, type PaymentsVendor } from './payments-vendor.ts';
import { invalid, missing } from './session-calls.ts';

const linkSeconds = 300;

/** POST /v1/accounts: waits for its dealership's answers. */
export function openAccount(vendor: PaymentsVendor, form: FormFields): Account {
  const id = newId('acct');
  const account: Account = {
    ...vendor.account(id),
    email: text(form, 'email'),
    business_profile: { name: text(below(form, 'business_profile'), 'name') },
    metadata: texts(below(form, 'metadata')),
  };
  return vendor.book.put('account', id, withState(account, 'pending'));
}

/** GET /v1/accounts/{id}. */
export function readAccount(vendor: PaymentsVendor, id: string): Account | ApiError {
  const account = vendor.account(id);
  if (id.startsWith('acct_unknown')) return missing('account', id);
  return account.is_closed ? revoked(id) : account;
}

/** As the provider speaks of an account that took our access away. */
export const revoked = (id: string): ApiError =>
  invalid(`The provided key does not have access to account '${id}'.`, 'account_invalid', 403);

/** POST /v1/account_links. */
export function linkAccount(vendor: PaymentsVendor, form: FormFields, origin: string): object | ApiError {
  const id = text(form, 'account') ?? '';
  const returnUrl = text(form, 'return_url');
  if (returnUrl === null || text(form, 'type') !== 'account_onboarding') return invalid('return_url, type');
  return {
    object: 'account_link',
    created: vendor.nowSeconds(),
    expires_at: vendor.nowSeconds() + linkSeconds,
    url: `${origin}/payments/onboarding?account=${encodeURIComponent(id)}&return=${encodeURIComponent(returnUrl)}`,
  };
}

/** The dealership answered, or the provider changed its mind. */
export function changeAccount(vendor: PaymentsVendor, id: string, state: string): Account {
  const account = vendor.book.put('account', id, withState(vendor.account(id), state));
  const type = state === 'closed' ? 'account.application.deauthorized' : 'account.updated';
  vendor.tell(type, id, false, account);
  return account;
}
