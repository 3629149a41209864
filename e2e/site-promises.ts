import { asSite } from './site-database.ts';

/** What a site promises by its settings, as far as its pages say it in figures. */
export interface SitePromises {
  readonly shown: readonly string[];
  readonly moneyBack: { readonly days: number; readonly mostKm: number };
  readonly newWarranty: { readonly years: number };
  readonly usedWarranty: { readonly standardYears: number; readonly mechanicalYears: number };
  readonly roadsideMonths: number;
}

/** What the platform has where a site says nothing. */
const usual: SitePromises = {
  shown: [],
  moneyBack: { days: 2, mostKm: 300 },
  newWarranty: { years: 5 },
  usedWarranty: { standardYears: 3, mechanicalYears: 3 },
  roadsideMonths: 12,
};

/** The promises of a site, from the settings that were saved last for it. */
export function sitePromises(slug: string): Promise<SitePromises> {
  return asSite(slug, async (client, siteId) => {
    const { rows } = await client.query<{ promises: Partial<SitePromises> | null }>(
      `select overrides -> 'promises' as promises from settings_versions
       where layer = 'site' and layer_key = $1 order by number desc limit 1`,
      [siteId],
    );
    return { ...usual, ...rows[0]?.promises };
  });
}
