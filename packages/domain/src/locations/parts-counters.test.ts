import { describe, expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { partsCounters } from './parts-counters.ts';

const sales = buildLocation({
  name: 'Newstead - Sales',
  slug: 'sales',
  locationType: 'sales',
  visible: true,
});
const counter = buildLocation({
  name: 'Newstead - Parts',
  slug: 'parts',
  locationType: 'parts',
  visible: true,
});

describe('PAGE-5 where parts are asked for', () => {
  it('is at the parts departments', () => {
    expect(partsCounters([sales, counter])).toEqual([{ id: counter.id, name: 'Newstead' }]);
  });

  it('is at the places of a site that shows no parts department', () => {
    const found = partsCounters([sales, { ...counter, visible: false }]);
    expect(found.map(({ id }) => id)).toEqual([sales.id]);
  });
});
