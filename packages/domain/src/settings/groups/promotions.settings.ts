import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { momentWindow } from './values/australia.ts';
import { labelledLink, webAddress } from './values/links.ts';
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
    help: 'New promo cards show only while exactly their types of car are selected; otherwise one of them is enough.',
    editableBy: 'dealer',
    from: [
      'filtered by the selected car types and strictDisplay',
      'start, expiry, position, display, strictDisplay',
      'RULE-12',
    ],
    planned: 'RULE-12.5',
  }),
  stocktakeWindow: setting({
    schema: momentWindow.nullable(),
    default: { start: '2025-01-01T00:00:00+10:00', expiry: '2025-02-01T00:00:00+10:00' },
    label: 'Stocktake promotion',
    help: 'Between these moments the stocktake promo stands among the results; without them it never does.',
    editor: 'date',
    editableBy: 'group',
    from: ['A stocktake promo is active 2025-01-01 to 2025-02-01', 'RULE-12'],
    planned: 'RULE-12.3',
  }),
  tradeInBannerWindow: setting({
    schema: momentWindow.nullable(),
    default: { start: '2024-12-23T00:00:00+10:00', expiry: '2026-12-31T00:00:00+10:00' },
    label: 'Trade-in banner',
    help: 'Between these moments the trade-in banner is shown; without them it never is.',
    editor: 'date',
    editableBy: 'group',
    from: ['The trade-in promo banner window is 2024-12-23 to 2026-12-31', 'RULE-12'],
    planned: 'RULE-12.4',
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
    planned: 'TEN-2.3',
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
