const key = 'offer-journey';

/** Remembers that this browser has begun a way to an offer: the cookie that is the way itself no script can read. */
export function markJourney(): void {
  try {
    localStorage.setItem(key, 'begun');
  } catch {
    // A browser that keeps nothing is told of its journey by nobody.
  }
}

export function forgetJourney(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing.
  }
}

/** Whether it is worth asking the server which one. */
export function mayHaveJourney(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
