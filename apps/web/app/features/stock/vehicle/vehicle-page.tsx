import { useRef } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import type { VehicleSectionView } from '@forecourt/app/stock/vehicle/vehicle-sections.view';
import { RememberViewed } from '../../watchlist/remember-viewed.tsx';
import { HydratedApart } from '../../../shared/hydrated-apart.tsx';
import { BuyBox } from './buy-box.tsx';
import { DealerCard } from './dealer-card.tsx';
import { PriceBars } from './price-bars.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { SellerCard } from './seller-card.tsx';
import { SimilarCars } from './similar-cars.tsx';
import { TruthPanel } from './truth-panel.tsx';
import { VehicleGallery } from './vehicle-gallery.tsx';
import { VehicleSectionList } from './vehicle-section-list.tsx';
import { VehicleTitle } from './vehicle-title.tsx';
import { VehicleTools } from './vehicle-tools.tsx';
import './vehicle.css';

/** What the dealer promises with any car. Where much is told of this one, it stands beside that rather than below. */
const pledges: ReadonlySet<VehicleSectionView['kind']> = new Set([
  'whatsIncluded',
  'whyBuyFromUs',
  'reserveOnline',
  'protectYourCar',
]);

/** With more of them the column beside would be the longer one by far. */
const fewReasons = 3;

/**
 * What makes the column beside the car longer than what is told of it, and stands with the car then: what is included
 * where there are many reasons, the steps to reserve where there are any or nobody has written about the car. The other
 * way round nothing shows: who and where go along beside whoever reads on.
 */
function withCar(sections: readonly VehicleSectionView[]): ReadonlySet<VehicleSectionView['kind']> {
  const reasons = sections.find((section) => section.kind === 'whyBuyFromUs')?.reasons.length ?? 0;
  const isWrittenOf = sections.some(
    (section) => section.kind === 'comments' && section.comments.pendingText === null,
  );
  return new Set([
    ...(reasons > fewReasons ? (['whatsIncluded'] as const) : []),
    ...(reasons > 0 || !isWrittenOf ? (['reserveOnline'] as const) : []),
  ]);
}

/**
 * The page of a car (VDP-1): the picture, what it is, the price, what to do, who sells it and where, then what there
 * is to know. Phones have who and where after the dealer's comments; wider screens place them below the price.
 */
export function Page({ view }: { readonly view: VehiclePageView }) {
  const actions = useRef<HTMLDivElement>(null);
  const { similar, dealer, saving, looks, truth } = view;
  const ofCar = withCar(view.sections);
  const pledged = view.sections.filter(({ kind }) => truth !== null && pledges.has(kind) && !ofCar.has(kind));
  const sections = view.sections.filter((section) => !pledged.includes(section));
  // It leads away from the car, so that it stands after all that is about it, wherever the site has it.
  const banner = sections.find((section) => section.kind === 'promoBanner');
  // On a phone whoever has read what is said of the car goes on with who says it and where it stands.
  const untilPerson = Math.max(1, sections.findIndex(({ kind }) => kind === 'comments') + 1);
  const others = similar && (
    <HydratedApart>
      <SimilarCars similar={similar} look={looks.similarCard} />
    </HydratedApart>
  );
  return (
    <>
      <RememberViewed id={saving.id} slug={saving.slug} />
      <article
        className="vehicle"
        data-gallery={looks.gallery}
        data-sections={looks.sections}
        data-state={view.state === 'gone' ? 'sold' : 'available'}
      >
        <VehicleGallery view={view} />
        <VehicleTitle view={view} />
        <div className="vside">
          <BuyBox view={view} actions={actions} />
          {pledged.length > 0 && (
            <div className="vpledges">
              <VehicleSectionList view={view} sections={pledged} />
            </div>
          )}
          {dealer && (
            <div className="vmore">
              <HydratedApart>
                <SellerCard dealer={dealer} actions={view.actions} />
                <DealerCard dealer={dealer} />
              </HydratedApart>
            </div>
          )}
        </div>
        <HydratedApart>
          <VehicleTools view={view} />
        </HydratedApart>
        {similar?.comesFirst && others}
        <div className="vsections">
          <HydratedApart>{truth && <TruthPanel truth={truth} />}</HydratedApart>
          <VehicleSectionList view={view} sections={sections.slice(0, untilPerson)} />
        </div>
        <div className="vsections vrest">
          <VehicleSectionList view={view} sections={sections.slice(untilPerson)} />
          {banner && <PromoBanner links={banner.links} />}
        </div>
      </article>
      {similar?.comesFirst === false && others}
      <HydratedApart>
        <PriceBars view={view} actions={actions} />
      </HydratedApart>
    </>
  );
}
