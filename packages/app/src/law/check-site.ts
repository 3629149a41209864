import type { SiteId } from '@forecourt/domain/core/ids';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { isInForce } from '@forecourt/domain/core/dated-row';
import { depositFindings } from '@forecourt/domain/law/deposit-findings';
import { stateCodeOf, type StateCode } from '@forecourt/domain/locations/state-code';
import { lawRules } from '@forecourt/domain/law/law-rules';
import { settingsFindings } from '@forecourt/domain/law/settings-findings';
import { checkoutKind } from '@forecourt/domain/checkout/checkout-path';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { GameStore } from '../ports/content/game-store.port.ts';
import type { FindingStore, FoundOnSite } from '../ports/law/finding-store.port.ts';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { DealershipStore } from '../ports/locations/dealership-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { Scope } from '../ports/platform/scope.port.ts';
import type { SettingsStore } from '../ports/platform/settings-store.port.ts';
import type { SiteStore } from '../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Upkeep } from '../ports/platform/upkeep.port.ts';
import { readLayers } from '../site/settings-access.ts';
import { byRule, gameFindings } from './game-findings.ts';

export interface CheckPorts {
  readonly store: StoreRunner<{
    readonly dealerships: Pick<DealershipStore, 'list'>;
    readonly findings: Pick<FindingStore, 'keep'>;
    readonly games: Pick<GameStore, 'listGames'>;
    readonly locations: Pick<LocationStore, 'list'>;
    readonly settings: SettingsStore;
    readonly sites: Pick<SiteStore, 'find'>;
  }>;
}

export interface Checked {
  readonly opened: number;
  readonly mended: number;
}

/** The check by which findings of the law are kept. */
const check = 'law';
const mostGames = 50;
const mostLocations = 1_000;
const mostDealerships = 200;
const takesReservations = (checkout: Parameters<typeof checkoutKind>[0]) =>
  checkoutKind(checkout) === 'checkout';
const nothing: Checked = { opened: 0, mended: 0 };

/**
 * Looks at a site with the rules of law that its settings and its games of chance can break (LAW-1), and keeps what it
 * finds: what holds no more is mended by that.
 */
export function checkSite({ store }: CheckPorts, scope: Scope, siteId: SiteId, now: Date): Promise<Checked> {
  return store.run(scope, async ({ dealerships, findings, games, locations, settings: stored, sites }) => {
    const site = await sites.find(siteId);
    const layers = site && (await readLayers(stored, siteId));
    // Taken away meanwhile: its findings went with it.
    if (!layers) return nothing;
    const { settings } = resolveSettings(layers.layers);
    const date = dateIn(now, site.timeZone);
    const promos = settings.promotions.hasSpinToWin ? await games.listGames(mostGames) : [];
    const ofSettings = [
      ...settingsFindings(settings.law),
      ...depositFindings(settings.checkout, await statesOf(locations)),
    ].filter(({ rule }) => isInForce(lawRules[rule], date));
    const unpaid = takesReservations(settings.checkout) ? await withoutAccount(dealerships) : [];
    return findings.keep(
      check,
      [...gameFindings(promos, date, now), ...ofSettings.map(byRule), ...unpaid],
      now,
    );
  });
}

async function statesOf(locations: Pick<LocationStore, 'list'>): Promise<readonly StateCode[]> {
  const all = await locations.list(mostLocations);
  return [...new Set(all.flatMap(({ address }) => stateCodeOf(address?.state) ?? []))];
}

/** Dealerships that cannot be paid on a site that would let their cars be reserved: their cars have no button (BUY-7). */
async function withoutAccount(dealerships: Pick<DealershipStore, 'list'>): Promise<readonly FoundOnSite[]> {
  const shown = await dealerships.list({ limit: mostDealerships });
  return shown
    .filter(({ takesDeposits }) => takesDeposits !== true)
    .map(({ id, name }) => ({
      cause: 'no_payment_account',
      severity: 'unknown',
      what: `The cars of ${name} cannot be reserved: it has no account with the payment provider that takes money.`,
      where: { page: 'checkout', part: 'account', id },
      source: null,
      dealershipId: id,
      mendedBy: 'dealer',
      mend: 'Connect the dealership with the payment provider, or switch off checkout.hasReserveOnline.',
    }));
}

export interface CheckAllPorts extends CheckPorts {
  readonly upkeep: Pick<Upkeep, 'listSites'>;
  /** The schedule works for every site in turn. */
  readonly scopeOf: (siteId: SiteId) => Scope;
}

const sitesAtOnce = 200;

/** Checks every site in turn. A run that is cut short has kept what it found, and the next begins anew. */
export async function checkSites(
  ports: CheckAllPorts,
  now: Date,
  signal: AbortSignalLike,
): Promise<Checked & { readonly sites: number; readonly isWhole: boolean }> {
  let [sites, opened, mended] = [0, 0, 0];
  for (let after: SiteId | null = null; !signal.aborted;) {
    const page: readonly SiteId[] = await ports.upkeep.listSites(after, sitesAtOnce);
    for (const siteId of page) {
      if (signal.aborted) break;
      const checked = await checkSite(ports, ports.scopeOf(siteId), siteId, now);
      [sites, opened, mended] = [sites + 1, opened + checked.opened, mended + checked.mended];
    }
    after = page.at(-1) ?? null;
    if (page.length < sitesAtOnce) break;
  }
  return { sites, opened, mended, isWhole: !signal.aborted };
}
