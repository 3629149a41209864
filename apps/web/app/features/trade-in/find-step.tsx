import type { FindStepView } from '@forecourt/app/trade-in/pages/find-step.view';
import { JourneyFrame } from './journey-frame.tsx';

export function FindStep({ view }: { readonly view: FindStepView }) {
  return <JourneyFrame view={view}>{null}</JourneyFrame>;
}
