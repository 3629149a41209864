/** What the last name of an applicant makes the lender do, whatever else is ordered. */
export const tellingNames = {
  Declined: 'declined',
  Referred: 'referred',
  Slow: 'slow',
  Down: 'down',
  Garbled: 'garbled',
  Another: 'another',
} as const;

export type LenderManner = (typeof tellingNames)[keyof typeof tellingNames] | 'accepted';

type Fields = Readonly<Record<string, unknown>>;

/** An application as the lender keeps it, for tests to read. */
export interface KeptApplication {
  readonly reference: string;
  readonly decision: 'accepted' | 'declined' | 'referred';
  readonly application: Fields;
  /** How often it was sent. */
  times: number;
}

const mostApplications = 20_000;

/** A lender that decides by the last name alone. The same id again is the same application. */
export function lenderVendor() {
  const kept = new Map<string, KeptApplication>();
  return {
    /** POST applications: null where it makes no sense. */
    apply(id: string, application: Fields): KeptApplication | null {
      const before = kept.get(id);
      if (before) {
        before.times += 1;
        return before;
      }
      if (!isWhole(application)) return null;
      const manner = mannerOf(application);
      const decision = manner === 'declined' || manner === 'referred' ? manner : 'accepted';
      const taken = { reference: `LN${100_000 + kept.size}`, decision, application, times: 1 } as const;
      const made: KeptApplication = { ...taken };
      kept.set(id, made);
      const [oldest] = kept.keys();
      if (kept.size > mostApplications && oldest !== undefined) kept.delete(oldest);
      return made;
    },
    find: (id: string): KeptApplication | null => kept.get(id) ?? null,
    list: (email: string): readonly KeptApplication[] =>
      [...kept.values()].filter(({ application }) => fieldsOf(application['applicant'])['email'] === email),
    clear: () => kept.clear(),
  };
}

export type LenderVendor = ReturnType<typeof lenderVendor>;

export function mannerOf(application: Fields): LenderManner {
  const known: Readonly<Record<string, LenderManner>> = tellingNames;
  const name = fieldsOf(application['applicant'])['last_name'];
  return known[typeof name === 'string' ? name : ''] ?? 'accepted';
}

export function fieldsOf(sent: unknown): Fields {
  return typeof sent === 'object' && sent !== null ? (sent as Fields) : {};
}

function isWhole({ applicant, money, loan }: Fields): boolean {
  return (
    typeof fieldsOf(applicant)['email'] === 'string' &&
    typeof fieldsOf(money)['income_week_cents'] === 'number' &&
    typeof fieldsOf(loan)['amount_cents'] === 'number'
  );
}
