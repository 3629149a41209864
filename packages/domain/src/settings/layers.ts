import type { AccountId, SiteId } from '../core/ids.ts';

/** The layers as they lie over each other: a later one wins (TEN-3). */
export const layerNames = ['platform', 'template', 'brand', 'group', 'site'] as const;

export type LayerName = (typeof layerNames)[number];

/** Layers whose overrides are kept as versions. The platform's own values are the registry's defaults. */
export type StoredLayerName = Exclude<LayerName, 'platform'>;

/** One layer of one owner: the key is a template's name, a brand's name, an account's or a site's id. */
export interface LayerRef {
  readonly layer: StoredLayerName;
  readonly key: string;
}

/** What decides which layers lie under a site. */
export interface SettingsPlace {
  readonly siteId: SiteId;
  readonly groupId: AccountId;
  readonly template: string;
  /** Names of the manufacturers the site belongs to: none, one, or several for a group's site. */
  readonly manufacturers: readonly string[];
}

/** The stored layers under a site, lowest first. A brand speaks only where it is the site's only one. */
export function layersOf(place: SettingsPlace): readonly LayerRef[] {
  const [brand, ...otherBrands] = place.manufacturers;
  return [
    { layer: 'template', key: place.template },
    ...(brand !== undefined && otherBrands.length === 0 ? [{ layer: 'brand', key: brand } as const] : []),
    { layer: 'group', key: place.groupId },
    { layer: 'site', key: place.siteId },
  ];
}
