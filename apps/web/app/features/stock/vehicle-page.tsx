import type { VehiclePageView } from '@forecourt/app/stock/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { infoIcon, trendingDownIcon } from '@forecourt/ui/icons';
import { PriceBlock } from '@forecourt/ui/price-block';
import { CompareButton } from '../watchlist/compare-button.tsx';
import { RememberViewed } from '../watchlist/remember-viewed.tsx';
import { SaveButton } from '../watchlist/save-button.tsx';
import { CarCard } from './car-card.tsx';
import { Crumbs } from './crumbs.tsx';
import { VehicleGallery } from './vehicle-gallery.tsx';
import { VehicleSections } from './vehicle-sections.tsx';

/** The page of a car (VDP-1): the picture, the price, then what there is to know. */
export function Page({ view }: { readonly view: VehiclePageView }) {
  const { price, market, rateWarning, notice, dealership, similar, looks, saving } = view;
  return (
    <div className="wrap vehicle" data-state={view.state === 'gone' ? 'sold' : 'available'}>
      <RememberViewed id={saving.id} slug={saving.slug} />
      <Crumbs crumbs={view.crumbs} />
      <div className="vdp">
        <VehicleGallery view={view} />
        <div className="buybox">
          <div className="vtitle">
            <h1>{view.title}</h1>
            {view.subtitle !== null && <p>{view.subtitle}</p>}
          </div>
          {notice && (
            <p className="notice">
              <Icon path={infoIcon} />
              <span>
                <b>{notice.text}</b> {notice.offer}
              </span>
            </p>
          )}
          <PriceBlock price={price} isBig />
          {rateWarning && (
            <p className="rate-warning">
              {rateWarning.basis} {rateWarning.warning}
            </p>
          )}
          {market && (
            <p className="market-tag">
              <Icon path={trendingDownIcon} />
              <span>
                {market.text}
                {market.note !== null && <small> {market.note}</small>}
              </span>
            </p>
          )}
          <div className="keep">
            {saving.save && <SaveButton car={{ ...saving.save, name: saving.name }} look="button" />}
            {saving.compare && <CompareButton car={saving.compare} />}
          </div>
          <address className="seller">
            <b>{dealership.name}</b>
            {dealership.address !== null && <span>{dealership.address}</span>}
            {dealership.stockNumber !== null && <span>Stock number {dealership.stockNumber}</span>}
          </address>
        </div>
        <VehicleSections view={view} />
      </div>
      {similar.length > 0 && (
        <section className="sect">
          <h2>Similar cars</h2>
          <div className="grid similar">
            {similar.map((car) => (
              <CarCard key={car.id} car={car} look={looks.similarCard} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
