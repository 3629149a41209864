import type { InboxStores } from '@forecourt/app/leads/inbox/inbox-ports';
import type { LeadChanges } from '@forecourt/app/ports/leads/lead-changes.port';
import type { DealershipStore } from '@forecourt/app/ports/locations/dealership-store.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { StaffSessionStore } from '@forecourt/app/ports/staff/staff-session-store.port';
import type { SignInPorts } from '@forecourt/app/staff/staff-ports';
import type { BuiltAssets } from '@forecourt/server/assets/built-assets';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { OpenStreams } from './leads/open-streams.ts';

/** What the console's use cases stand on. */
export interface ConsolePorts extends Omit<SignInPorts, 'scopeOf' | 'store'> {
  readonly leadChanges: LeadChanges;
  readonly store: StoreRunner<
    InboxStores & {
      readonly staffSessions: StaffSessionStore;
      readonly dealerships: Pick<DealershipStore, 'list'>;
    }
  >;
}

/** What a request to the console is handled with. */
export interface ConsoleDeps {
  readonly ports: ConsolePorts;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: EventLog;
  readonly streams: OpenStreams;
  /** https://console.forecourt.example. */
  readonly origin: string;
  readonly assets: BuiltAssets;
  /** The one document of the console. */
  readonly document: string;
}
