import type { JourneyHeadView } from './instant-offer-page.view.ts';

/** The offer, its acceptance, or the call that comes in its place (TRADE-6). */
export interface OfferStepView extends JourneyHeadView {
  readonly step: 'offer';
  readonly state: 'valuing' | 'open' | 'accepted' | 'ended' | 'call';
}
