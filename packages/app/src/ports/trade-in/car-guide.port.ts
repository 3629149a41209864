import type { SiteId } from '@forecourt/domain/core/ids';
import type { GuideEntry } from '@forecourt/domain/trade-in/fill-from-guide';

/** A guide that knows variants of cars by a code of its own, as RedBook does. The vendor charges for each lookup. */
export interface CarGuide {
  /** Null where it knows no such code, or does not answer in time: a car without it is the usual one. */
  find(siteId: SiteId, code: string): Promise<GuideEntry | null>;
}
