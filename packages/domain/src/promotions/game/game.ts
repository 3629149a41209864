import { z } from 'zod';
import { knownText } from '../../core/known-text.ts';
import { stateCodes } from '../../settings/groups/values/australia.ts';
import type { GameOfChance } from '../../law/promotion-permit.ts';
import type { Promo } from '../promo.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const weight = z.int().min(1).max(1_000_000_000);

const prize = z.object({
  /** By which entries remember it: it stays when its name is written better. */
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: text(80),
  /** What stands on a slice of the wheel. */
  short: text(24),
  valueCents: z.int().min(0),
  count: z.int().min(0).max(100_000),
  weight,
  /** What a winner reads first. */
  wonTitle: text(80),
  /** What it is and how it is had. */
  wonText: text(400),
  link: z
    .object({ label: text(40), href: z.string().startsWith('/').max(300) })
    .nullable()
    .default(null),
});

/** What a promo of the kind spin_to_win says beside its name, window and terms (PAGE-4). */
const gameNode = z.object({
  prizePoolCents: z.int().min(0).nullable().default(null),
  states: z.array(z.enum(stateCodes)).max(stateCodes.length).default([]),
  isInstantWin: z.boolean().default(true),
  permits: z
    .array(z.object({ state: z.enum(stateCodes), number: z.string().max(60) }))
    .max(20)
    .default([]),
  minimumAge: z.int().min(18).max(100).default(18),
  /** How long a prize waits for its winner. */
  claimDays: z.int().min(1).max(3_650).default(90),
  noPrizeWeight: weight,
  prizes: z.array(prize).min(1).max(20),
});

export type Prize = z.infer<typeof prize>;

/** A game of chance, as the site's staff put it on record. */
export interface Game
  extends GameOfChance, Pick<z.infer<typeof gameNode>, 'claimDays' | 'minimumAge' | 'noPrizeWeight'> {
  readonly id: Promo['id'];
  readonly name: string;
  readonly description: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly prizes: readonly Prize[];
}

/** The game that a promo is; null where it is none, or where what staff wrote of it cannot be played. */
export function readGame(promo: Promo): Game | null {
  if (promo.kind !== 'spin_to_win') return null;
  const node = gameNode.safeParse(promo.node);
  if (!node.success || hasTwice(node.data.prizes.map(({ key }) => key))) return null;
  const { id, name, startsAt, expiresAt } = promo;
  return {
    ...node.data,
    id,
    name,
    description: knownText(promo.description),
    startsAt,
    endsAt: expiresAt,
    terms: knownText(promo.terms),
  };
}

const hasTwice = (keys: readonly string[]) => new Set(keys).size < keys.length;
