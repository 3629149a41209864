import type { ReserveDetailsView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { infoIcon } from '@forecourt/ui/icons';
import { LeadForm } from '../leads/lead-form.tsx';
import { CheckoutStep } from './checkout-step.tsx';

/** Who reserves the car. */
export function DetailsStep({ view }: { readonly view: ReserveDetailsView }) {
  const { form, back, notHeld } = view;
  return (
    <CheckoutStep {...view} number={1}>
      <LeadForm
        key={form.key}
        view={form}
        back={
          <ButtonLink href={back.href} look="line" data-document="">
            {back.text}
          </ButtonLink>
        }
      >
        <p className="notice">
          <Icon path={infoIcon} />
          <span>{notHeld}</span>
        </p>
      </LeadForm>
    </CheckoutStep>
  );
}
