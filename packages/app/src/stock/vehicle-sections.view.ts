import { depositPromise } from '@forecourt/domain/checkout/deposit';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import type { Car } from '@forecourt/domain/stock/car';
import type { CarFact } from '@forecourt/domain/stock/car-facts';
import { carSummary } from '@forecourt/domain/stock/car-summary';
import { dealerComments, type DealerComments } from '@forecourt/domain/stock/dealer-comments';
import { features } from '@forecourt/domain/stock/features';
import type { Folded } from '@forecourt/domain/stock/fold';
import { keyInformation } from '@forecourt/domain/stock/key-information';
import { specPanel } from '@forecourt/domain/stock/spec-panel';
import { specRows } from '@forecourt/domain/stock/spec-rows';
import { vehicleSections } from '@forecourt/domain/stock/vehicle-sections';
import type { FinanceCardView } from '../finance/finance-card.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from './earliest.ts';
import type { VehicleButtonView } from './vehicle-buttons.view.ts';

interface Headed {
  readonly heading: string;
}

/** One section of the page, with all that it says. */
export type VehicleSectionView =
  | (Headed & { readonly kind: 'keyInformation'; readonly facts: readonly CarFact[] })
  | (Headed & { readonly kind: 'summary'; readonly text: string })
  | (Headed & { readonly kind: 'specifications'; readonly rows: Folded<CarFact> })
  | (Headed & { readonly kind: 'comments'; readonly comments: DealerComments })
  | (Headed & { readonly kind: 'whatsIncluded'; readonly texts: readonly string[] })
  | (Headed & {
      readonly kind: 'whyBuyFromUs';
      readonly reasons: readonly { readonly title: string; readonly text: string }[];
    })
  | (Headed & { readonly kind: 'reserveOnline'; readonly text: string; readonly button: VehicleButtonView })
  | (Headed & { readonly kind: 'protectYourCar'; readonly paragraphs: readonly string[] })
  | (Headed & { readonly kind: 'features'; readonly features: Folded<string> })
  | { readonly kind: 'finance'; readonly heading: string; readonly card: FinanceCardView }
  /** The number itself is the page's. */
  | (Headed & { readonly kind: 'call' })
  | {
      readonly kind: 'promoBanner';
      readonly links: readonly { readonly label: string; readonly href: string }[];
    };

interface SectionsInput {
  readonly now: Date;
  readonly sitePages: NavigationSite;
  readonly finance: FinanceCardView | null;
  readonly reserve: VehicleButtonView | null;
  readonly hasPhone: boolean;
}

/** The sections of a car's page in the site's order (VDP-1), and until when its rules leave them as they are. */
export function vehicleSectionsOf(
  car: Car,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  { now, sitePages, finance, reserve, hasPhone }: SectionsInput,
): { readonly sections: readonly VehicleSectionView[]; readonly validUntil: Date | null } {
  const { vehiclePage, checkout } = settings;
  const { sectionTitles: titles } = vehiclePage;
  // The rate stands in the finance card, with its warning; alone among the facts it would have none (LAW-2).
  const facts = keyInformation(car, vehiclePage, null, now, zone);
  const rows = specRows(car, now, zone);
  const summary = carSummary(car);
  const listed = features(car, vehiclePage);
  const links = vehiclePage.promoBannerLinks.flatMap((link) => navigationLink(link, sitePages) ?? []);

  const names = vehicleSections(vehiclePage, {
    keyInformation: facts.rows.length > 0,
    summary: summary !== null,
    specifications: rows.rows.length > 0,
    reserveOnline: reserve !== null,
    features: listed.first.length > 0,
    finance: finance !== null,
    call: hasPhone,
  });
  const views: Readonly<Record<(typeof names)[number], VehicleSectionView | null>> = {
    keyInformation: { kind: 'keyInformation', heading: titles.keyInformation, facts: facts.rows },
    summary: { kind: 'summary', heading: titles.summary, text: summary ?? '' },
    specifications: {
      kind: 'specifications',
      heading: titles.specifications,
      rows: specPanel(rows.rows, vehiclePage),
    },
    comments: { kind: 'comments', heading: titles.comments, comments: dealerComments(car, vehiclePage) },
    whatsIncluded: { kind: 'whatsIncluded', heading: titles.whatsIncluded, texts: vehiclePage.whatsIncluded },
    whyBuyFromUs: { kind: 'whyBuyFromUs', heading: titles.whyBuyFromUs, reasons: vehiclePage.whyBuyFromUs },
    reserveOnline: reserve && {
      kind: 'reserveOnline',
      heading: titles.reserveOnline,
      text: depositPromise(car, checkout),
      button: reserve,
    },
    protectYourCar: {
      kind: 'protectYourCar',
      heading: titles.protectYourCar,
      paragraphs: vehiclePage.protectYourCarText.split(/\n+/).filter((text) => text.trim() !== ''),
    },
    features: { kind: 'features', heading: titles.features, features: listed },
    finance: finance && { kind: 'finance', heading: titles.finance, card: finance },
    call: { kind: 'call', heading: vehiclePage.callCardText },
    promoBanner:
      links.length > 0
        ? { kind: 'promoBanner', links: links.map(({ label, href }) => ({ label, href })) }
        : null,
  };
  return {
    sections: names.flatMap((name) => views[name] ?? []),
    validUntil: earliest([facts.validUntil, rows.validUntil]),
  };
}
