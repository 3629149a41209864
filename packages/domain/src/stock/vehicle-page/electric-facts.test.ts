import { describe, expect, it } from 'vitest';
import { electricFacts } from './electric-facts.ts';

describe('facts of an electric car', () => {
  it('VDP-1.1 reads range and battery from the lines of the brochure', () => {
    const standardEquipment = [
      'Battery Thermal Management',
      'Lithium-ion Battery - 60.4 kWh',
      'Electric Driving Range - 430 km (WLTP)',
    ];
    expect(electricFacts({ standardEquipment })).toEqual([
      { label: 'Electric range', text: '430 km (WLTP)' },
      { label: 'Battery', text: '60.4 kWh' },
    ]);
  });

  it('VDP-1.1 says nothing that no line says', () => {
    const standardEquipment = ['Battery Saver', 'Long Range Fuel Tank - 150 L', 'Range Rover Sport Pack'];
    expect(electricFacts({ standardEquipment })).toEqual([]);
  });
});
