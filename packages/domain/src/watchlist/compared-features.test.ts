import { describe, expect, it } from 'vitest';
import { comparedFeatures } from './compared-features.ts';

const car = (...standardEquipment: string[]) => ({ standardEquipment });

describe('WATCH-4 features side by side', () => {
  it('have a row for what one of the cars lists, however it is written', () => {
    expect(
      comparedFeatures([car('Towbar', 'Rear view camera'), car('TOW BAR'), car('Sunroof'), car()]),
    ).toEqual([
      { label: 'Tow bar', values: ['Yes', 'Yes', 'Not listed', null] },
      { label: 'Reversing camera', values: ['Yes', 'Not listed', 'Not listed', null] },
      { label: 'Sunroof', values: ['Not listed', 'Not listed', 'Yes', null] },
    ]);
  });

  it('are none where nobody lists any', () => {
    expect(comparedFeatures([car(), car('Cup holders')])).toEqual([]);
  });
});
