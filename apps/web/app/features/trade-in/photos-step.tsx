import type { PhotosStepView } from '@forecourt/app/trade-in/pages/photos-step.view';
import { JourneyFrame } from './journey-frame.tsx';

export function PhotosStep({ view }: { readonly view: PhotosStepView }) {
  return <JourneyFrame view={view}>{null}</JourneyFrame>;
}
