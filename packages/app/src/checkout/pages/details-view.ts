import { describeForm } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { reserveForm } from '@forecourt/domain/checkout/reserve-form';
import { formatDollars } from '@forecourt/domain/core/money';
import { depositCents, limitOfDeposit } from '@forecourt/domain/stock/price/deposit';
import { stateNames } from '@forecourt/domain/locations/state-code';
import type { Car } from '@forecourt/domain/stock/car/car';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { aroundForm, type FormEntries } from '../../leads/pages/lead-form.view.ts';
import { checkoutAddress } from '../../shared/reservation-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { checkoutPage, type CheckoutPage } from './checkout-pages.ts';
import type { CheckoutFactView } from './checkout-page.view.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { refundWords } from '../../shared/refund-words.ts';

export interface ShownReserveForm {
  readonly entries: FormEntries;
  readonly problems?: readonly FormProblem[];
  /** By which a repeat is known. */
  readonly key: string;
}

/** Who reserves: the first step (BUY-1). */
export function detailsPage(
  context: SiteContext,
  subject: CheckoutSubject,
  { entries, problems = [], key }: ShownReserveForm,
): CheckoutPage {
  const { settings } = context;
  const { car, carView, short, dealer, place } = subject;
  const noun = vehicleNoun(1, settings.stock);
  const back = { text: `Back to the ${noun}`, href: carView.href };
  const { formError, unexpectedError } = settings.messages;
  return checkoutPage(
    context,
    {
      step: 'details',
      heading: `Reserve the ${short}`,
      stepText: 'your details',
      car: carView,
      leave: back,
      back: { text: 'Back', href: carView.href },
      notHeld: `Nothing is held yet. We’ll keep the ${noun} for you from the moment you reach the payment page.`,
      summary: detailsSummary(context, car),
      form: {
        ...aroundForm(settings),
        form: describeForm(reserveForm(settings)),
        action: checkoutAddress(car.slug, '/details'),
        name: 'reservation',
        carId: car.id,
        page: checkoutAddress(car.slug),
        entries,
        problems,
        key,
        submitText: 'Continue to payment',
        submittingText: `Keeping the ${noun} for you`,
        notice: `Your details go to ${[dealer, place].filter(Boolean).join(', ')}, who own this ${noun}. If you stop before paying, they may still call you about it.`,
        successCategory: 'enquiry',
        words: { formError, unexpectedError },
      },
    },
    { status: problems.length > 0 ? 422 : 200 },
  );
}

function detailsSummary({ settings }: SiteContext, car: Car): readonly CheckoutFactView[] {
  const { holdHours } = settings.checkout;
  const amountCents = depositCents(car, settings.checkout);
  const limit = limitOfDeposit(car, settings.checkout);
  const most = limit
    ? `. In ${stateNames[limit.state]} a deposit is ${limit.percent}% of the price at most`
    : '';
  const { share } = refundWords(amountCents, settings.checkout);
  return [
    {
      label: 'To pay',
      text: `${formatDollars(amountCents)} today`,
      note: `Comes off the price if you buy${most}`,
    },
    { label: 'Held', text: `${holdHours} hours from payment`, note: null },
    { label: 'Refund', text: share, note: 'If you change your mind' },
  ];
}
