import type { FormProblem } from '../form/form-problem.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { LookedUpVehicle, VehicleLookup } from './read-vehicle-lookup.ts';

// In the browser's bundle: nothing here may import the schema library.

export type OfferStep = 'vehicle' | 'selection' | 'images' | 'details';

export interface OfferFlow {
  readonly asksForImages: boolean;
  readonly errorText: string;
}

export interface OfferState {
  /** `notFound` shows a panel with the phone, Contact and Back in place of the step's form. */
  readonly phase: 'editing' | 'waiting' | 'notFound' | 'done';
  readonly step: OfferStep;
  readonly vehicle: LookedUpVehicle | null;
  /** Empty where the lookup knew the car at once. */
  readonly descriptions: readonly string[];
  readonly message: string | null;
  readonly problems: readonly FormProblem[];
}

export type OfferEvent =
  /** The step's form was sent; with problems it is not. */
  | { readonly type: 'submit'; readonly problems: readonly FormProblem[] }
  /** The answer to the rego, or to the car that was chosen. */
  | { readonly type: 'lookedUp'; readonly lookup: VehicleLookup | null }
  /** All images are up, or the lead is in. */
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly error?: string | null }
  | { readonly type: 'back' };

export const offerStart: OfferState = {
  phase: 'editing',
  step: 'vehicle',
  vehicle: null,
  descriptions: [],
  message: null,
  problems: [],
};

/** The steps that a site's visitors see, with their titles (TRADE-1). */
export function offerStepList({
  asksForImages,
  stepTitles,
}: Pick<SiteSettings['tradeIn'], 'asksForImages' | 'stepTitles'>): readonly {
  key: OfferStep;
  title: string;
}[] {
  const keys: readonly OfferStep[] = [
    'vehicle',
    'selection',
    ...(asksForImages ? (['images'] as const) : []),
    'details',
  ];
  return keys.map((key) => ({ key, title: stepTitles[key] }));
}

/** Where an instant offer stands after something happened (TRADE-1 to TRADE-5). What comes out of turn changes nothing. */
export function nextOfferState(state: OfferState, event: OfferEvent, flow: OfferFlow): OfferState {
  if (event.type === 'back') {
    return showsBack(state) ? { ...state, ...previousStep(state, flow), message: null, problems: [] } : state;
  }
  if (state.phase === 'editing' && event.type === 'submit') {
    const phase = event.problems.length > 0 ? 'editing' : 'waiting';
    return { ...state, phase, message: null, problems: event.problems };
  }
  if (state.phase === 'waiting') {
    if (event.type === 'lookedUp') return afterLookup(state, event.lookup, flow);
    if (event.type === 'sent') return afterSending(state);
    if (event.type === 'failed')
      return { ...state, phase: 'editing', message: event.error || flow.errorText };
  }
  return state;
}

/** Back is hidden on the first step, except on its not-found panel, and while something is on its way. */
export function showsBack({ phase, step }: OfferState): boolean {
  return phase === 'notFound' || (phase === 'editing' && step !== 'vehicle');
}

function afterLookup(state: OfferState, lookup: VehicleLookup | null, flow: OfferFlow): OfferState {
  const descriptions = state.step === 'vehicle' ? (lookup?.descriptions ?? []) : state.descriptions;
  if (state.step === 'vehicle' && lookup && descriptions.length > 0) {
    return { ...state, phase: 'editing', step: 'selection', vehicle: lookup.vehicle, descriptions };
  }
  if (state.step !== 'vehicle' && state.step !== 'selection') return state;
  if (!lookup || lookup.vehicle.evalId === null) return { ...state, phase: 'notFound', descriptions };
  const step = flow.asksForImages ? 'images' : 'details';
  return { ...state, phase: 'editing', step, vehicle: lookup.vehicle, descriptions };
}

function afterSending(state: OfferState): OfferState {
  if (state.step === 'images') return { ...state, phase: 'editing', step: 'details' };
  return state.step === 'details' ? { ...state, phase: 'done' } : state;
}

function previousStep(
  { phase, step, descriptions }: OfferState,
  flow: OfferFlow,
): Pick<OfferState, 'phase' | 'step'> {
  if (phase === 'notFound' || step === 'selection') return { phase: 'editing', step: 'vehicle' };
  if (step === 'details' && flow.asksForImages) return { phase: 'editing', step: 'images' };
  return { phase: 'editing', step: descriptions.length > 0 ? 'selection' : 'vehicle' };
}
