import { guaranteeText } from '@forecourt/domain/law/guarantee-text';
import { promisesOf } from '@forecourt/domain/promises/promise-words';
import { depositPromise } from '@forecourt/domain/stock/price/deposit';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { savedFilter } from '@forecourt/domain/stock/filter/read-filter';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { CarFact } from '@forecourt/domain/stock/car/car-facts';
import type { DealerComments } from '@forecourt/domain/stock/vehicle-page/dealer-comments';
import type { Folded } from '@forecourt/domain/stock/car/fold';
import { itemTypeNotes } from '@forecourt/domain/stock/vehicle-page/item-type-notes';
import { specPanel } from '@forecourt/domain/stock/vehicle-page/spec-panel';
import { titleCarFacts } from '@forecourt/domain/stock/vehicle-page/title-facts';
import { untoldFacts } from '@forecourt/domain/stock/vehicle-page/untold-facts';
import { vehicleSections } from '@forecourt/domain/stock/vehicle-page/vehicle-sections';
import type { PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import type { FinanceCardView } from '../../finance/finance-card.view.ts';
import { reserveSteps } from './reserve-steps.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { vehicleFactsOf } from './vehicle-facts.view.ts';
import type { VehicleButtonView } from './vehicle-buttons.view.ts';

interface Headed {
  readonly heading: string;
}

/** One section of the page, with all that it says. */
export type VehicleSectionView =
  | (Headed & {
      readonly kind: 'keyInformation';
      readonly facts: readonly CarFact[];
      /** What they mean, in words. */
      readonly notes: readonly string[];
    })
  | (Headed & { readonly kind: 'summary'; readonly text: string })
  | (Headed & { readonly kind: 'specifications'; readonly rows: Folded<CarFact> })
  | (Headed & { readonly kind: 'comments'; readonly comments: DealerComments })
  | (Headed & { readonly kind: 'whatsIncluded'; readonly texts: readonly string[] })
  | (Headed & {
      readonly kind: 'whyBuyFromUs';
      readonly reasons: readonly { readonly title: string; readonly text: string }[];
      /** What the law adds to a guarantee of the dealer (LAW-2). */
      readonly note: string | null;
    })
  | (Headed & {
      readonly kind: 'reserveOnline';
      readonly text: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
      /** The button itself stands beside the price. */
      readonly link: VehicleButtonView;
    })
  | (Headed & { readonly kind: 'protectYourCar'; readonly paragraphs: readonly string[] })
  | (Headed & { readonly kind: 'features'; readonly features: Folded<string> })
  | { readonly kind: 'finance'; readonly heading: string; readonly card: FinanceCardView }
  | (Headed & { readonly kind: 'call'; readonly phone: PhoneRevealView })
  | {
      readonly kind: 'promoBanner';
      readonly links: readonly { readonly label: string; readonly href: string }[];
    };

interface SectionsInput {
  readonly now: Date;
  readonly sitePages: NavigationSite;
  readonly finance: FinanceCardView | null;
  readonly reserve: VehicleButtonView | null;
  readonly phone: PhoneRevealView | null;
}

/** The sections of a car's page in the site's order (VDP-1), and until when its rules leave them as they are. */
export function vehicleSectionsOf(
  car: Car,
  context: Pick<SiteContext, 'settings' | 'zone' | 'site' | 'dealerships'>,
  { now, sitePages, finance, reserve, phone }: SectionsInput,
): { readonly sections: readonly VehicleSectionView[]; readonly validUntil: Date | null } {
  const { settings, zone } = context;
  const { vehiclePage, checkout } = settings;
  const { sectionTitles: titles } = vehiclePage;
  const { facts, validUntil } = vehicleFactsOf(car, { settings, zone }, now);
  // Each fact once: what stands under the title is no key information, and that is no row of the specifications.
  const told = titleCarFacts(car);
  const keyFacts = untoldFacts(facts.keyInformation, told);
  const toldBefore = vehiclePage.sections.includes('keyInformation') ? [...told, ...keyFacts] : told;
  const specifications = specPanel(untoldFacts(facts.specifications, toldBefore), vehiclePage);
  const links = vehiclePage.promoBannerLinks.flatMap((link) => navigationLink(link, sitePages) ?? []);

  const promised = promisesOf(settings.promises, car).map(({ title, text, terms }) => ({
    title,
    text: [...(text === null ? [] : [text]), ...terms].join(' '),
  }));

  const own = vehiclePage.whyBuyFromUs.filter(({ cars }) => evaluateFilter(savedFilter(cars ?? ''), car));
  const reasons = [...promised, ...own.map(({ title, text }) => ({ title, text }))];
  const names = vehicleSections(vehiclePage, {
    whyBuyFromUs: reasons.length > 0,
    keyInformation: keyFacts.length > 0,
    summary: facts.summary !== null,
    specifications: specifications.first.length > 0,
    reserveOnline: reserve !== null,
    features: facts.features.first.length > 0,
    finance: finance !== null,
    call: phone !== null,
  });
  const views: Readonly<Record<(typeof names)[number], VehicleSectionView | null>> = {
    keyInformation: {
      kind: 'keyInformation',
      heading: titles.keyInformation,
      facts: keyFacts,
      notes: itemTypeNotes(car),
    },
    summary: { kind: 'summary', heading: titles.summary, text: facts.summary ?? '' },
    specifications: {
      kind: 'specifications',
      heading: titles.specifications,
      rows: specifications,
    },
    comments: { kind: 'comments', heading: titles.comments, comments: facts.comments },
    whatsIncluded: { kind: 'whatsIncluded', heading: titles.whatsIncluded, texts: vehiclePage.whatsIncluded },
    whyBuyFromUs: {
      kind: 'whyBuyFromUs',
      heading: titles.whyBuyFromUs,
      reasons,
      note: promised.length > 0 ? guaranteeText(settings.law) : null,
    },
    reserveOnline: reserve && {
      kind: 'reserveOnline',
      heading: titles.reserveOnline,
      text: depositPromise(car, checkout),
      steps: reserveSteps(car, context),
      link: reserve,
    },
    protectYourCar: {
      kind: 'protectYourCar',
      heading: titles.protectYourCar,
      paragraphs: vehiclePage.protectYourCarText.split(/\n+/).filter((text) => text.trim() !== ''),
    },
    features: { kind: 'features', heading: titles.features, features: facts.features },
    finance: finance && { kind: 'finance', heading: titles.finance, card: finance },
    call: phone && { kind: 'call', heading: vehiclePage.callCardText, phone },
    promoBanner:
      links.length > 0
        ? { kind: 'promoBanner', links: links.map(({ label, href }) => ({ label, href })) }
        : null,
  };
  return {
    sections: names.flatMap((name) => views[name] ?? []),
    validUntil,
  };
}
