import { parsePhone } from '@forecourt/domain/core/australian-phone';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { hasLink } from '@forecourt/domain/leads/has-link';
import * as z from 'zod';
import type { FormInput } from '../leads/take/send-lead-form.ts';
import type { SmsSender } from '../ports/accounts/sms-sender.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Tells a seller by SMS that the car was received (TRADE-5). Nobody needs to hear of it hours later. */
export const smsSellerJob = defineJob({
  name: 'sms-seller',
  input: z.strictObject({ leadId: z.uuid().transform((id) => id as LeadId) }),
  maxAttempts: 6,
  timeoutSeconds: 20,
});

/** Anybody can type a phone: whose it is gets one a day. */
const perPhone: RateRule = { limit: 1, windowSeconds: 86_400 };
const perNetwork: RateRule = { limit: 5, windowSeconds: 86_400 };

interface TypedSeller {
  readonly values: { readonly name: string; readonly lastName: string; readonly phone: string };
  readonly network: string;
  readonly input: Pick<FormInput, 'honeypot' | 'proof'>;
}

/** Whether a seller is told by SMS: to a mobile, of a form that looks like a person's, and not again and again. */
export async function maySendSms(
  { limiter }: { readonly limiter: RateLimiter },
  { settings }: Pick<SiteContext, 'settings'>,
  { values, network, input }: TypedSeller,
): Promise<boolean> {
  const phone = parsePhone(values.phone);
  if (phone?.kind !== 'mobile' || input.honeypot) return false;
  if (settings.enquiry.usesCaptcha && input.proof !== 'good') return false;
  if (hasLink(values.name) || hasLink(values.lastName)) return false;
  const waits = await Promise.all([
    limiter.take('sms to seller', phone.e164, perPhone),
    limiter.take('sms to sellers of network', network, perNetwork),
  ]);
  return Math.max(...waits) === 0;
}

export interface SmsPorts {
  readonly store: StoreRunner<{ readonly tradeIns: Pick<TradeInStore, 'findDetails'> }>;
  readonly sms: SmsSender;
}

/** Sends it, as it stands with the lead. */
export async function smsSeller(
  { store, sms }: SmsPorts,
  scope: SiteScope,
  { leadId }: z.infer<typeof smsSellerJob.input>,
): Promise<'nothing to send' | 'sent'> {
  const found = await store.run(scope, ({ tradeIns }) => tradeIns.findDetails(leadId));
  const to = parsePhone(found?.phone ?? '')?.e164;
  if (to === undefined || !found?.smsContent) return 'nothing to send';
  const from = found.smsFrom;
  await sms.send({ to, text: found.smsContent, ...(from !== null && { from }), key: `seller-${leadId}` });
  return 'sent';
}
