import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { momentWindow } from './values/australia.ts';
import { labelledLink, linkCard, webAddress } from './values/links.ts';
import { toggle, wholeNumber } from './values/setting-kinds.ts';
import { line, paragraph } from './values/texts.ts';

export const promotions = settingsGroup('Promotions', {
  shufflesRest: toggle({
    default: false,
    label: 'Shuffle cards without a place',
    help: 'Promo cards without a position follow the others in a new order each day instead of always the same.',
    editableBy: 'dealer',
    from: ['ordered by position, then the rest (optionally shuffled)', 'RULE-12'],
  }),
  displaysStrictly: toggle({
    default: false,
    label: 'Strict choice of promo cards',
    help: 'Every promo card shows only while exactly its types of car are selected; otherwise one of them is enough, unless the card itself is strict.',
    editableBy: 'dealer',
    from: [
      'filtered by the selected car types and strictDisplay',
      'start, expiry, position, display, strictDisplay',
      'RULE-12',
    ],
  }),
  stocktakeWindow: setting({
    schema: momentWindow.nullable(),
    default: { start: '2025-01-01T00:00:00+10:00', expiry: '2025-02-01T00:00:00+10:00' },
    label: 'Stocktake promotion',
    help: 'Between these moments the stocktake promo stands among the results; without them it never does.',
    editor: 'date',
    editableBy: 'group',
    from: ['A stocktake promo is active 2025-01-01 to 2025-02-01', 'RULE-12'],
  }),
  stocktakeCard: setting({
    schema: linkCard,
    default: {
      title: 'Stocktake is on',
      text: 'Have a look before we count what’s left.',
      label: 'See the offers',
      link: '/offers',
    },
    label: 'Card of the stocktake promotion',
    help: 'Stands first among the promo cards of the results while the stocktake runs; without the page that it leads to it is left away.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['A stocktake promo is active 2025-01-01 to 2025-02-01', 'RULE-12'],
  }),
  tradeInBannerWindow: setting({
    schema: momentWindow.nullable(),
    default: { start: '2024-12-23T00:00:00+10:00', expiry: '2026-12-31T00:00:00+10:00' },
    label: 'Trade-in banner',
    help: 'Between these moments the trade-in banner is shown; without them it never is.',
    editor: 'date',
    editableBy: 'group',
    from: ['The trade-in promo banner window is 2024-12-23 to 2026-12-31', 'RULE-12'],
  }),
  tradeInBanner: setting({
    schema: z.strictObject({ title: line(80), text: line(200), label: line(40) }),
    default: {
      title: 'Got one to trade in?',
      text: 'Tell us about it and we’ll make you an offer to put towards your next one.',
      label: 'Value my trade-in',
    },
    label: 'Words of the trade-in banner',
    help: 'Stands on the page of offers, and on the home page where that has no field for a plate, while the banner runs and the site takes trade-ins.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['The trade-in promo banner window is 2024-12-23 to 2026-12-31', 'RULE-12'],
  }),
  popup: setting({
    schema: z
      .strictObject({
        title: line(80),
        text: paragraph(600),
        imageUrl: webAddress.nullable(),
        button: labelledLink,
        expiryDate: z.iso.date(),
      })
      .nullable(),
    default: null,
    label: 'Popup promotion',
    help: 'A strip at the foot of the home page that comes once the first screen is scrolled by, once a visit until its last day; closed, it stays away for thirty days.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['The popup promotion is shown once per visit', 'Popup promotion dialog', 'HOME-3'],
  }),
  offersShown: wholeNumber({
    min: 0,
    max: 60,
    default: 12,
    label: 'Offers on the offers page',
    help: 'How many running offers the page lists before visitors ask for more.',
    editableBy: 'dealer',
    from: ['garage_enabled, offers count, include_sold_cars_days', 'PAGE-3'],
  }),
  showsCardsInResults: toggle({
    default: true,
    label: 'Promo cards among the results',
    help: 'Running promo cards take the places of the call-to-action cards in the search.',
    editableBy: 'dealer',
    from: ['A card is chosen by card index modulo count', 'RULE-12'],
  }),
  hasSpinToWin: toggle({
    default: false,
    label: 'Spin to win',
    help: 'The site has a page with a game of chance, which runs only while its record has prizes and a permit.',
    editableBy: 'operator',
    from: ['/offers, /spin-to-win, /online-payment', 'LAW-2'],
  }),
});
