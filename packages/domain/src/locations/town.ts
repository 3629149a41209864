import type { Address } from '../core/address.ts';

/** Where a location is, as far as a search by place has to know. */
export type Town = Pick<Address, 'city' | 'postcode'>;
