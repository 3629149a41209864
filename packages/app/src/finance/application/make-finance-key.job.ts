import * as z from 'zod';
import type { ApplicationStore } from '../../ports/finance/application-store.port.ts';
import type { FinanceKeyMaker } from '../../ports/finance/lender-service.port.ts';
import { defineJob, type JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

/** Makes the key of an account under which its applications are sealed. Done twice, there are two: the newest is used. */
export const makeFinanceKeyJob = defineJob({
  name: 'make-finance-key',
  input: z.strictObject({}),
  timeoutSeconds: 20,
});

export interface AskKeyPorts {
  readonly store: StoreRunner<{
    readonly applications: Pick<ApplicationStore, 'findKey'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

/** Whoever opens an account's first application: its key is there before anybody has come to the last step. */
export async function askForFinanceKey({ store }: AskKeyPorts, scope: SiteScope): Promise<void> {
  await store.run(scope, async ({ applications, jobs }) => {
    if (!(await applications.findKey())) await jobs.enqueue(makeFinanceKeyJob, {}, { key: 'finance key' });
  });
}

export interface MakeKeyPorts {
  readonly store: StoreRunner<{ readonly applications: Pick<ApplicationStore, 'findKey'> }>;
  readonly keyMaker: FinanceKeyMaker;
}

/** Nothing where the account has one. */
export async function makeFinanceKey({ store, keyMaker }: MakeKeyPorts, scope: SiteScope): Promise<void> {
  const key = await store.run(scope, ({ applications }) => applications.findKey());
  if (!key) await keyMaker.makeKey(scope);
}
