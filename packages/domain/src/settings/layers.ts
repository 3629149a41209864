import type { AccountId, SiteId } from '../core/ids.ts';

/** The layers as they lie over each other: a later one wins (TEN-3). */
export const layerNames = ['platform', 'template', 'brand', 'group', 'site'] as const;

export type LayerName = (typeof layerNames)[number];

/** One layer of one owner. */
export interface LayerRef {
  readonly layer: LayerName;
  /** A template's name, a manufacturer's slug, an account's or a site's id; empty for the platform. */
  readonly key: string;
}

/** What one layer says, as it comes from the store: any content at all. */
export interface SettingsLayer extends LayerRef {
  /** The number of the version, from 1; 0 for what ships with a template or a brand. */
  readonly number: number;
  /**
   * The overrides, `{ group: { key: value } }`. Unknown, because the registry may have changed since they
   * were saved; only `resolveSettings` says which of them still hold.
   */
  readonly overrides: unknown;
}

/** What decides which layers lie under a site. */
export interface SettingsPlace {
  readonly siteId: SiteId;
  readonly groupId: AccountId;
  readonly template: string;
  /** Slugs of the manufacturers the site belongs to: none, one, or several for a group's site. */
  readonly manufacturers: readonly string[];
}

/** The layers under a site, lowest first. A brand speaks only where it is the site's only one. */
export function layersOf(place: SettingsPlace): readonly LayerRef[] {
  const [brand, ...otherBrands] = place.manufacturers;
  return [
    { layer: 'platform', key: '' },
    { layer: 'template', key: place.template },
    ...(brand !== undefined && otherBrands.length === 0 ? [{ layer: 'brand', key: brand } as const] : []),
    { layer: 'group', key: place.groupId },
    { layer: 'site', key: place.siteId },
  ];
}

/** Overrides that come with the platform's code, by layer and key: those of templates and brands. */
export type ShippedOverrides = Readonly<Partial<Record<LayerName, Readonly<Record<string, unknown>>>>>;

/**
 * What lies under a site: the newest version of each of its layers, and under it what ships with that
 * template or brand. Versions of layers that do not lie under the site are left out.
 */
export function layersUnder(
  place: SettingsPlace,
  versions: readonly SettingsLayer[],
  shipped: ShippedOverrides,
): readonly SettingsLayer[] {
  return layersOf(place).flatMap((ref) => {
    const ofLayer = shipped[ref.layer] ?? {};
    const builtIn: SettingsLayer[] = Object.hasOwn(ofLayer, ref.key)
      ? [{ layer: ref.layer, key: ref.key, number: 0, overrides: ofLayer[ref.key] }]
      : [];
    return builtIn.concat(versions.filter((version) => isSameLayer(version, ref)));
  });
}

/** Whether two of them are the same layer of the same owner. */
export function isSameLayer(a: LayerRef, b: LayerRef): boolean {
  return a.layer === b.layer && a.key === b.key;
}
