export interface KeptMail {
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
  let kept: KeptMail[] = [];
  let bytes = 0;
  let lastId = 0;
  return {
    add(mail: Omit<KeptMail, 'id'>): void {
      lastId += 1;
      kept.push({ ...mail, id: lastId });
      bytes += mail.source.length;
      while (kept.length > limits.messages || (bytes > limits.bytes && kept.length > 1)) {
        bytes -= kept.shift()?.source.length ?? 0;
      }
    },
    /** Newest first; `to` is a whole address, in any case of letters. */
    find({ to, limit }: { to: string | null; limit: number }): KeptMail[] {
      const address = to?.toLowerCase();
      return kept
        .filter((mail) => address === undefined || mail.to.some((one) => one.toLowerCase() === address))
        .slice(-limit)
        .toReversed();
    },
    get: (id: number) => kept.find((mail) => mail.id === id) ?? null,
    clear(): number {
      const count = kept.length;
      kept = [];
      bytes = 0;
      return count;
    },
  };
}

export type MailStore = ReturnType<typeof mailStore>;
