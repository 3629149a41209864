import type { HandLeadStore, HandPlace } from '@forecourt/app/ports/leads/hand-lead-store.port';
import { sql } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { findOutlines } from '../stock/read-outline.ts';
import { submitByHand } from './submit-by-hand.ts';

/** Leads that staff take down, in PostgreSQL. */
export function handLeadStore(tx: ScopedTx): HandLeadStore {
  return {
    async places(limit) {
      const { rows } = await sql<HandPlace>`
        select h.dealership_id, h.site_id, d.name, d.slug from scope.hand_places() h
        join dealerships d on d.id = h.dealership_id order by d.name, d.id limit ${rowLimit(limit)}`.execute(
        tx.sql,
      );
      return rows;
    },

    findCars: (dealershipId, text, limit) => findOutlines(tx, dealershipId, text, limit),
    submit: (submission) => submitByHand(tx, submission),
  };
}
