import type { InstantOfferPageView } from '@forecourt/app/trade-in/pages/instant-offer-page.view';
import { DetailsStep } from './details-step.tsx';
import { FindStep } from './find-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { PhotosStep } from './photos-step.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/journey.css';

/** What is my car worth: the instant offer, step by step. */
export function Page({ view }: { readonly view: InstantOfferPageView }) {
  if (view.step === 'find') return <FindStep view={view} />;
  if (view.step === 'images') return <PhotosStep view={view} />;
  return view.step === 'details' ? <DetailsStep view={view} /> : <OfferStep view={view} />;
}
