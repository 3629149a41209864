import { createHmac } from 'node:crypto';
import type { Secret } from '@forecourt/domain/core/secret';

export interface WebhookHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

const prefix = 'whsec_';

/**
 * The headers of Standard Webhooks: the id is the same on every try, by which a receiver tells a repeat; the
 * time and the body are signed with it, so that neither an old message nor a changed one passes.
 */
export function signWebhook(
  message: { readonly id: string; readonly at: Date; readonly body: string },
  secret: Secret,
): WebhookHeaders {
  const timestamp = String(Math.floor(message.at.getTime() / 1_000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signature = createHmac('sha256', keyOf(secret)).update(signed).digest('base64');
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** `whsec_` and base64, as the standard writes it; any other text is the key as it stands. */
function keyOf(secret: Secret): Buffer {
  const text = secret.reveal();
  return text.startsWith(prefix)
    ? Buffer.from(text.slice(prefix.length), 'base64')
    : Buffer.from(text, 'utf8');
}
