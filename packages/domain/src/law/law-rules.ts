import { knownSince, type DatedRow } from '../core/dated-row.ts';

export interface LawRule extends DatedRow {
  readonly name: string;
}

/** Every rule that a page is checked against (LAW-1); docs/law.md tells them at length. */
export const lawRules = {
  price_basis: {
    name: 'A price says what it includes (Australian Consumer Law, s 48)',
    since: '2011-01-01',
    source: 'http://www.accc.gov.au/content/index.phtml/itemId/874430',
    certainty: 'regulator',
  },
  drive_away_total: {
    name: 'Victoria: every car carries its drive-away total',
    since: knownSince,
    source:
      'https://www.consumer.vic.gov.au/businesses/licensed-businesses/motor-car-traders/running-your-business/self-assessment-checklist',
    certainty: 'regulator',
  },
  comparison_rate: {
    name: 'A comparison rate is no less prominent than any rate or repayment (National Credit Code, s 164)',
    since: '2010-07-01',
    source: 'https://www.beliefmedia.com.au/i/shad-of-the-day-19th-june-2025/',
    certainty: 'commentary',
  },
  comparison_rate_warning: {
    name: 'The warning stands wherever the comparison rate does (National Credit Code, s 163)',
    since: '2010-07-01',
    // The state regulation before the present one: its words are the ones in use.
    source: 'http://www.austlii.edu.au/au/legis/qld/consol_reg/ccr1995265/s33c.html',
    certainty: 'commentary',
  },
  licence_number: {
    name: 'A dealer shows the licence number where the state asks for it',
    since: '2023-01-01',
    source: 'https://zoelaw.ai/legislation/motor-dealers-and-repairers-act-2013/sections/19A',
    certainty: 'statute',
  },
  statutory_warranty: {
    name: 'An advertisement says that a used vehicle has no statutory warranty (Queensland), and which it has',
    since: '2019-09-01',
    source: 'http://www.fairtrading.qld.gov.au/statutory-warranty-used-vehicles.htm',
    certainty: 'regulator',
  },
  deposit_refund: {
    name: 'A holding deposit goes back unless its terms say otherwise in writing',
    since: knownSince,
    source: 'https://www.finder.com.au/car-loans/used-car-deposits',
    certainty: 'commentary',
  },
  deposit_limit: {
    name: 'A deposit is not above what the state allows of the price',
    since: knownSince,
    source:
      'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
    certainty: 'regulator',
  },
  cooling_off: {
    name: 'A buyer is told of the right to cool off',
    since: knownSince,
    source: 'https://consumer.vic.gov.au/consumers-and-businesses/cars/buying-a-new-car/cooling-off-period',
    certainty: 'regulator',
  },
  was_price: {
    name: 'A former price was really asked for a reasonable time (Australian Consumer Law, s 29)',
    since: '2011-01-01',
    source:
      'https://www.accc.gov.au/publications/advertising-and-selling-guide/advertising-and-selling-guide/pricing/two-price-comparison-advertising',
    certainty: 'regulator',
  },
  guarantee_text: {
    name: 'A warranty carries the prescribed text and particulars (Competition and Consumer Regulations 2010, reg 90)',
    since: '2012-01-01',
    source: 'https://www.dwfoxtucker.com.au/2019/04/time-to-review-documents-with-warranties-to-consumers/',
    certainty: 'commentary',
  },
  reviews: {
    name: 'Reviews are not selected so that they mislead (Australian Consumer Law, s 18)',
    since: '2011-01-01',
    source: 'https://www.business.gov.au/info/run/fair-trading/online-product-or-service-reviews',
    certainty: 'regulator',
  },
  promotion_permit: {
    name: 'A game of chance has the permits of the states it is open to',
    since: '2020-07-01',
    source:
      'https://help.plexus.co/en/articles/4166295-when-are-permits-authority-required-draw-instant-win-mechanic',
    certainty: 'commentary',
  },
  spam_consent: {
    name: 'Marketing messages have consent, a sender and a way out (Spam Act 2003)',
    since: '2004-04-10',
    source: 'https://rulesmate.com.au/insights/spam-act-2003-consent-identification-unsubscribe',
    certainty: 'commentary',
  },
  safety_rating_year: {
    name: 'A safety rating is shown with its year',
    since: '2014-09-01',
    source: 'https://goauto.com.au/amp/general-news/safety/ancap-gets-a-date/2014-09-01/22064.html',
    certainty: 'commentary',
  },
  stock_count: {
    name: 'A number of cars is the true one (Australian Consumer Law, s 18)',
    since: '2011-01-01',
    source: 'docs/law.md',
    certainty: 'commentary',
  },
  market_comparison: {
    name: 'A price is compared with an average of the same basis (Australian Consumer Law, s 29)',
    since: '2011-01-01',
    source: 'docs/law.md',
    certainty: 'commentary',
  },
  estimate_limits: {
    name: 'What a page says about its offers is what it does (Australian Consumer Law, s 18)',
    since: '2011-01-01',
    source: 'docs/law.md',
    certainty: 'commentary',
  },
  promotion_hours: {
    name: 'A promotion begins and ends when the page says (Australian Consumer Law, s 18)',
    since: '2011-01-01',
    source: 'docs/law.md',
    certainty: 'commentary',
  },
  automated_decisions: {
    name: 'It is disclosed where a program decides (Australian Privacy Principle 1)',
    since: '2026-12-10',
    source:
      'https://www.allens.com.au/insights-news/insights/2026/06/automated-decision-making-transparency-what-app-entities-need-to-know-about-the-app-1-amendments/',
    certainty: 'commentary',
  },
} as const satisfies Readonly<Record<string, LawRule>>;

export type LawRuleId = keyof typeof lawRules;
