import { PaymentRefused, type PaymentAccounts } from '@forecourt/app/ports/checkout/payment-provider.port';
import { stripeConnection, type StripeConnection, type StripeOptions } from './stripe-connection.ts';
import { isUnknown } from './stripe-failure.ts';
import { anyFields, fieldsOf, isTrue, textOf, textOrNull } from './stripe-fields.ts';

export interface StripeAccountsOptions extends StripeOptions {
  /** Where somebody comes back to from the provider's questions, answered or not. */
  readonly returnUrl: string;
}

/** The owner of calls that are about no account yet. */
const platform = 'platform';

/**
 * A dealership's own account with its own dashboard: it is the merchant, and bears fees, refunds and disputes.
 * @planned CON-8
 */
export function stripeAccounts(options: StripeAccountsOptions): PaymentAccounts {
  const connection = stripeConnection(options);
  return {
    async open({ id, name, email }) {
      const made = await connection.call(platform, (stripe) =>
        stripe.accounts.create(
          {
            country: 'AU',
            ...(email === null ? {} : { email }),
            business_profile: { name },
            controller: {
              fees: { payer: 'account' },
              losses: { payments: 'stripe' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'full' },
            },
            capabilities: { card_payments: { requested: true }, payto_payments: { requested: true } },
            metadata: { dealership_id: id },
          },
          { idempotencyKey: `account_${id}` },
        ),
      );
      const account = textOf(fieldsOf(made, 'account'), 'id');
      const link = await connection.call(account, (stripe) =>
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          refresh_url: options.returnUrl,
          return_url: options.returnUrl,
        }),
      );
      return { account, onboardingUrl: textOf(anyFields(link) ?? {}, 'url') };
    },
    read: (account) => readStripeAccount(connection, account),
  };
}

/** An account that took our access away is closed to us. */
export async function readStripeAccount(
  connection: StripeConnection,
  account: string,
): ReturnType<PaymentAccounts['read']> {
  try {
    const answer = await connection.call(account, (stripe) => stripe.accounts.retrieve(account));
    const fields = fieldsOf(answer, 'account');
    const canCharge = isTrue(fields, 'charges_enabled');
    return { canCharge, state: stateOf(canCharge, isTrue(fields, 'details_submitted'), fields) };
  } catch (error) {
    if (isUnknown(error)) return null;
    if (error instanceof PaymentRefused && error.code === 'account_invalid') {
      return { canCharge: false, state: 'closed' };
    }
    throw error;
  }
}

function stateOf(canCharge: boolean, isSubmitted: boolean, fields: Readonly<Record<string, unknown>>) {
  if (canCharge) return 'active';
  if (!isSubmitted) return 'pending';
  const reason = textOrNull(anyFields(fields['requirements']), 'disabled_reason') ?? '';
  return reason.startsWith('rejected.') ? 'closed' : 'restricted';
}
