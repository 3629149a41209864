import type {
  FittingLeads,
  FittingQuery,
  InboxCursor,
  InboxQuery,
  LeadFits,
  LeadHand,
} from '@forecourt/app/ports/leads/lead-inbox.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { briefsOf } from './lead-briefs.ts';

type ListPart = (query: InboxQuery, limit: number) => Promise<readonly LeadId[]>;

/** A list as it is read along its indexes: those that wait, where it begins with them, and then the others. */
interface ListParts {
  readonly waiting: ListPart | null;
  readonly others: ListPart;
}

/** How many leads of a list are looked at for one page; of those that words find fewer, as each costs more to find. */
const mostLooked = 5_000;
const mostFound = 2_000;
/** At first a few, as most filters fit many; then as many again as were in vain. */
const leastAtOnce = 300;
const mostAtOnce = 2_000;

/** The next leads of a list that fit, by looking at those of the list a few hundred at a time. */
export async function fittingLeads(
  tx: ScopedTx,
  query: FittingQuery,
  parts: ListParts,
): Promise<FittingLeads> {
  const limit = rowLimit(query.limit);
  const list = narrowedList(query);
  const most = query.text === null ? mostLooked : mostFound;
  const found: LeadId[] = [];
  let looked = 0;
  let after = query.after;
  let isWaiting = parts.waiting !== null && (after?.isWaiting ?? true);
  while (found.length < limit) {
    const wanted = Math.min(Math.max(looked, leastAtOnce), mostAtOnce, most - looked);
    if (wanted === 0) return { leads: await briefsOf(tx, found), looked, rest: after };
    const part = (isWaiting && parts.waiting) || parts.others;
    const ids = await part({ ...list, after }, wanted);
    const { fitting, last, isPast } = await fittingOf(tx, ids, query.fits);
    found.push(...fitting);
    looked += ids.length;
    if (ids.length === wanted && !(isPast && !isWaiting)) after = last && { ...last, isWaiting };
    else if (isWaiting) [after, isWaiting] = [null, false];
    else break;
  }
  return { leads: await briefsOf(tx, found.slice(0, limit)), looked, rest: null };
}

/** Open leads in somebody's hands are a list of their own. */
function narrowedList({ fits, ...list }: FittingQuery): InboxQuery {
  const { whose } = fits;
  const isInHand = list.tab === 'open' && whose !== null && whose !== 'nobody';
  return isInHand ? { ...list, tab: 'mine', staffId: whose } : list;
}

interface Fitting {
  readonly fitting: readonly LeadId[];
  /** Null of none. */
  readonly last: Pick<InboxCursor, 'due' | 'id'> | null;
  /** The last of them came too early, and so did all that are older. */
  readonly isPast: boolean;
}

async function fittingOf(tx: ScopedTx, ids: readonly LeadId[], fits: LeadFits): Promise<Fitting> {
  const id = ids.at(-1);
  if (id === undefined) return { fitting: [], last: null, isPast: false };
  const { subjects, whose, stage, deliveries, since, leastSpam } = fits;
  const isNobody = whose === 'nobody';
  const { rows } = await sql<{ ids: LeadId[]; lastDue: string | null; isPast: boolean | null }>`
    select ids, last_due, is_past from scope.inbox_fitting(${ids}::uuid[], ${subjects?.subjects ?? null}::text[],
      ${subjects?.isAmong ?? null}::boolean, ${isNobody ? null : whose}::uuid, ${isNobody}, ${stage}, ${deliveries},
      ${since}::timestamptz, ${leastSpam}::integer)`.execute(tx.sql);
  const [row] = rows;
  return {
    fitting: row?.ids ?? [],
    last: { id, due: row?.lastDue ?? 'infinity' },
    isPast: row?.isPast ?? false,
  };
}

/** Who works where whoever asks reads leads. */
export async function leadHands(tx: ScopedTx, limit: number): Promise<readonly LeadHand[]> {
  const { rows } = await sql`
    select distinct s.id, s.name, m.role from memberships m join staff s on s.id = m.staff_id
    where m.dealership_id = any ((select scope.dealerships_for('readLeads'))::uuid[])
      or m.account_id in (select d.account_id from dealerships d where d.id = any ((select scope.dealerships_for('readLeads'))::uuid[]))
    order by s.name, s.id, m.role limit ${rowLimit(limit)}`.execute(tx.sql);
  return rows.map((row) => branded<LeadHand>(row as LeadHand));
}
