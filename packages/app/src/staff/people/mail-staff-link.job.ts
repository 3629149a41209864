import * as z from 'zod';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import { escapeMarkup, oneLine } from '../../shared/plain-text.ts';

/** Mails a link to somebody who is to join, or to come back in. */
export const mailStaffLinkJob = defineJob({
  name: 'mail-staff-link',
  input: z.strictObject({
    linkId: z.uuid(),
    /** The whole of what is mailed, sealed: the queue may be read by staff and by backups. */
    sealed: z.string().min(1).max(8_000),
  }),
  maxAttempts: 12,
  timeoutSeconds: 60,
});

export interface StaffLinkMailPorts {
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
}

const mailed = z.object({
  to: z.string(),
  url: z.string(),
  subject: z.string(),
  before: z.string(),
  button: z.string(),
  after: z.string(),
});

export type StaffLinkMail = z.infer<typeof mailed>;

const placeOf = (linkId: string) => `staff link ${linkId}`;

/** Seals a mail with its link for the queue. */
export function sealStaffLink(
  codeKeys: Pick<CodeKeys, 'seal'>,
  linkId: string,
  mail: StaffLinkMail,
): z.infer<typeof mailStaffLinkJob.input> {
  return { linkId, sealed: codeKeys.seal(JSON.stringify(mail), placeOf(linkId)) };
}

/** Sends it; false where no key of ours opens it. Twice is the same mail, and its link is good once. */
export async function sendStaffLink(
  { codeKeys, mail, mailFrom }: StaffLinkMailPorts,
  { linkId, sealed }: z.infer<typeof mailStaffLinkJob.input>,
): Promise<boolean> {
  const text = codeKeys.open(sealed, placeOf(linkId));
  if (text === null) return false;
  const { to, url, subject, before, button, after } = mailed.parse(JSON.parse(text));
  await mail.send({
    from: { name: 'Forecourt', address: mailFrom },
    to,
    subject: oneLine(subject, 180),
    text: [before, url, after].join('\n\n'),
    html: [
      escapeMarkup(before),
      `<a href="${escapeMarkup(url)}">${escapeMarkup(button)}</a>`,
      escapeMarkup(after),
    ]
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
    messageId: `<staff-${linkId}@${url.split('/')[2] ?? 'forecourt'}>`,
  });
  return true;
}
