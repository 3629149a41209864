import type { InstantOfferPageView } from '@forecourt/app/trade-in/pages/instant-offer-page.view';
import { useEffect } from 'react';
import { DetailsStep } from './details-step.tsx';
import { FindStep } from './find-step.tsx';
import { markJourney } from './journey-mark.ts';
import { LinkStep } from './link-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { TowardsStep } from './towards-step.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '../../shared/journey.css';
import './plate.css';
import './trade-in.css';

/** What is my car worth: the instant offer, step by step. */
export function Page({ view }: { readonly view: InstantOfferPageView }) {
  const hasJourney = view.step !== 'link' && !(view.step === 'find' && view.state === 'plate');
  useEffect(() => {
    if (hasJourney) markJourney();
  }, [hasJourney]);
  if (view.step === 'find') return <FindStep view={view} />;
  if (view.step === 'images') return <PhotosStep view={view} />;
  if (view.step === 'link') return <LinkStep view={view} />;
  if (view.step === 'towards') return <TowardsStep view={view} />;
  return view.step === 'details' ? <DetailsStep view={view} /> : <OfferStep view={view} />;
}
