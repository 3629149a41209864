import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { inspection, ppsr, service } from './care-facts.ts';

describe('what a dealership wrote down of one car', () => {
  it('VDP-3 is its inspection, with the day and who did it', () => {
    const inspectedOn = '2026-10-02';
    const whole = buildCar({ inspectedOn, inspectedBy: 'Josh Tran', inspectionPoints: 110 });
    expect(inspection(whole)).toEqual({
      label: 'Inspection',
      text: 'Checked at 110 points',
      source: 'Inspection sheet of 2 October 2026, by Josh Tran. Ask us to see it.',
    });
    expect(inspection(buildCar({ inspectedOn }))).toMatchObject({
      text: 'Checked before it went on sale',
      source: 'Inspection sheet of 2 October 2026. Ask us to see it.',
    });
    expect(inspection(buildCar({ inspectionPoints: 110 }))).toBeNull();
  });

  it.each([
    [
      { serviceBook: 'full', servicedOn: '2026-06-03', servicedKm: 88_140 },
      'Log book complete. Last service 3 June 2026, at 88,140 km',
      'As stamped in its log book.',
    ],
    [{ serviceBook: 'partial' }, 'Log book with gaps', 'As stamped in its log book.'],
    [{ serviceBook: 'none' }, 'It came without a log book', 'As the dealership lists it.'],
    [{ servicedOn: '2026-06-03' }, 'Last service 3 June 2026', 'As the dealership lists it.'],
  ] as const)('VDP-3 is how it was serviced: %j', (known, text, source) => {
    expect(service(buildCar(known))).toEqual({ label: 'Service', text, source });
  });

  it('VDP-3 is not how it was serviced where nobody wrote it down', () => {
    expect(service(buildCar({ servicedKm: 88_140 }))).toBeNull();
  });

  const certificate = { ppsrSearchedOn: '2026-10-17', ppsrNumber: '4471092265', isPpsrClear: true };

  it.each([
    ['2026-11-16', 'PPSR certificate 4471092265, 17 October 2026.'],
    ['2026-11-17', 'PPSR certificate 4471092265, 17 October 2026. Have it run again the day you buy.'],
  ])('VDP-3 is what the PPSR said, and on %s from when', (today, source) => {
    const text = 'No money owing, not stolen, not written off';
    expect(ppsr(buildCar(certificate), today)).toEqual({ label: 'PPSR', text, source });
  });

  it('VDP-3 hides no entry of the PPSR, and calls nothing clear without a certificate', () => {
    const found = { ...certificate, isPpsrClear: false };
    expect(ppsr(buildCar(found), '2026-11-16')?.text).toContain('Something is recorded');
    for (const missing of ['ppsrSearchedOn', 'ppsrNumber', 'isPpsrClear'])
      expect(ppsr(buildCar({ ...certificate, [missing]: null }), '2026-11-16')).toBeNull();
  });
});
