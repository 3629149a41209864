import type { TestDrivePageView } from '@forecourt/app/test-drive/test-drive-page.view';
import { BookingStep } from './booking-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { TimesStep } from './times-step.tsx';
import { WhichStep } from './which-step.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/journey.css';
import '../../shared/day-picker.css';
import './test-drive.css';

/** Booking a test drive, step by step, and the booking itself. */
export function Page({ view }: { readonly view: TestDrivePageView }) {
  if (view.step === 'which') return <WhichStep view={view} />;
  if (view.step === 'times') return <TimesStep view={view} />;
  return view.step === 'details' ? <DetailsStep view={view} /> : <BookingStep view={view} />;
}
