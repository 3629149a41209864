import type { MarketMeter as MarketMeterView } from '@forecourt/domain/stock/price/market-meter';
import { Icon } from '@forecourt/ui/icon';
import { trendingDownIcon } from '@forecourt/ui/icons';

/** How far below the market the price is (RULE-7), with the average that it is compared with. */
export function MarketGauge({ market }: { readonly market: MarketMeterView }) {
  const { text, note, average, priceAt, lowest, highest } = market;
  return (
    <div className="meter">
      <p className="market-tag">
        <Icon path={trendingDownIcon} />
        {text}
      </p>
      {/* An SVG: the content security policy of a cached page allows no style attribute, but attributes of shapes. */}
      <svg className="meter-bar" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <rect className="below" y="5" width="42" height="10" />
        <rect className="near" x="42" y="5" width="16" height="10" />
        <rect className="above" x="58" y="5" width="42" height="10" />
        <rect className="average" x="49.7" y="5" width="0.6" height="10" />
        <rect className="at" x={priceAt - 0.7} width="1.4" height="20" />
      </svg>
      <p className="lab">
        <span aria-hidden="true">{lowest}</span>
        <span>{average}</span>
        <span aria-hidden="true">{highest}</span>
      </p>
      {note !== null && <p className="small muted">{note}</p>}
    </div>
  );
}
