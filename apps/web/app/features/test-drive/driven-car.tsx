import type { DrivenCarView } from '@forecourt/app/test-drive/test-drive-page.view';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';

/** The car to be driven in one line, where there is no room beside the step. */
export function DrivenCar({ car }: { readonly car: DrivenCarView }) {
  return <PlainCarLine car={car} className="drive-car" />;
}
