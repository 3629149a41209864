import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { HandLeadStore } from '../../ports/leads/hand-lead-store.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { InboxStores } from '../inbox/inbox-ports.ts';
import type { ReceiptTokens } from '../record/receipt-token.ts';

export interface HandStores extends InboxStores {
  readonly handLeads: HandLeadStore;
  readonly leads: InboxStores['leads'] & Pick<LeadStore, 'appendEvent'>;
  readonly cars: Pick<CarStore, 'findOutline'>;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll'>;
}

/** What a lead that staff take down stands on. */
export interface HandPorts {
  readonly store: StoreRunner<HandStores>;
  readonly tokens: ReceiptTokens;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
  /** A random UUID. */
  randomId(): string;
}

/** More than a group has yards. */
export const mostPlaces = 200;
