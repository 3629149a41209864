import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import {
  nextOfferState,
  offerStart,
  offerStepList,
  showsBack,
  type OfferEvent,
  type OfferFlow,
  type OfferState,
} from './offer-steps.ts';
import { readVehicleLookup, type VehicleLookup } from './read-vehicle-lookup.ts';

const flow: OfferFlow = { asksForImages: false, errorText: defaultSettings.tradeInContent.errorText };
const withImages: OfferFlow = { ...flow, asksForImages: true };
const lookup = (item: object): VehicleLookup | null => readVehicleLookup([item]);
const known = lookup({ EvalID: 7, VIN: 'V1' });
const several = lookup({ VIN: 'V1', VechielDescriptions: [{ Description: 'S' }, { Description: 'GT' }] });
const submit: OfferEvent = { type: 'submit', problems: [] };
const lookedUp = (found: VehicleLookup | null): OfferEvent => ({ type: 'lookedUp', lookup: found });
const sent: OfferEvent = { type: 'sent' };
const failed = (error?: string): OfferEvent =>
  error === undefined ? { type: 'failed' } : { type: 'failed', error };
const back: OfferEvent = { type: 'back' };
const run = (rules: OfferFlow, ...events: OfferEvent[]): OfferState =>
  events.reduce((state, event) => nextOfferState(state, event, rules), offerStart);
const place = ({ phase, step }: OfferState) => `${phase} ${step}`;

describe('TRADE-1 the steps of an instant offer', () => {
  it('are four, or three where no images are asked for', () => {
    const { tradeIn } = defaultSettings;
    expect(offerStepList({ ...tradeIn, asksForImages: true })).toEqual([
      { key: 'vehicle', title: 'Vehicle details' },
      { key: 'selection', title: 'Vehicle selection' },
      { key: 'images', title: 'Upload images' },
      { key: 'details', title: 'Your details' },
    ]);
    expect(offerStepList(tradeIn).map(({ key }) => key)).toEqual(['vehicle', 'selection', 'details']);
  });

  it('hide Back on the first, and while something is on its way', () => {
    expect(showsBack(offerStart)).toBe(false);
    expect(showsBack(run(flow, submit))).toBe(false);
    expect(showsBack(run(flow, submit, lookedUp(several)))).toBe(true);
    expect(showsBack(run(flow, submit, lookedUp(several), submit))).toBe(false);
    expect(showsBack(run(flow, submit, lookedUp(null)))).toBe(true);
    expect(showsBack(run(flow, submit, lookedUp(known), submit, sent))).toBe(false);
  });
});

describe('TRADE-3.3 TRADE-3.4 the way of an instant offer', () => {
  it.each<[string, OfferFlow, OfferEvent[], string]>([
    ['waits for the lookup', flow, [submit], 'waiting vehicle'],
    ['lets one of several be chosen', flow, [submit, lookedUp(several)], 'editing selection'],
    [
      'also where the answer has an EvalID besides',
      flow,
      [submit, lookedUp(lookup({ EvalID: 1, VechicleDescriptions: [{ Description: 'S' }] }))],
      'editing selection',
    ],
    ['skips to the images with an EvalID', withImages, [submit, lookedUp(known)], 'editing images'],
    ['or to the details without the flag', flow, [submit, lookedUp(known)], 'editing details'],
    [
      'shows the not-found panel otherwise',
      flow,
      [submit, lookedUp(lookup({ VIN: 'V1' }))],
      'notFound vehicle',
    ],
    ['and for no answer at all', flow, [submit, lookedUp(null)], 'notFound vehicle'],
    [
      'goes on to the images with the chosen car',
      withImages,
      [submit, lookedUp(several), submit, lookedUp(known)],
      'editing images',
    ],
    ['or to the details', flow, [submit, lookedUp(several), submit, lookedUp(known)], 'editing details'],
    [
      'finds no value for the chosen car',
      flow,
      [submit, lookedUp(several), submit, lookedUp(null)],
      'notFound selection',
    ],
    [
      'does not ask twice which car',
      flow,
      [submit, lookedUp(several), submit, lookedUp(several)],
      'notFound selection',
    ],
    [
      'goes on when the images are up',
      withImages,
      [submit, lookedUp(known), submit, sent],
      'editing details',
    ],
    ['is done when the lead is in', flow, [submit, lookedUp(known), submit, sent], 'done details'],
  ])('%s', (_, rules, events, where) => {
    expect(place(run(rules, ...events))).toBe(where);
  });

  it.each<[string, OfferFlow, OfferEvent[], string]>([
    ['from the panel to the entry form', flow, [submit, lookedUp(null), back], 'editing vehicle'],
    [
      'from the panel after a choice, too',
      flow,
      [submit, lookedUp(several), submit, lookedUp(null), back],
      'editing vehicle',
    ],
    ['from the selection to the entry form', flow, [submit, lookedUp(several), back], 'editing vehicle'],
    [
      'from the images to the selection',
      withImages,
      [submit, lookedUp(several), submit, lookedUp(known), back],
      'editing selection',
    ],
    [
      'from the images to the entry form without one',
      withImages,
      [submit, lookedUp(known), back],
      'editing vehicle',
    ],
    [
      'from the details to the images',
      withImages,
      [submit, lookedUp(known), submit, sent, back],
      'editing images',
    ],
    [
      'from the details to the selection',
      flow,
      [submit, lookedUp(several), submit, lookedUp(known), back],
      'editing selection',
    ],
    ['from the details to the entry form', flow, [submit, lookedUp(known), back], 'editing vehicle'],
    ['but not from the first step', flow, [back], 'editing vehicle'],
    ['nor while waiting', flow, [submit, back], 'waiting vehicle'],
  ])('Back leads %s', (_, rules, events, where) => {
    expect(place(run(rules, ...events))).toBe(where);
  });

  it('keeps the car that was found, and forgets the choices of the rego before', () => {
    const chosen = run(flow, submit, lookedUp(several), submit, lookedUp(known));
    expect(chosen).toMatchObject({ vehicle: { evalId: '7', vin: 'V1' }, descriptions: ['S', 'GT'] });
    const other = run(flow, submit, lookedUp(several), back, submit, lookedUp(known));
    expect(other.descriptions).toEqual([]);
    expect(run(flow, submit, lookedUp(several), back, submit, lookedUp(null)).descriptions).toEqual([]);
    expect(run(flow, submit, lookedUp(several)).vehicle?.vin).toBe('V1');
  });

  it('stays where something is to be mended', () => {
    const problems = [{ field: 'rego', message: '* This field is required' }];
    const state = run(flow, { type: 'submit', problems });
    expect(state).toEqual({ ...offerStart, problems });
    expect(nextOfferState(state, submit, flow)).toEqual({ ...offerStart, phase: 'waiting' });
  });

  it('TRADE-5.4 shows why a step failed, else that it may be tried again', () => {
    const again = 'An error occurred while submitting the form. Please try again.';
    expect(run(flow, submit, failed())).toEqual({ ...offerStart, message: again });
    expect(run(flow, submit, failed('')).message).toBe(again);
    expect(run(flow, submit, failed('Rego not valid')).message).toBe('Rego not valid');
    expect(run(flow, submit, failed(), submit).message).toBeNull();
    const laterOn = run(withImages, submit, lookedUp(known), submit, failed());
    expect(place(laterOn)).toBe('editing images');
    expect(nextOfferState(laterOn, back, withImages)).toMatchObject({ message: null, problems: [] });
  });

  it('takes nothing out of turn', () => {
    for (const event of [sent, lookedUp(known), { type: 'failed' } as const]) {
      expect(nextOfferState(offerStart, event, flow)).toBe(offerStart);
    }
    const waiting = run(flow, submit);
    expect(nextOfferState(waiting, submit, flow)).toBe(waiting);
    expect(nextOfferState(waiting, sent, flow)).toBe(waiting);
    const uploading = run(withImages, submit, lookedUp(known), submit);
    expect(nextOfferState(uploading, lookedUp(known), withImages)).toBe(uploading);
    expect(nextOfferState(uploading, lookedUp(null), withImages)).toBe(uploading);
    const sending = run(flow, submit, lookedUp(known), submit);
    expect(nextOfferState(sending, lookedUp(several), flow)).toBe(sending);
  });

  it('whatever happens asks for images only where the flag is on, and is done only with a valued car', () => {
    const event = fc.constantFrom<OfferEvent>(
      submit,
      submit,
      lookedUp(known),
      lookedUp(several),
      lookedUp(null),
      sent,
      back,
      { type: 'failed' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), fc.boolean(), (events, asksForImages) => {
        const rules = { ...flow, asksForImages };
        let state = offerStart;
        for (const happened of events) {
          state = nextOfferState(state, happened, rules);
          const isValued = state.vehicle?.evalId === '7';
          expect(state.step !== 'images' || (asksForImages && isValued)).toBe(true);
          expect(state.step !== 'details' || isValued).toBe(true);
          expect(state.step !== 'selection' || state.descriptions.length > 0).toBe(true);
        }
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
