import type { OfferStepView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { JourneyFrame } from './journey-frame.tsx';

export function OfferStep({ view }: { readonly view: OfferStepView }) {
  return <JourneyFrame view={view}>{null}</JourneyFrame>;
}
