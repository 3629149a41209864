import { describe, expect, it } from 'vitest';
import { liveMap } from './live-map.ts';

const at = (name: string, lat: number | null = -27.36, long: number | null = 153.02) => ({
  name,
  address: { id: 'a', lat, long } as never,
});
const none = {
  embedsMap: false,
  mapEmbedKey: null,
  mapTileUrl: null,
  mapTileCredit: '© OpenStreetMap contributors',
  mapZoom: 10,
};
const key = 'site-key-0123456789';
const tiles = 'https://tiles.example/{z}/{x}/{y}.png';

describe('LOC-6.3 the map of locations', () => {
  it('is none where the site has neither a key nor tiles', () => {
    expect(liveMap([at('Aspley')], none)).toBeNull();
    expect(liveMap([at('Aspley')], { ...none, embedsMap: true })).toBeNull();
    expect(liveMap([at('Aspley')], { ...none, mapEmbedKey: key })).toBeNull();
  });

  it('is embedded with the site’s key, in its zoom, for one place', () => {
    const settings = { ...none, embedsMap: true, mapEmbedKey: key, mapZoom: 15 };
    expect(liveMap([at('Aspley - Sales')], settings)).toEqual({
      kind: 'embed',
      src: `https://www.google.com/maps/embed/v1/place?key=${key}&q=-27.36,153.02&zoom=15`,
    });
    expect(liveMap([at('Aspley'), at('Cleveland')], settings)).toBeNull();
  });

  it('LOC-3.2 is of the site’s own tiles where it has them, with every place that is known', () => {
    const settings = { ...none, embedsMap: true, mapEmbedKey: key, mapTileUrl: tiles };
    expect(
      liveMap([at('Aspley - Sales'), at('Nowhere', null), at('Cleveland', -27.52, 153.26)], settings),
    ).toEqual({
      kind: 'tiles',
      tileUrl: tiles,
      credit: '© OpenStreetMap contributors',
      zoom: 10,
      points: [
        { name: 'Aspley', lat: -27.36, long: 153.02 },
        { name: 'Cleveland', lat: -27.52, long: 153.26 },
      ],
    });
  });

  it('is none of places that nobody can find', () => {
    expect(
      liveMap([at('Nowhere', null), { name: 'Elsewhere', address: null }], { ...none, mapTileUrl: tiles }),
    ).toBeNull();
  });
});
