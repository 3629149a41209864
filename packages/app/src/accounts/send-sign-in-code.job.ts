import * as z from 'zod';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SmsSender } from '../ports/accounts/sms-sender.port.ts';

/**
 * Sends a one-time code (AUTH-1). The queue may be read by staff and by backups: phone and words are sealed in it.
 * The vendor may be slow or away for a while, but nobody needs a code that has expired.
 */
export const sendSignInCodeJob = defineJob({
  name: 'send-sign-in-code',
  input: z.strictObject({
    sealed: z.string().min(1).max(4_000),
    /** By which the vendor leaves out a repeat. */
    key: z.string().min(8).max(100),
    until: z.iso.datetime(),
  }),
  maxAttempts: 6,
  timeoutSeconds: 20,
});

const sealedMessage = z.strictObject({ to: z.string(), text: z.string() });

/** Where the words of a code are sealed: they open for the site that sent them. */
export function codeMessagePlace(siteId: string): string {
  return `sign-in code of ${siteId}`;
}

/** Seals the message to a phone for the queue. */
export function sealCodeMessage(
  codeKeys: Pick<CodeKeys, 'seal'>,
  siteId: string,
  message: z.infer<typeof sealedMessage>,
): string {
  return codeKeys.seal(JSON.stringify(message), codeMessagePlace(siteId));
}

/** Hands the message to the vendor. One that has expired is let go; one that no key opens was sealed with another. */
export async function sendSignInCode(
  { sms, codeKeys }: { readonly sms: SmsSender; readonly codeKeys: Pick<CodeKeys, 'open'> },
  {
    siteId,
    sealed,
    key,
    until,
    now,
  }: z.infer<typeof sendSignInCodeJob.input> & {
    readonly siteId: string;
    readonly now: Date;
  },
): Promise<'sent' | 'expired' | 'unreadable'> {
  if (new Date(until) <= now) return 'expired';
  const opened = codeKeys.open(sealed, codeMessagePlace(siteId));
  if (opened === null) return 'unreadable';
  await sms.send({ ...sealedMessage.parse(JSON.parse(opened)), key });
  return 'sent';
}
