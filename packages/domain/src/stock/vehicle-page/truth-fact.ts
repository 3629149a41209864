import type { SiteSettings } from '../../settings/registry.ts';
import type { PriceStep } from './price-steps.ts';

/** One thing that is known of a car, with where it is known from. */
export interface TruthFact {
  readonly name: SiteSettings['vehiclePage']['truth'][number];
  readonly label: string;
  readonly text: string;
  readonly source: string;
  /** Every price that it has had, the first one first. */
  readonly steps: readonly PriceStep[];
  /** Where the source can be read. */
  readonly href: string | null;
}

/** What a fact says; most have neither steps nor a link. */
export type Known = Pick<TruthFact, 'label' | 'text' | 'source'> & Partial<Pick<TruthFact, 'steps' | 'href'>>;
