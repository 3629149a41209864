/** An SMS that was taken, as tests and people read it. */
export interface TakenMessage {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly key: string | null;
  readonly takenAt: string;
}

export interface SmsVendor {
  /** Takes a message; one whose key is known is the one of before. Null where it is none. */
  take(
    sent: unknown,
    key: string | null,
  ): { readonly message: TakenMessage; readonly isRepeat: boolean } | null;
  /** The last first. */
  list(to: string | null, limit: number): readonly TakenMessage[];
  clear(): number;
}

const mostMessages = 20_000;

/** A vendor of SMS that delivers to nobody. */
export function smsVendor(now: () => Date): SmsVendor {
  const messages = new Map<string, TakenMessage>();
  const byKey = new Map<string, TakenMessage>();
  let taken = 0;
  return {
    take(sent, key) {
      const repeated = key === null ? undefined : byKey.get(key);
      if (repeated) return { message: repeated, isRepeat: true };
      const { from, to, text } = (sent ?? {}) as Partial<Record<string, unknown>>;
      if (typeof from !== 'string' || typeof to !== 'string' || typeof text !== 'string') return null;
      if (!/^\+\d{8,15}$/.test(to) || text === '' || text.length > 1_600) return null;
      taken += 1;
      const message = { id: `sms-${taken}`, from, to, text, key, takenAt: now().toISOString() };
      messages.set(message.id, message);
      if (key !== null) byKey.set(key, message);
      for (const [id, oldest] of messages) {
        if (messages.size <= mostMessages) break;
        messages.delete(id);
        if (oldest.key !== null) byKey.delete(oldest.key);
      }
      return { message, isRepeat: false };
    },
    list: (to, limit) =>
      [...messages.values()]
        .toReversed()
        .filter((message) => to === null || message.to === to)
        .slice(0, limit),
    clear() {
      const { size } = messages;
      messages.clear();
      byKey.clear();
      return size;
    },
  };
}
