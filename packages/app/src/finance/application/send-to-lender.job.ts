import * as z from 'zod';
import type { ApplicationStore } from '../../ports/finance/application-store.port.ts';
import type { LenderService } from '../../ports/finance/lender-service.port.ts';
import { defineJob, waitingJob, type JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { mailAnswerJob } from './mail-answer.job.ts';

/** Sends an application to the lender, and keeps its answer. A lender that is away is asked again for about two days. */
export const sendToLenderJob = defineJob({
  name: 'send-to-lender',
  input: z.strictObject({ applicationId: z.uuid() }),
  maxAttempts: 18,
  timeoutSeconds: 40,
});

export interface SendToLenderPorts {
  readonly store: StoreRunner<{
    readonly applications: Pick<ApplicationStore, 'findSent' | 'keepAnswer'>;
    readonly jobs: Pick<JobQueue, 'enqueueAll'>;
  }>;
  readonly lender: LenderService;
}

/**
 * One try. The lender knows an application by its id, so a worker that dies between its answer and our row asks again and
 * is told the same; the answer and the mail about it are kept together, once. Throws where the lender is of no use.
 */
export async function sendToLender(
  { store, lender }: SendToLenderPorts,
  scope: SiteScope,
  { applicationId, now }: z.infer<typeof sendToLenderJob.input> & { readonly now: () => Date },
): Promise<'answered' | 'out of turn'> {
  const sent = await store.run(scope, ({ applications }) => applications.findSent(applicationId));
  // Erased, past its time, or answered before.
  if (sent?.status !== 'waiting') return 'out of turn';
  const { keyId, sealed, leadId } = sent;
  const answer = await lender.apply(scope, { applicationId, keyId, sealed });
  return store.run(scope, async ({ applications, jobs }) => {
    if (!(await applications.keepAnswer(applicationId, answer, now()))) return 'out of turn';
    const { decision } = answer;
    const mail = waitingJob(mailAnswerJob, { leadId, decision }, { key: `answer ${applicationId}` });
    await jobs.enqueueAll([mail]);
    return 'answered';
  });
}
