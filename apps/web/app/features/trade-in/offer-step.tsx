import type { OfferStepView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { AcceptedOffer } from './accepted-offer.tsx';
import { CallStep } from './call-step.tsx';
import { OpenOffer } from './open-offer.tsx';
import { ValuingStep } from './valuing-step.tsx';
import '@forecourt/ui/styles/forms.css';
import './offer.css';

/** The end of the way: the wait, the number, the yes, or the call in its place. */
export function OfferStep({ view }: { readonly view: OfferStepView }) {
  if (view.state === 'valuing') return <ValuingStep view={view} />;
  if (view.state === 'call') return <CallStep view={view} />;
  return view.state === 'accepted' ? <AcceptedOffer view={view} /> : <OpenOffer view={view} />;
}
