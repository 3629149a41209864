import { floodedCars } from './env.ts';

/** What a flood asks for next. */
export interface FloodRequest {
  readonly path: string;
  /** Where it is another than that of the flooded site. */
  readonly host?: string;
}

/** No two requests of a kind are the same, so that no cache answers any. */
export const floodKinds = {
  times: () => ({ path: '/api/test-drive/times' }),
  searches: (n: number) => ({ path: `/api/search?range[price]=${n % 50_000}:${60_000 + n}` }),
  pages: (n: number) => ({
    path: `/search/new-used-and-demo-cars?range[price]=${n % 50_000}:${60_000 + n}`,
  }),
  pdfs: (n: number) => {
    const car = floodedCars[n % floodedCars.length] ?? '';
    return { path: `/cars/${car}/${car}.pdf?n=${n}` };
  },
  pictures: (n: number) => ({ path: `/media/no-such-picture-${n}.jpg` }),
  hosts: (n: number) => ({ path: '/', host: `nobody-${n}.localhost` }),
} as const satisfies Record<string, (n: number) => FloodRequest>;

export type FloodKind = keyof typeof floodKinds;

export const isFloodKind = (text: string): text is FloodKind => text in floodKinds;
