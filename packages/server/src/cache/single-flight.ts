/** What is asked for while it is being found is found once; those who come meanwhile wait for the same. */
export interface SingleFlight<Result> {
  /** Whether it is being found just now. */
  has(key: string): boolean;
  run<Of extends Result>(key: string, work: () => Promise<Of>): Promise<Of>;
}

/** Whoever asks under one key is promised the same `Result`. */
export function singleFlight<Result>(): SingleFlight<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return {
    has: (key) => underWay.has(key),
    run<Of extends Result>(key: string, work: () => Promise<Of>) {
      const known = underWay.get(key);
      if (known) return known as Promise<Of>;
      const working = work().finally(() => underWay.delete(key));
      underWay.set(key, working);
      return working;
    },
  };
}
