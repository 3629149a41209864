import { retentionCutoffs } from '@forecourt/domain/personal-data/retention-cutoffs';
import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { PersonalDataCounts, PersonalDataStore } from '../ports/accounts/personal-data-store.port.ts';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { LeadFiles } from '../ports/leads/lead-files.port.ts';
import type { DealershipStore } from '../ports/locations/dealership-store.port.ts';
import type { SettingsStore } from '../ports/platform/settings-store.port.ts';
import type { Scope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Upkeep } from '../ports/platform/upkeep.port.ts';
import { readLayers } from '../site/settings-access.ts';

export interface ExpirePorts {
  readonly upkeep: Pick<Upkeep, 'listSites'>;
  readonly store: StoreRunner<{
    readonly personalData: Pick<PersonalDataStore, 'expire'>;
    readonly settings: SettingsStore;
    readonly dealerships: Pick<DealershipStore, 'listShown'>;
  }>;
  readonly files: LeadFiles;
  /** The schedule works for every site in turn. */
  readonly scopeOf: (siteId: SiteId) => Scope;
}

export interface Expired {
  readonly sites: number;
  /** Whether every site was looked at: the time of one run may not be enough, and the next goes on. */
  readonly isWhole: boolean;
  readonly removed: PersonalDataCounts;
}

/** Small enough that nobody waits for its locks. */
const batch = 500;
const mostBatches = 10_000;
const sitesAtOnce = 200;
const mostDealerships = 1_000;
const dayMs = 86_400_000;

/**
 * Removes what is past its time, site by site and by the settings of each (OPS-10). Every batch is a transaction of
 * its own and writes down what went: a run that is killed leaves nothing half done, and the next goes on.
 */
export async function expirePersonalData(
  ports: ExpirePorts,
  now: Date,
  signal: AbortSignalLike,
): Promise<Expired> {
  const removed: Record<string, number> = {};
  const fileDays = new Map<DealershipId, number>();
  let sites = 0;
  for (let after: SiteId | null = null; !signal.aborted;) {
    const page = await ports.upkeep.listSites(after, sitesAtOnce);
    for (const siteId of page) {
      if (signal.aborted) break;
      await expireSite(ports, siteId, { now, signal, removed, fileDays });
      sites += 1;
    }
    after = page.at(-1) ?? null;
    if (page.length < sitesAtOnce) break;
  }
  if (!signal.aborted) add(removed, { lead_files: await removeFiles(ports, fileDays, now, signal) });
  return { sites, isWhole: !signal.aborted, removed };
}

interface Run {
  readonly now: Date;
  readonly signal: AbortSignalLike;
  readonly removed: Record<string, number>;
  /** The shortest time that a site which shows the dealership keeps its files. */
  readonly fileDays: Map<DealershipId, number>;
}

async function expireSite({ store, scopeOf }: ExpirePorts, siteId: SiteId, run: Run): Promise<void> {
  const scope = scopeOf(siteId);
  const { layers, shown } = await store.run(scope, async ({ settings, dealerships }) => ({
    layers: await readLayers(settings, siteId),
    shown: await dealerships.listShown(siteId, mostDealerships),
  }));
  // A site that was taken away meanwhile has nothing left.
  if (!layers) return;
  const { settings } = resolveSettings(layers.layers);
  const cutoffs = retentionCutoffs(settings, run.now);
  for (const { id } of shown) {
    run.fileDays.set(id, Math.min(settings.leads.keepFilesDays, run.fileDays.get(id) ?? Infinity));
  }
  for (let round = 0; round < mostBatches && !run.signal.aborted; round += 1) {
    const gone = await store.run(scope, ({ personalData }) => personalData.expire(cutoffs, batch));
    add(run.removed, gone);
    if (Object.values(gone).every((count) => count < batch)) break;
  }
}

/** Of a dealership that no site shows any more, the time is the usual one. */
async function removeFiles(
  { files }: ExpirePorts,
  fileDays: ReadonlyMap<DealershipId, number>,
  now: Date,
  signal: AbortSignalLike,
): Promise<number> {
  const usual = resolveSettings([]).settings.leads.keepFilesDays;
  return files.remove(
    'all',
    ({ dealershipId, writtenAt }) =>
      now.getTime() - writtenAt.getTime() > (fileDays.get(dealershipId) ?? usual) * dayMs,
    signal,
  );
}

function add(total: Record<string, number>, counts: PersonalDataCounts): void {
  for (const [kind, count] of Object.entries(counts)) {
    if (count > 0) total[kind] = (total[kind] ?? 0) + count;
  }
}
