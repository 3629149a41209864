import type { PictureSource } from '@forecourt/ui/photo';
import { Picture } from '@forecourt/ui/picture';
import { PriceBlock } from '@forecourt/ui/price-block';
import { Ribbon } from '@forecourt/ui/ribbon';

const tones = ['green', 'red', 'grey', 'sold'] as const;

/** Prices in each form, and the ribbons on pictures. */
export function DesignPrices({ picture }: { readonly picture: PictureSource }) {
  const amount = { kind: 'amount', amount: '$38,990', basis: 'Drive away', otherWay: null } as const;
  return (
    <section className="sect">
      <h2>Prices and ribbons</h2>
      <div className="grid g-four">
        <PriceBlock price={{ ...amount, was: null, weekly: null }} />
        <PriceBlock
          price={{
            ...amount,
            was: { word: 'Was', amount: '$41,990', saving: 'Save $3,000' },
            weekly: { price: '$176 per week', comparisonRate: 'Comparison rate 9.86% p.a.' },
          }}
        />
        <PriceBlock isBig price={{ ...amount, was: null, weekly: null }} />
        <PriceBlock price={{ kind: 'text', text: 'Contact us for a price' }} />
        {tones.map((tone) => (
          <div className="card-media" key={tone}>
            <Picture picture={picture} sizes="320px" />
            <Ribbon ribbon={{ kind: 'text', text: `Tone ${tone}`, tone }} />
          </div>
        ))}
      </div>
    </section>
  );
}
