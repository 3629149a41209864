import type { LeadId } from '@forecourt/domain/core/ids';
import {
  lenderDecisions,
  type LenderDecision,
} from '@forecourt/domain/finance/application/application-steps';
import * as z from 'zod';
import { findReceipts } from '../../leads/record/find-receipt.ts';
import { writeConfirmation } from '../../leads/confirm/write-confirmation.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

/** Tells who applied what comes next. Of what they told us there is nothing in it, nor a reason that nobody gave. */
export const mailAnswerJob = defineJob({
  name: 'mail-lender-answer',
  input: z.strictObject({
    leadId: z.uuid().transform((id) => id as LeadId),
    decision: z.enum(lenderDecisions),
  }),
  timeoutSeconds: 60,
});

export interface MailAnswerPorts {
  readonly store: StoreRunner<{ readonly leads: Pick<LeadStore, 'find' | 'listEvents'> }>;
  readonly mail: MailSender;
  readonly mailFrom: string;
}

const mostEvents = 1_000;

const paragraphs: Readonly<Record<LenderDecision, readonly string[]>> = {
  accepted: [
    'The lender has looked at your application and is happy to take it further.',
    'We’ll call you with the rate and what it costs in all. This is not an approval yet: the lender checks everything once more, and nothing is yours or theirs until you’ve both signed.',
  ],
  referred: [
    'The lender has your application, and a person there is looking at it.',
    'They may ask for something more, such as a payslip. We’ll call you as soon as we hear. This is not an approval.',
  ],
  declined: [
    'The lender won’t take your application further this time. They didn’t tell us why, so we can’t either: you can ask them, and you can have a copy of your credit report for free.',
    'It doesn’t have to be the end of it. Call us and we’ll talk through what else there is.',
  ],
};

/** Sends it; a try whose answer was lost sends it again, under the same message id. */
export async function mailAnswer(
  { store, mail, mailFrom }: MailAnswerPorts,
  { scope, settings, site }: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { leadId, decision }: z.infer<typeof mailAnswerJob.input>,
): Promise<'nothing to send' | 'sent'> {
  const found = await store.run(scope, async ({ leads }) => ({
    email: (await leads.find(leadId))?.email ?? null,
    receipts: findReceipts(await leads.listEvents(leadId, mostEvents)),
  }));
  // Who got no copy of the form, because it looked like a machine's, gets none of this.
  if (found.email === null || !found.receipts.some(({ details }) => details.isMailed))
    return 'nothing to send';
  await mail.send(
    writeConfirmation({
      siteName: site.name,
      mailFrom,
      to: found.email,
      replyTo: settings.leads.confirmationReplyTo,
      subject: 'Your finance application',
      paragraphs: paragraphs[decision],
      links: [],
      calendar: null,
      key: `answer-${leadId}`,
    }),
  );
  return 'sent';
}
