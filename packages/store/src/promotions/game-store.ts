import type { GameStore } from '@forecourt/app/ports/content/game-store.port';
import type { PromoId } from '@forecourt/domain/core/ids';
import type { PrizesTaken } from '@forecourt/domain/promotions/game/draw';
import type { GameEntry } from '@forecourt/domain/promotions/game/game-entry';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { Selectable } from 'kysely';
import { isKnownVisitor } from '../accounts/is-known-visitor.ts';
import { branded } from '../branded.ts';
import type { CamelDatabase } from '../case-map.ts';
import { lockNames } from '../lock-names.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { promoColumns } from './promo-columns.ts';

/** Games of chance in PostgreSQL. */
export function gameStore(tx: ScopedTx): GameStore {
  return {
    async listGames(limit) {
      const rows = await tx.sql
        .selectFrom('promos')
        .select(promoColumns)
        .where((eb) => eb.and({ siteId: siteOf(tx), kind: 'spin_to_win' }))
        .orderBy('id', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Promo>(row));
    },
    countTaken: (promoId) => takenOf(tx, promoId),
    async holdPrizes(promoId) {
      const siteId = siteOf(tx);
      // Of the last prize and two who draw for it, one draws first.
      await lockNames(tx, [`draws of game ${promoId}`]);
      if (!(await isGame(tx, promoId))) return null;
      const { entries } = await tx.sql
        .selectFrom('promoEntries')
        .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('entries'))
        .where((eb) => eb.and({ promoId, siteId }))
        .executeTakeFirstOrThrow();
      return { taken: await takenOf(tx, promoId), entries };
    },
    async findEntry(promoId, visitorId) {
      const row = await entriesOf(tx)
        .where((eb) => eb.and({ promoId, visitorId }))
        .executeTakeFirst();
      return row === undefined ? null : entryOf(row);
    },
    async findEntryById(id) {
      const row = await entriesOf(tx).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : entryOf(row);
    },
    async addEntry({ won, outcomes, ...entry }) {
      const { promoId, visitorId } = entry;
      if (!(await isGame(tx, promoId)) || !(await isKnownVisitor(tx, visitorId))) return null;
      const { id } = await tx.sql
        .insertInto('promoEntries')
        .values({ ...entry, ...won, siteId: siteOf(tx), outcomes: JSON.stringify(outcomes) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

async function isGame(tx: ScopedTx, id: PromoId): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('promos')
    .select('id')
    .where((eb) => eb.and({ id, siteId: siteOf(tx), kind: 'spin_to_win' }))
    .executeTakeFirst();
  return row !== undefined;
}

const entriesOf = (tx: ScopedTx) =>
  tx.sql.selectFrom('promoEntries').selectAll().where('siteId', '=', siteOf(tx));

async function takenOf(tx: ScopedTx, promoId: PromoId): Promise<PrizesTaken> {
  const rows = await tx.sql
    .selectFrom('promoEntries')
    .select((eb) => ['prize', eb.fn.countAll<string>().as('count')])
    .where((eb) => eb.and({ promoId, siteId: siteOf(tx) }))
    .where('prize', 'is not', null)
    .groupBy('prize')
    .execute();
  return new Map(rows.flatMap(({ prize, count }) => (prize === null ? [] : [[prize, Number(count)]])));
}

function entryOf(row: Selectable<CamelDatabase['promoEntries']>): GameEntry {
  const { id, promoId, visitorId, number, state, seed, outcomes, drawnAt } = row;
  const { prize, prizeNumber, code, claimUntil } = row;
  const isWon = prize !== null && prizeNumber !== null && code !== null && claimUntil !== null;
  return {
    ...branded<Pick<GameEntry, 'id' | 'promoId' | 'state' | 'visitorId'>>({ id, promoId, visitorId, state }),
    number,
    seed,
    // Written by addEntry alone, and never changed.
    outcomes: outcomes as GameEntry['outcomes'],
    drawnAt,
    won: isWon ? { prize, prizeNumber, code, claimUntil } : null,
  };
}
