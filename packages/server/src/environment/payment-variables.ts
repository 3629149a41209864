import * as z from 'zod';

/** How deposits are taken: what the server and the worker must agree on. */
export const paymentVariables = {
  STRIPE_API_URL: z.url('STRIPE_API_URL is no address; see .env.example').default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: keyVariable('STRIPE_SECRET_KEY', /^(?:sk|rk)_(?:test|live)_\S+$/),
  STRIPE_PUBLISHABLE_KEY: keyVariable('STRIPE_PUBLISHABLE_KEY', /^pk_(?:test|live)_\S+$/),
  STRIPE_WEBHOOK_SECRET: keyVariable('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/),
  STRIPE_SCRIPT_URL: z
    .url('STRIPE_SCRIPT_URL is no address; see .env.example')
    .default('https://js.stripe.com/endive/stripe.js'),
};

export interface PaymentsEnv {
  readonly apiUrl: string;
  readonly secretKey: string;
  /** Goes into pages. */
  readonly publishableKey: string;
  /** The present one first, and the one before it while it is replaced. */
  readonly webhookSecrets: readonly string[];
  /** The provider's own script; its origin is where fields and pages of the provider come from. */
  readonly scriptUrl: string;
}

type Data = z.infer<z.ZodObject<typeof paymentVariables>>;

/** Null without keys: nobody can reserve. Half of them, or keys of test and of live money together, are a mistake. */
export function paymentsOf(data: Data): PaymentsEnv | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = data;
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    throw new Error(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are said together; see .env.example',
    );
  }
  if (isLive(secretKey) !== isLive(publishableKey)) {
    throw new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes; see .env.example');
  }
  return {
    apiUrl: data.STRIPE_API_URL,
    secretKey,
    publishableKey,
    webhookSecrets: webhookSecret.split(',').map((secret) => secret.trim()),
    scriptUrl: data.STRIPE_SCRIPT_URL,
  };
}

const isLive = (key: string) => key.includes('_live_');

function keyVariable(variable: string, shape: RegExp) {
  return z.string().regex(shape, `${variable} is no key of Stripe; see .env.example`).optional();
}
