/** What a vendor is told to do wrong. */
export interface Fault {
  /** Waits before it answers. */
  readonly delayMs: number;
  /** Answers with this status; 0: with its own. */
  readonly status: number;
  /** Answers with something that is no JSON. */
  readonly garbage: boolean;
  /** Hangs up instead of answering. */
  readonly cut: boolean;
  /** Does what it was asked all the same: the answer alone is lost. */
  readonly takes: boolean;
  /** Which share of the calls it is done to, 0 to 1. */
  readonly rate: number;
}

const none: Fault = { delayMs: 0, status: 0, garbage: false, cut: false, takes: false, rate: 1 };
const longestDelayMs = 60_000;

export interface Faults {
  /** Null where the order makes no sense. */
  set(order: unknown): Readonly<Record<string, Fault>> | null;
  clear(): void;
  list(): Readonly<Record<string, Fault>>;
  /** The fault of this call; null where it goes well. Spread evenly, so that a test sees the same each time. */
  next(vendor: string): Fault | null;
}

/** The faults of the vendors, by their names. */
export function faults(vendors: readonly string[]): Faults {
  const ordered = new Map<string, { readonly fault: Fault; owed: number }>();
  const list = () => Object.fromEntries([...ordered].map(([vendor, { fault }]) => [vendor, fault]));
  return {
    set(order) {
      const { vendor, ...fault } = { ...none, ...(order as object) } as Fault & { vendor?: string };
      if (vendor === undefined || !vendors.includes(vendor) || !isFault(fault)) return null;
      ordered.set(vendor, { fault, owed: 0 });
      return list();
    },
    clear: () => ordered.clear(),
    list,
    next(vendor) {
      const known = ordered.get(vendor);
      if (!known) return null;
      known.owed += known.fault.rate;
      if (known.owed < 1) return null;
      known.owed -= 1;
      return known.fault;
    },
  };
}

function isFault({ delayMs, status, garbage, cut, takes, rate }: Fault): boolean {
  return (
    isWithin(delayMs, 0, longestDelayMs) &&
    (status === 0 || (Number.isInteger(status) && isWithin(status, 200, 599))) &&
    typeof garbage === 'boolean' &&
    typeof cut === 'boolean' &&
    typeof takes === 'boolean' &&
    isWithin(rate, 0, 1)
  );
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
