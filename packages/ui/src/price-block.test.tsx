import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceBlock } from './price-block.tsx';

const text = (price: PriceView) =>
  renderToString(<PriceBlock price={price} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const amount = {
  kind: 'amount',
  amount: '$38,990',
  basis: 'Drive away',
  was: null,
  otherWay: null,
  weekly: null,
} as const;

describe('a price', () => {
  it('LAW-2.1 has its basis beside it, and cannot be written without', () => {
    expect(text(amount)).toBe('$38,990 Drive away');
    // @ts-expect-error: an amount without its basis is no price
    const bare: PriceView = { kind: 'amount', amount: '$38,990', was: null, otherWay: null, weekly: null };
    expect(bare.kind).toBe('amount');
  });

  it('RULE-3 comes after the former price and what is saved', () => {
    const was = { word: 'Was', amount: '$41,990', saving: 'Save $3,000' };
    expect(text({ ...amount, was })).toBe('Was $41,990 Save $3,000 $38,990 Drive away');
  });

  it('LAW-2.3 shows a repayment and the comparison rate alike', () => {
    const weekly = { price: '$176 per week', comparisonRate: 'Comparison rate 9.86% p.a.' };
    const html = renderToString(<PriceBlock price={{ ...amount, weekly }} />);
    expect(html).toContain('<b>$176 per week</b> <b>Comparison rate 9.86% p.a.</b>');
  });

  it('RULE-3 is the site’s words where there is none', () => {
    expect(text({ kind: 'text', text: 'Contact us' })).toBe('Contact us');
  });
});
