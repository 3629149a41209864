export interface StoredMail {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  /** Whom the sender named to the server; blind copies are here and in no header. */
  readonly to: readonly string[];
  /** As it came; read only when somebody looks, so that receiving stays quick. */
  readonly source: Buffer;
}

export interface MailLimits {
  readonly messages: number;
  readonly bytes: number;
}

/** The newest messages, within bounds of count and size: a load test must not fill the memory. */
export function mailStore(limits: MailLimits) {
  let stored: StoredMail[] = [];
  let bytes = 0;
  let lastId = 0;
  return {
    add(mail: Omit<StoredMail, 'id'>): void {
      lastId += 1;
      stored.push({ ...mail, id: lastId });
      bytes += mail.source.length;
      while (stored.length > limits.messages || (bytes > limits.bytes && stored.length > 1)) {
        bytes -= stored.shift()?.source.length ?? 0;
      }
    },
    /** Newest first; `to` is a whole address, in any case of letters. */
    find({ to, limit }: { to: string | null; limit: number }): StoredMail[] {
      const address = to?.toLowerCase();
      return stored
        .filter((mail) => address === undefined || mail.to.some((one) => one.toLowerCase() === address))
        .slice(-limit)
        .toReversed();
    },
    get: (id: number) => stored.find((mail) => mail.id === id) ?? null,
    clear(): number {
      const count = stored.length;
      stored = [];
      bytes = 0;
      return count;
    },
  };
}

export type MailStore = ReturnType<typeof mailStore>;
