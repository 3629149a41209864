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
      { label: 'Only this one lists', values: ['Nothing', 'Nothing', 'Nothing', null] },
    ]);
  });

  it('say what stands on one list alone, as far as a column can be read', () => {
    const many = [
      'Ash tray',
      'Fog lights',
      'Roof rack',
      'Snorkel',
      'Side steps',
      'Tray liner',
      'Winch',
      'UHF',
    ];
    expect(
      comparedFeatures([car('Cup  holders', 'null', ...many), car('cup holders'), car('Canopy'), car()]),
    ).toEqual([
      {
        label: 'Only this one lists',
        values: [
          'Ash tray\nFog lights\nRoof rack\nSnorkel\nSide steps\nTray liner\nand 2 more',
          'Nothing',
          'Canopy',
          null,
        ],
      },
    ]);
  });

  it('are none of a car beside which no other lists anything', () => {
    expect(comparedFeatures([car('Cup holders')])).toEqual([]);
    expect(comparedFeatures([car('Cup holders'), car()])).toEqual([]);
  });
});
