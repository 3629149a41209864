import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { toggle, wholeNumber, wording } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

export const accounts = settingsGroup('Sign-in', {
  gatesCheckout: toggle({
    default: false,
    label: 'Sign in to reserve or buy',
    help: 'Visitors are asked to sign in before the checkout opens.',
    editableBy: 'group',
    from: ['checkout, finance and spin-to-win depend on a dealer flag', 'AUTH-2'],
  }),
  gatesFinance: toggle({
    default: false,
    label: 'Sign in for finance',
    help: 'Visitors are asked to sign in before the finance page opens.',
    editableBy: 'group',
    from: ['finance and spin-to-win depend on a dealer flag', 'AUTH-2'],
  }),
  gatesSpinToWin: toggle({
    default: false,
    label: 'Sign in for spin to win',
    help: 'Visitors are asked to sign in before the page opens. Without it they see prizes, chances and terms first, and sign in to spin.',
    editableBy: 'group',
    from: ['spin-to-win depend on a dealer flag', 'AUTH-2'],
  }),
  signInHeading: wording({
    default: 'Sign in with your mobile number',
    label: 'Heading of the sign-in page',
    help: 'Stands over the field for the phone number.',
    from: ['redirects to sign-in with type=watchlist', 'AUTH-1'],
  }),
  signInReasons: setting({
    schema: z.strictObject({
      watchlist: line(160),
      'trade-in': line(160),
      checkout: line(160),
      finance: line(160),
      'spin-to-win': line(160),
      'online-payment': line(160),
    }),
    default: {
      watchlist: 'So your saved cars are on every device you use.',
      'trade-in': 'So we can keep your valuation for you.',
      checkout: 'So we know who we’re holding the car for.',
      finance: 'So only you can see your figures.',
      'spin-to-win': 'So everyone gets one go.',
      'online-payment': 'So your payment goes to the right invoice.',
    },
    label: 'Why we ask to sign in',
    help: 'Stands under the heading, depending on what the visitor was about to do.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['/sign-in?type={watchlist|trade-in|checkout|finance|spin-to-win|online-payment}', 'URL-6'],
  }),
  codeMinutes: wholeNumber({
    min: 2,
    max: 60,
    default: 10,
    label: 'Minutes a code is valid',
    help: 'How long the code sent to the phone can be used; the page says so.',
    editableBy: 'operator',
    from: ['AUTH-1'],
  }),
  staySignedInDays: wholeNumber({
    min: 1,
    max: 365,
    default: 90,
    label: 'Days visitors stay signed in',
    help: 'After this many days without a visit the phone number has to be confirmed again.',
    editableBy: 'operator',
    from: ['AUTH-1'],
  }),
  keepMonths: wholeNumber({
    min: 3,
    max: 84,
    default: 24,
    label: 'Months an account is kept',
    help: 'Visitors who have not signed in for this long are forgotten, with their saved cars and messages about them.',
    editableBy: 'operator',
    from: ['OPS-10'],
  }),
});
