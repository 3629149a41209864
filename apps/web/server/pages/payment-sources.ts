/** The origins of a payment provider, as the policy of the pages needs them on which deposits are paid. */
export interface PaymentSources {
  readonly script: readonly string[];
  readonly iframe: readonly string[];
  readonly connect: readonly string[];
  /** Where its own page lies, to which a form leads. */
  readonly formAction: readonly string[];
}

const stripe: PaymentSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  iframe: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  formAction: ['https://checkout.stripe.com'],
};

/** Those of Stripe itself; of a stand-in, the origins under which its script and its API answer. */
export function paymentSources({
  scriptUrl,
  apiUrl,
}: {
  readonly scriptUrl: string;
  readonly apiUrl: string;
}): PaymentSources {
  const origin = new URL(scriptUrl).origin;
  if (origin === stripe.script[0]) return stripe;
  const origins = [...new Set([origin, new URL(apiUrl).origin])];
  return { script: [origin], iframe: origins, connect: origins, formAction: origins };
}
