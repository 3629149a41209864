import type { SiteSettings } from '../../settings/registry.ts';

type SectionSettings = Pick<SiteSettings['vehiclePage'], 'sections' | 'whatsIncluded' | 'protectYourCarText'>;
export type Section = SectionSettings['sections'][number];

/** What only the car, its dealership and the other rules can say: whether these sections have a content. */
export type CarContents = Readonly<
  Record<
    | 'keyInformation'
    | 'summary'
    | 'specifications'
    | 'whyBuyFromUs'
    | 'reserveOnline'
    | 'features'
    | 'finance'
    | 'call',
    boolean
  >
>;

/** The sections of the vehicle page in the site's order (VDP-1); one with nothing to say stays away. */
export function vehicleSections(settings: SectionSettings, contents: CarContents): readonly Section[] {
  const has: Readonly<Record<Section, boolean>> = {
    ...contents,
    // Without comments the section says that they are pending (RULE-17).
    comments: true,
    whatsIncluded: settings.whatsIncluded.length > 0,
    protectYourCar: settings.protectYourCarText !== '',
    promoBanner: true,
  };
  return settings.sections.filter((section) => has[section]);
}
