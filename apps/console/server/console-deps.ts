import type { HandPorts, HandStores } from '@forecourt/app/leads/by-hand/hand-ports';
import type { DeskStores } from '@forecourt/app/leads/desk/desk-ports';
import type { TodayStores } from '@forecourt/app/leads/today/today-ports';
import type { CodeKeys } from '@forecourt/app/ports/accounts/code-keys.port';
import type { InboxRead } from '@forecourt/app/leads/inbox/show-inbox';
import type { LeadNews } from '@forecourt/app/leads/inbox/lead-news';
import type { StaffChanges } from '@forecourt/app/ports/staff/staff-changes.port';
import type { LeadPresence } from '@forecourt/app/ports/leads/lead-presence.port';
import type { PrivateFiles } from '@forecourt/app/ports/media/private-files.port';
import type { DealershipStore } from '@forecourt/app/ports/locations/dealership-store.port';
import type { AuditStore } from '@forecourt/app/ports/platform/audit-store.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { PeopleStore } from '@forecourt/app/ports/staff/people-store.port';
import type { SavedViewStore } from '@forecourt/app/ports/staff/saved-view-store.port';
import type { StaffSessionStore } from '@forecourt/app/ports/staff/staff-session-store.port';
import type { IdentityProviderStore } from '@forecourt/app/ports/staff/identity-provider-store.port';
import type { SignOnPorts } from '@forecourt/app/staff/single-sign-on/sign-on-ports';
import type { BuiltAssets } from '@forecourt/server/assets/built-assets';
import type { NextFlight } from '@forecourt/resilience/next-flight';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { SessionLimit } from './session-limit.ts';
import type { OpenStreams } from './leads/open-streams.ts';

/** What the console's use cases stand on. */
export interface ConsolePorts extends Omit<SignOnPorts, 'scopeOf' | 'store' | 'codeKeys' | 'tokens'> {
  readonly tokens: SignOnPorts['tokens'] & HandPorts['tokens'];
  /** A random UUID. */
  randomId(): string;
  readonly codeKeys: Pick<CodeKeys, 'seal' | 'open' | 'newCode'>;
  readonly leadNews: LeadNews;
  readonly staffChanges: StaffChanges;
  readonly leadPresence: LeadPresence;
  readonly files: Pick<PrivateFiles, 'open'>;
  readonly inboxReads: NextFlight<InboxRead>;
  readonly store: StoreRunner<
    HandStores &
      DeskStores &
      TodayStores & {
        readonly people: PeopleStore;
        readonly identityProviders: IdentityProviderStore;
        readonly audit: AuditStore;
        readonly savedViews: SavedViewStore;
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
  readonly openFiles: OpenStreams;
  readonly admitSession: SessionLimit;
  /** https://console.forecourt.example. */
  readonly origin: string;
  readonly assets: BuiltAssets;
  /** The one document of the console. */
  readonly document: string;
}
