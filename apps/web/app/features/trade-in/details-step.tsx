import type { DetailsStepView } from '@forecourt/app/trade-in/pages/details-step.view';
import { JourneyFrame } from './journey-frame.tsx';

export function DetailsStep({ view }: { readonly view: DetailsStepView }) {
  return <JourneyFrame view={view}>{null}</JourneyFrame>;
}
