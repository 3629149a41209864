import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { cents, choice, toggle, wording } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

export const price = settingsGroup('Price', {
  aboveCents: cents({
    default: 1_000,
    label: 'Lowest price is above',
    help: 'A price of this amount or less counts as no price, since feeds send 0 or 1 for a car without one.',
    editableBy: 'operator',
    from: ['A price is displayed only if it exceeds 10', 'Price displayed must exceed 10', 'RULE-3'],
  }),
  noPriceText: wording({
    default: 'Contact us for price',
    label: 'Car without a price',
    help: 'Stands in place of the price.',
    from: ["Otherwise the site's configured no-price text", 'RULE-3'],
  }),
  preorderText: wording({
    default: 'Preorder',
    label: 'Car to order ahead',
    help: 'Stands in place of the price of a car that can be ordered before it has one.',
    from: ['PREORDER if preorder', 'RULE-3'],
  }),
  offersSubscriptions: toggle({
    default: false,
    label: 'Car subscriptions',
    help: 'Where a car has a subscription price, that is shown before any other.',
    editableBy: 'group',
    from: ['if the site offers subscriptions and it is above 0', 'RULE-3'],
  }),
  subscriptionUnit: wording({
    max: 40,
    default: 'a week, subscription',
    label: 'What a subscription price is for',
    help: 'Stands beside a subscription price.',
    from: ['The subscription price, if the site', 'before_price, offer_price, subscription_price'],
  }),
  purchaseText: wording({
    max: 40,
    placeholders: ['amount'],
    default: 'To buy: {amount}',
    label: 'Words of the price beside a subscription',
    help: 'Stands under a subscription price; {amount} becomes what the car costs to buy, by which it is found and sorted.',
    from: ['RULE-3'],
  }),
  showsWasPrice: toggle({
    default: true,
    label: 'Former price',
    help: 'A reduced price has the higher one struck through beside it.',
    editableBy: 'dealer',
    from: ["with a 'Was' strikethrough when before_price exceeds the current price", 'RULE-3'],
  }),
  wasText: wording({
    max: 20,
    default: 'Was',
    label: 'Word before a former price',
    help: 'Stands before the struck price.',
    from: ["with a 'Was' strikethrough", 'RULE-3'],
  }),
  showsSaving: toggle({
    default: false,
    label: 'Amount saved',
    help: 'Beside a former price the difference is named, such as Save $1,500.',
    editableBy: 'dealer',
    from: ['RULE-3'],
  }),
  savingText: wording({
    max: 40,
    placeholders: ['amount'],
    default: 'Save {amount}',
    label: 'Words of the amount saved',
    help: 'Stands beside the former price; {amount} becomes the difference in dollars.',
    from: ['RULE-3'],
  }),
  typeLabels: setting({
    schema: z.strictObject({ driveAway: line(40), excludingCharges: line(40), estimate: line(40) }),
    default: {
      driveAway: 'Drive away',
      excludingCharges: 'Excl. govt charges',
      estimate: 'Estimated drive away',
    },
    label: 'Names of the price types',
    help: 'The words beside a price that say what it includes.',
    editor: 'table',
    editableBy: 'group',
    from: ['Pricing: price, price_type', 'LAW-2'],
  }),
  defaultType: choice({
    options: ['driveAway', 'excludingCharges', 'estimate'],
    default: 'excludingCharges',
    label: 'Type of a price that has none',
    help: 'Read for cars whose feed does not say what the price includes.',
    editableBy: 'group',
    from: ['price with price type, tag ribbon', 'LAW-2'],
  }),
  showsMarketIndicator: toggle({
    default: true,
    label: 'Below-market sign',
    help: 'A car well below the market average carries a sign that says so.',
    editableBy: 'dealer',
    from: ['The market price indicator shows only when', 'RULE-7'],
  }),
  marketIndicatorCents: cents({
    default: 50_000,
    label: 'Distance below the market',
    help: 'The below-market sign needs a price at least this far below the average.',
    editableBy: 'operator',
    from: [
      'the price is at least 500 below the market average',
      'Market indicator threshold: 499 dollars below average',
      'RULE-7',
    ],
  }),
  marketIndicatorText: wording({
    max: 60,
    placeholders: ['amount'],
    default: '{amount} below market average',
    label: 'Words of the below-market sign',
    help: 'Stands beside the price; {amount} becomes the difference in dollars.',
    from: ['(state average preferred, else national)', 'RULE-7'],
  }),
});
