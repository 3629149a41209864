import type { StaffId } from '@forecourt/domain/core/ids';
import type { StreamClient } from '@forecourt/server/http/response';

/** Of one process, and of one person. */
interface MostStreams {
  readonly all: number;
  readonly ofOne: number;
}

/** Open inboxes: a tab each, and some to spare. */
export const mostInboxes: MostStreams = { all: 3_000, ofOne: 12 };
/** Files that are being read: each has a connection to where they lie. */
export const mostFiles: MostStreams = { all: 60, ofOne: 6 };

/** Everybody who is being written to at this process. */
export interface OpenStreams {
  hasRoom(staffId: StaffId): boolean;
  add(staffId: StaffId, client: StreamClient): () => void;
  /** Ends them all, so that a process that stops need not wait: browsers open the next elsewhere. */
  endAll(): void;
}

export function openStreams(most: MostStreams): OpenStreams {
  const clients = new Set<StreamClient>();
  const counts = new Map<StaffId, number>();
  const count = (staffId: StaffId, by: number) => {
    const now = (counts.get(staffId) ?? 0) + by;
    if (now > 0) counts.set(staffId, now);
    else counts.delete(staffId);
  };
  return {
    hasRoom: (staffId) => clients.size < most.all && (counts.get(staffId) ?? 0) < most.ofOne,
    add(staffId, client) {
      clients.add(client);
      count(staffId, 1);
      return () => {
        if (clients.delete(client)) count(staffId, -1);
      };
    },
    endAll() {
      for (const client of clients) client.end();
    },
  };
}
