import type { SiteId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { LayerRef, SettingsPlace } from '@forecourt/domain/settings/layers';
import type { SettingsVersion } from '@forecourt/domain/settings/settings-version';

/** A line of a layer's history: everything of a version but what it says. */
export type SettingsVersionEntry = Omit<SettingsVersion, 'overrides'>;

/** The versions of settings layers. History is appended to, never changed. */
export interface SettingsStore {
  /** What decides which layers lie under a site, or null where the scope does not reach the site. */
  placeOf(siteId: SiteId): Promise<SettingsPlace | null>;

  /** The newest version of each of these layers, in any order; a layer never saved is left out. */
  currentVersions(refs: readonly LayerRef[]): Promise<readonly SettingsVersion[]>;

  /** The history of a layer, newest first, of the versions numbered below `before` where that is given. */
  listVersions(
    ref: LayerRef,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly SettingsVersionEntry[]>;

  readVersion(ref: LayerRef, number: number): Promise<SettingsVersion | null>;

  /**
   * Adds a version whose number is one above the layer's newest (1 for the first). Answers `stale`, and
   * adds nothing, when the layer has such a number already: somebody else saved first. The number is
   * unique for its layer in the database, so two savers at once cannot both succeed.
   */
  appendVersion(version: SettingsVersion): Promise<Result<void, 'stale'>>;
}
