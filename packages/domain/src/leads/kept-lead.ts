import { openStages, type Lead } from './lead.ts';

type Compared = Pick<
  Lead,
  'id' | 'stage' | 'firstResponseAt' | 'formCompleted' | 'responseDueAt' | 'createdAt'
>;

/**
 * Of two leads of one person the one that the other goes into, so that no promise is lost with it (CON-2.6): whoever
 * waits, of two that wait the one that is due first, and else the older.
 */
export function keptLead<One extends Compared>(one: One, other: One): One {
  const order =
    Number(waits(other)) - Number(waits(one)) ||
    (waits(one) ? dueAt(one) - dueAt(other) : 0) ||
    one.createdAt.getTime() - other.createdAt.getTime() ||
    (one.id < other.id ? -1 : 1);
  return order < 0 ? one : other;
}

const waits = ({ stage, firstResponseAt, formCompleted }: Compared) =>
  openStages.has(stage) && firstResponseAt === null && formCompleted;

const latest = 8_640_000_000_000_000;
const dueAt = ({ responseDueAt }: Compared) => responseDueAt?.getTime() ?? latest;
