import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { PeopleStore } from '../../ports/staff/people-store.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';

/** What managing people stands on. */
export interface PeoplePorts {
  readonly store: StoreRunner<{
    readonly people: PeopleStore;
    readonly staff: Pick<StaffStore, 'find' | 'membershipsOf'>;
    readonly audit: Pick<AuditStore, 'append'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'make' | 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal' | 'newCode'>;
  /** Where links lead: https://console.forecourt.example. */
  readonly origin: string;
}
