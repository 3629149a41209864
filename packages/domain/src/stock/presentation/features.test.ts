import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { features } from './features.ts';

const { vehiclePage, stock } = resolveSettings([]).settings;
const of = (count: number) => Array.from({ length: count }, (_, index) => `Feature ${index + 1}`);
const fold = (standardEquipment: string[], settings = vehiclePage) =>
  features({ standardEquipment }, settings, stock);

describe('features', () => {
  it('VDP-1.1 show 8 at first, and the rest on demand', () => {
    expect(fold(of(8))).toEqual({ first: of(8), rest: [] });
    expect(fold(of(9))).toEqual({ first: of(8), rest: ['Feature 9'] });
    expect(fold(of(3), { ...vehiclePage, featuresShown: 2 })).toEqual({ first: of(2), rest: ['Feature 3'] });
    expect(fold([])).toEqual({ first: [], rest: [] });
  });

  it('VDP-1.1 name each once and none that is empty', () => {
    expect(fold([' Sunroof', 'null', 'SUNROOF', '', 'Tow Bar', 'sunroof'])).toEqual({
      first: ['Sunroof', 'Tow Bar'],
      rest: [],
    });
  });

  it('VDP-1.1 begin with what visitors filter by, and end with what every car has', () => {
    const equipment = [
      'ABS (Antilock Brakes)',
      'Airbag - Driver',
      '★',
      'Cup Holders',
      'Seats - Heated',
      'Tow Bar',
    ];
    const featureList = [...stock.featureList, '★'];
    expect(features({ standardEquipment: equipment }, vehiclePage, { featureList }).first).toEqual([
      'Seats - Heated',
      'Tow Bar',
      '★',
      'Cup Holders',
      'ABS (Antilock Brakes)',
      'Airbag - Driver',
    ]);
  });
});
