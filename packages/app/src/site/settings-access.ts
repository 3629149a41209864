import type { SiteId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { EditableBy } from '@forecourt/domain/settings/define-setting';
import {
  isSameLayer,
  type LayerName,
  type LayerRef,
  layersOf,
  layersUnder,
  type SettingsLayer,
} from '@forecourt/domain/settings/layers';
import type { SettingProblem } from '@forecourt/domain/settings/setting-problem';
import type { SettingsVersion } from '@forecourt/domain/settings/settings-version';
import { brandDefaults, templateDefaults } from '@forecourt/domain/settings/template-defaults';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { SettingsStore } from '../ports/platform/settings-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

export interface SettingsPorts {
  readonly store: StoreRunner<{ readonly settings: SettingsStore }>;
}

/** A member of staff at the settings of one site. */
export interface SettingsEditorContext {
  readonly scope: StaffScope;
  readonly siteId: SiteId;
  /** As whom they edit this site: whoever granted the scope decides it from their memberships. */
  readonly editor: EditableBy;
  readonly now: Date;
}

/** Why the settings of a site could not be edited or shown. */
export type SettingsError =
  | {
      readonly code:
        | 'site_not_found'
        | 'layer_not_under_site'
        | 'version_not_found'
        | 'stale'
        | 'why_missing'
        | 'why_too_long';
    }
  | { readonly code: 'refused'; readonly problems: readonly SettingProblem[] };

interface SiteLayers {
  readonly refs: readonly LayerRef[];
  readonly versions: readonly SettingsVersion[];
  readonly layers: readonly SettingsLayer[];
}

const shipped = { template: templateDefaults, brand: brandDefaults };

/** The layers under a site as they are now, or null where the scope does not reach the site. */
export async function readLayers(settings: SettingsStore, siteId: SiteId): Promise<SiteLayers | null> {
  const place = await settings.placeOf(siteId);
  if (!place) return null;
  const refs = layersOf(place);
  const versions = await settings.currentVersions(refs);
  return { refs, versions, layers: layersUnder(place, versions, shipped) };
}

interface OpenLayer {
  readonly ref: LayerRef;
  /** Null where the layer was never saved. */
  readonly newest: SettingsVersion | null;
  readonly layers: readonly SettingsLayer[];
}

/**
 * Opens one of the layers under a site. Whose layer it is follows from the site and is never asked for,
 * so nobody can name the layer of another group or brand.
 * @planned TEN-4.2
 */
export async function openLayer(
  settings: SettingsStore,
  siteId: SiteId,
  layer: LayerName,
): Promise<Result<OpenLayer, SettingsError>> {
  const found = await readLayers(settings, siteId);
  if (!found) return fail({ code: 'site_not_found' });
  const ref = found.refs.find((one) => one.layer === layer);
  if (!ref) return fail({ code: 'layer_not_under_site' });
  const newest = found.versions.find((version) => isSameLayer(version, ref)) ?? null;
  return ok({ ref, newest, layers: found.layers });
}

/**
 * Adds a version and answers it; stale where somebody else saved between our reading and our writing.
 * @planned TEN-4.2
 */
export async function appendVersion(
  settings: SettingsStore,
  version: SettingsVersion,
): Promise<Result<SettingsVersion, SettingsError>> {
  const appended = await settings.appendVersion(version);
  return appended.ok ? ok(version) : fail({ code: appended.error });
}
