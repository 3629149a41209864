import { describe, expect, it } from 'vitest';
import { aroundPlace } from './around-place.ts';

const epping = { lat: -37.65, long: 145.02 };
const cowra = { lat: -33.8346, long: 148.6896 };
const melbourne = { lat: -37.814, long: 144.963 };
const roma = { lat: -26.57, long: 148.79 };
const ocean = { lat: -45, long: 125 };

const around = (at: { readonly lat: number; readonly long: number }, city: string | null = null) => {
  const found = aroundPlace(at, city);
  if (!found) throw new Error('Nothing is around it');
  return found;
};

describe('LOC-5 what lies around a place', () => {
  it('says how far it is from the nearest capital and which way', () => {
    expect(around(epping, 'Epping').fromCapital).toBe('19 km north of Melbourne');
    expect(around(cowra, 'Cowra').fromCapital).toBe('166 km north of Canberra');
  });

  it('leaves that out in the middle of the capital itself', () => {
    expect(around(melbourne, 'Melbourne').fromCapital).toBeNull();
  });

  it('names suburbs with their distance, and puts north at the top and east at the right', () => {
    const { neighbours } = around(epping, 'Epping');
    const thomastown = neighbours.find(({ name }) => name === 'Thomastown');
    expect(thomastown?.text).toBe('4 km south');
    expect(thomastown?.top).toBeGreaterThan(0.5);
    const southMorang = neighbours.find(({ name }) => name === 'South Morang');
    expect(southMorang?.text).toBe('7 km east');
    expect(southMorang?.left).toBeGreaterThan(0.6);
  });

  it('draws all at one scale, within the sketch', () => {
    const { neighbours, edgeKm } = around(cowra, 'Cowra');
    const young = neighbours.find(({ name }) => name === 'Young');
    expect(young?.text).toBe('64 km south-west');
    const drawn = Math.hypot((young?.left ?? 0) - 0.5, (young?.top ?? 0) - 0.5);
    expect(drawn).toBeCloseTo((0.38 * 64) / edgeKm, 2);
    for (const { left, top } of neighbours) {
      expect(Math.abs(left - 0.5)).toBeLessThan(0.4);
      expect(Math.abs(top - 0.5)).toBeLessThan(0.4);
    }
  });

  it('leaves out the suburb that the place is in', () => {
    const names = around(epping, 'EPPING').neighbours.map(({ name }) => name);
    expect(names).not.toContain('Epping');
  });

  it('keeps the names apart from each other and from the place', () => {
    const { neighbours } = around(melbourne);
    const spots = [{ name: '', text: '', left: 0.5, top: 0.5 }, ...neighbours];
    expect(neighbours.length).toBeGreaterThan(2);
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const halfNames = (one.name.length + other.name.length) * 0.01;
        const isApart =
          Math.abs(one.top - other.top) >= 0.125 || Math.abs(one.left - other.left) >= halfNames;
        expect(isApart).toBe(true);
      }
    }
  });

  it('leaves away a name that would read as one with the place’s own', () => {
    const names = around({ lat: -38.031, long: 145.349 }, 'Berwick').neighbours.map(({ name }) => name);
    expect(names).not.toContain('Hampton Park');
  });

  it('has nothing where nothing is near, or too little to find a place by', () => {
    expect(aroundPlace(ocean, null)).toBeNull();
    expect(aroundPlace(roma, 'Roma')).toBeNull();
  });
});
