import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import { weeklyPaymentCents } from '@forecourt/domain/stock/price/weekly-payment';

/** A site with few edges and features, and one category by year. */
export const sampleSite: SearchSite = {
  stock: {
    priceRangeEdgesCents: [1_000_000, 2_000_000, 3_000_000],
    weeklyPriceRangeEdgesCents: [10_000, 15_000],
    featureList: ['Sunroof', 'Tow Bar', 'Heated Seats'],
  },
  weeklyPriceCents: (car) => weeklyPaymentCents(car, 'bank_one'),
  dealershipNames: new Map([['harbour-mazda', 'Harbour Mazda']]),
  categoriesOf: (car) => (car.year === 2022 ? ['of-2022'] : []),
};
