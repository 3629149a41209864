import type { RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { gaugeIcon, infoIcon, trendingDownIcon } from '@forecourt/ui/icons';
import { PriceBlock } from '@forecourt/ui/price-block';
import { OwnOffer } from '../../trade-in/own-offer.tsx';
import { MarketGauge } from './market-gauge.tsx';
import { NextTimes } from './next-times.tsx';
import { QuietLinks } from './quiet-links.tsx';
import { OtherActions, VehicleActions } from './vehicle-actions.tsx';
import { WeeklyNote } from './weekly-note.tsx';

export interface BuyBoxProps {
  readonly view: VehiclePageView;
  /** Marks where the buttons are: once they leave the screen, a bar takes their place. */
  readonly actions: RefObject<HTMLDivElement | null>;
}

/** The price of a car and what to do about it (VDP-5). */
export function BuyBox({ view, actions }: BuyBoxProps) {
  const {
    notice,
    price,
    priceNote,
    weekly,
    market,
    marketLine,
    warranty,
    coolingOff,
    driveTimes,
    links,
    sections,
  } = view;
  const finance = sections.find((section) => section.kind === 'finance');
  return (
    <aside className="buybox" aria-label="Price and contact">
      {notice && (
        <p className="notice">
          <Icon path={infoIcon} />
          <span>
            <b>{notice.text}</b> {notice.offer}
          </span>
        </p>
      )}
      <div className="vprice">
        <PriceBlock price={price} isBig />
        {priceNote !== null && <p className="small muted">{priceNote}</p>}
        <OwnOffer carId={view.saving.id} />
      </div>
      {market && <MarketGauge market={market} />}
      {marketLine && (
        <p className="small vmarket">
          <Icon path={marketLine.isUnder ? trendingDownIcon : gaugeIcon} />
          <a className="link" href="#truth">
            {marketLine.text}
          </a>
        </p>
      )}
      <VehicleActions view={view} place={actions} />
      {driveTimes && <NextTimes drive={driveTimes} />}
      <OtherActions view={view} />
      {weekly && <WeeklyNote weekly={weekly} card={finance?.card ?? null} />}
      {links.length > 0 && <QuietLinks links={links} />}
      {warranty !== null && (
        <p className="small vfine">
          <Icon path={infoIcon} />
          {warranty}
        </p>
      )}
      {coolingOff !== null && <p className="small vfine">{coolingOff}</p>}
    </aside>
  );
}
