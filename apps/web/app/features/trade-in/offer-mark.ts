import { useEffect } from 'react';

/** Not the offer, nor what opens it: that this browser has one, until then. */
const mark = 'forecourt:offer-until';

/** Remembers that this browser has an offer, so that the pages of cars ask what it leaves to pay. */
export function useOfferMark(validUntil: string | null): void {
  useEffect(() => {
    try {
      if (validUntil === null) localStorage.removeItem(mark);
      else localStorage.setItem(mark, validUntil);
    } catch {
      // Switched off: the page of the offer has the sum.
    }
  }, [validUntil]);
}

/** Whether this browser has an offer that stands. */
export function hasOffer(now: number): boolean {
  try {
    return Date.parse(localStorage.getItem(mark) ?? '') > now;
  } catch {
    return false;
  }
}
