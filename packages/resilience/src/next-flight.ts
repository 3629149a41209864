/** Runs work under a key, and shares what comes of it with others who asked before it began. */
export type NextFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

interface Flights<Result> {
  readonly underWay: Promise<Result>;
  next: Promise<Result> | null;
}

/**
 * Work that many ask for at once: whoever asks while it is under way waits for the next run, with all others who do, as
 * what is under way may have looked before whatever made them ask. So nobody is given an answer older than the question,
 * and of however many who ask together two runs are made.
 */
export function nextFlight<Result>(): NextFlight<Result> {
  const flights = new Map<string, Flights<Result>>();

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight: Flights<Result> = { underWay: work(), next: null };
    flights.set(key, flight);
    const land = () => {
      if (flight.next === null && flights.get(key) === flight) flights.delete(key);
    };
    flight.underWay.then(land, land);
    return flight.underWay;
  }

  return (key, work) => {
    const flight = flights.get(key);
    if (!flight) return begin(key, work);
    flight.next ??= flight.underWay.then(
      () => begin(key, work),
      () => begin(key, work),
    );
    return flight.next;
  };
}
