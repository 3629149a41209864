/** Single flight: work under one key runs once at a time, and all who ask for it meanwhile share its promise. */
export interface SingleFlight<Result> {
  /** The promise of work that is under way. */
  get(key: string): Promise<Result> | undefined;
  run<Of extends Result>(key: string, work: () => Promise<Of>): Promise<Of>;
}

/** Whoever runs work under one key is promised the same `Result`. */
export function singleFlight<Result>(): SingleFlight<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return {
    get: (key) => underWay.get(key),
    run<Of extends Result>(key: string, work: () => Promise<Of>) {
      const known = underWay.get(key);
      if (known) return known as Promise<Of>;
      const working = work().finally(() => underWay.delete(key));
      underWay.set(key, working);
      return working;
    },
  };
}
