import { formatDollars } from '../core/money.ts';
import { knownText } from '../core/known-text.ts';
import type { StateCode } from '../locations/state-code.ts';
import { isInForce, knownSince, type DatedRow } from '../core/dated-row.ts';
import { finding, type Finding, type Place } from './finding.ts';

interface PermitRow extends DatedRow {
  readonly state: StateCode;
  /** A permit is needed where all prizes together are worth more. */
  readonly aboveCents: number;
  /** The same where the prize is won at once, as at a wheel. */
  readonly instantWinAboveCents: number;
  /** Not needed where another state has given one. */
  readonly isLastResort: boolean;
}

const anisimoff = 'https://anisimoff.com.au/permit-amendment-fees';

/** Games of chance, by the worth of all prizes. Victoria, Queensland, Western Australia and Tasmania ask for none. */
export const permitRows: readonly PermitRow[] = [
  {
    state: 'nsw',
    aboveCents: 1_000_000,
    instantWinAboveCents: 1_000_000,
    isLastResort: false,
    // Community Gaming Act 2018 and Regulation 2020.
    since: '2020-07-01',
    source: 'https://www.service.nsw.gov.au/transaction/notify-fair-trading-trade-promotion-gaming-activity',
    certainty: 'regulator',
  },
  {
    state: 'act',
    aboveCents: 300_000,
    instantWinAboveCents: 300_000,
    isLastResort: false,
    since: knownSince,
    source: anisimoff,
    certainty: 'commentary',
  },
  {
    state: 'sa',
    aboveCents: 500_000,
    // A prize that is won at once needs a licence whatever it is worth.
    instantWinAboveCents: 0,
    isLastResort: false,
    since: knownSince,
    source: anisimoff,
    certainty: 'commentary',
  },
  {
    state: 'nt',
    aboveCents: 500_000,
    instantWinAboveCents: 500_000,
    isLastResort: true,
    since: knownSince,
    source: anisimoff,
    certainty: 'commentary',
  },
];

export interface GameOfChance {
  /** Null: not on record. */
  readonly prizePoolCents: number | null;
  /** Whose residents may take part. */
  readonly states: readonly StateCode[];
  readonly isInstantWin: boolean;
  readonly permits: readonly { readonly state: StateCode; readonly number: string }[];
  readonly terms: string | null;
}

/** The states whose permit a game of chance needs on a day (LAW-2). */
export function permitsNeeded(
  { prizePoolCents, states, isInstantWin }: Pick<GameOfChance, 'prizePoolCents' | 'states' | 'isInstantWin'>,
  date: string,
): readonly StateCode[] {
  // Prizes of unknown worth are treated as worth more than any limit.
  const pool = prizePoolCents ?? Number.POSITIVE_INFINITY;
  const needing = permitRows.filter(
    (row) =>
      states.includes(row.state) &&
      isInForce(row, date) &&
      pool > (isInstantWin ? row.instantWinAboveCents : row.aboveCents),
  );
  const others = needing.filter((row) => !row.isLastResort);
  return (others.length > 0 ? others : needing).map((row) => row.state);
}

/** What a game of chance lacks before it may open; a game with findings stays closed where the site asks for permits. */
export function promotionPermitFindings(game: GameOfChance, where: Place, date: string): readonly Finding[] {
  const report = (what: string, mend: string) =>
    finding('promotion_permit', { severity: 'breach', what, where, mendedBy: 'group', mend });
  const isHeld = (state: StateCode) =>
    game.permits.some((permit) => permit.state === state && knownText(permit.number) !== null);
  const findings = permitsNeeded(game, date)
    .filter((state) => !isHeld(state))
    .map((state) =>
      report(
        `The game has no permit of ${state.toUpperCase()}${game.prizePoolCents === null ? '' : ` for prizes worth ${formatDollars(game.prizePoolCents)}`}.`,
        'Enter the number of the permit, or close the game to the state.',
      ),
    );
  if (game.prizePoolCents === null)
    findings.push(report('The worth of all prizes is not on record.', 'Enter it.'));
  if (game.states.length === 0)
    findings.push(report('The states of the game are not on record.', 'Enter them.'));
  if (knownText(game.terms) === null) findings.push(report('The game has no terms.', 'Enter them.'));
  return findings;
}
