import type { SiteId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { VisitorEmailStore } from '../ports/accounts/visitor-email-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import { confirmEmailRoot } from './confirm-email.ts';
import { mailConfirmationLink, type ConfirmationPorts } from './mail-confirmation-link.ts';

/** Mails the link that confirms an address. */
export const sendEmailConfirmationJob = defineJob({
  name: 'send-email-confirmation',
  input: z.strictObject({
    emailId: z.uuid(),
    /** What the link opens with, sealed: the queue may be read by staff and by backups. */
    sealed: z.string().min(1).max(400),
  }),
  timeoutSeconds: 60,
});

export type SendConfirmationPorts = ConfirmationPorts<{ readonly emails: Pick<VisitorEmailStore, 'find'> }>;

/** It opens for the site that sealed it. */
const placeOf = (siteId: SiteId) => `email confirmation of ${siteId}`;

/** Seals the secret of a link for the queue. */
export function sealConfirmation(codeKeys: Pick<CodeKeys, 'seal'>, siteId: SiteId, secret: string): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** Mails the link, unless the address was confirmed or the link has expired meanwhile. */
export function sendEmailConfirmation(
  ports: SendConfirmationPorts,
  scope: SiteScope,
  { emailId, sealed, now }: z.infer<typeof sendEmailConfirmationJob.input> & { readonly now: Date },
) {
  return mailConfirmationLink(ports, scope, {
    sealed,
    place: placeOf(scope.siteId),
    find: ({ emails }) => emails.find(emailId),
    root: confirmEmailRoot,
    messageName: ({ id, expiresAt }) => `confirm-${id}-${expiresAt.getTime()}`,
    now,
  });
}
