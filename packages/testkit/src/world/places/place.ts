/** A state or territory as it is written in an address. */
export type State = 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT';

/** A suburb or town: state, postcode and coordinates belong together. */
export interface Place {
  readonly city: string;
  readonly state: State;
  readonly postcode: string;
  readonly lat: number;
  readonly long: number;
  /** IANA name. */
  readonly timeZone: string;
}

type Row = readonly [city: string, postcode: string, lat: number, long: number, timeZone?: string];

/** The places of one state; a row names a zone only where it differs from the capital's. */
export function placesOf(state: State, timeZone: string, rows: readonly Row[]): readonly Place[] {
  return rows.map(([city, postcode, lat, long, zone]) => ({
    city,
    state,
    postcode,
    lat,
    long,
    timeZone: zone ?? timeZone,
  }));
}
