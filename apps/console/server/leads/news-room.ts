import { setTimeout as sleep } from 'node:timers/promises';
import {
  changedLeadsView,
  readChangedLeads,
  type ChangedLeadsPorts,
} from '@forecourt/app/leads/inbox/changed-leads';
import { rememberedHours } from '@forecourt/app/leads/inbox/clock-hours';
import { isOfReach } from '@forecourt/app/leads/inbox/is-of-reach';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { ChangedLead, LeadChanges } from '@forecourt/app/ports/leads/lead-changes.port';
import type { LeadReach } from '@forecourt/app/ports/leads/lead-inbox.port';
import type { LeadNews, NewsFollower } from '@forecourt/app/leads/inbox/lead-news';
import type { LeadId } from '@forecourt/domain/core/ids';

interface NewsRoomPorts extends ChangedLeadsPorts {
  readonly leadChanges: LeadChanges;
  readonly clock: Clock;
}

/** Read together. */
const mostAtOnce = 50;
/** Of more that wait to be read, everybody reads their list anew. */
const mostWaiting = 200;
/** As often as lists are read anew. */
const hoursKnownForMs = 60_000;
/** Where the database does not answer; then everybody asks for themselves. */
const triesAfterMs = [200, 800];

/**
 * What comes and changes, as one process hears it: read once for all who read the same, and told to each. However many
 * change while some are read, they are read together after it; so what is told last is what was read last.
 */
export function newsRoom(ports: NewsRoomPorts): LeadNews & { close(): void } {
  const circles = new Map<string, Circle>();
  const unsubscribe = ports.leadChanges.subscribe((changed) => {
    for (const circle of circles.values()) circle.hear(changed);
  });
  return {
    follow(follower) {
      const key = keyOf(follower.reach);
      const circle = circles.get(key) ?? circleOf(ports, follower.reach);
      circles.set(key, circle);
      circle.followers.add(follower);
      return () => {
        circle.followers.delete(follower);
        if (circle.followers.size === 0 && circles.get(key) === circle) circles.delete(key);
      };
    },
    close: unsubscribe,
  };
}

const keyOf = ({ dealershipIds, siteIds }: LeadReach) =>
  [...dealershipIds].toSorted().join() + ' ' + [...siteIds].toSorted().join();

/** All who read leads at the same places. */
interface Circle {
  readonly followers: Set<NewsFollower>;
  hear(changed: ChangedLead | null): void;
}

function circleOf(ports: NewsRoomPorts, reach: LeadReach): Circle {
  const followers = new Set<NewsFollower>();
  const waiting = new Set<LeadId>();
  const readHours = rememberedHours(() => ports.clock.elapsedMs(), hoursKnownForMs);
  let isReading = false;

  const tellOfAny = () => {
    waiting.clear();
    for (const { tell } of followers) tell(null);
  };

  async function readOn(): Promise<void> {
    let failed = 0;
    while (waiting.size > 0) {
      const [reader] = followers;
      if (!reader) return waiting.clear();
      const ids = [...waiting].slice(0, mostAtOnce);
      for (const id of ids) waiting.delete(id);
      try {
        const asked = { ids, reach, readHours, now: ports.clock.now() };
        const read = await readChangedLeads(ports, reader.scope, asked);
        failed = 0;
        if (read === null) {
          for (const id of ids) waiting.add(id);
          followers.delete(reader);
          reader.isOver();
          continue;
        }
        const viewOf = changedLeadsView(read);
        for (const { scope, tell } of followers) tell(viewOf(scope.staffId));
      } catch {
        const waitMs = triesAfterMs[failed];
        failed += 1;
        if (waitMs === undefined) return tellOfAny();
        for (const id of ids) waiting.add(id);
        await sleep(waitMs);
      }
    }
  }

  return {
    followers,
    hear(changed) {
      if (changed === null) return tellOfAny();
      if (!isOfReach(changed, reach)) return;
      waiting.add(changed.id);
      if (waiting.size > mostWaiting) tellOfAny();
      if (isReading) return;
      isReading = true;
      void readOn().finally(() => {
        isReading = false;
      });
    },
  };
}
