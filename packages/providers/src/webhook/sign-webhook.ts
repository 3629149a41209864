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
 * time and the body are signed with it, so that neither an old message nor a changed one passes. While its key is
 * replaced a secret holds several, with spaces between: each signs, and a receiver is content with one.
 */
export function signWebhook(
  message: { readonly id: string; readonly at: Date; readonly body: string },
  secret: Secret,
): WebhookHeaders {
  const timestamp = String(Math.floor(message.at.getTime() / 1_000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signatures = keysOf(secret).map(
    (key) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** `whsec_` and base64, as the standard writes it; any other text is the key as it stands. */
function keysOf(secret: Secret): readonly Buffer[] {
  const text = secret.reveal();
  if (!text.startsWith(prefix)) return [Buffer.from(text, 'utf8')];
  return text.split(/\s+/).map((key) => Buffer.from(key.slice(prefix.length), 'base64'));
}
