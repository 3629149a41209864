import { Resolver } from 'node:dns/promises';
import { DnsUnanswered, type DomainRecords } from '@forecourt/app/ports/leads/domain-records.port';

export interface DomainRecordOptions {
  /** Of one request to one server. */
  readonly timeoutMs?: number;
  readonly tries?: number;
  /** host:port; left out, those of the machine. */
  readonly servers?: readonly string[];
}

/** There is no such name, or nothing of this kind under it. */
const nothing: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);
const mostRecords = 100;

/** Asks DNS itself: no cache of ours stands before what a dealer has just changed. */
export function nodeDomainRecords({
  timeoutMs = 3_000,
  tries = 2,
  servers,
}: DomainRecordOptions = {}): DomainRecords {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers) resolver.setServers([...servers]);
  async function ask<T>(request: Promise<readonly T[]>): Promise<readonly T[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DnsUnanswered('too late')), timeoutMs * tries * 2);
    });
    try {
      return (await Promise.race([request, late])).slice(0, mostRecords);
    } catch (error) {
      if (nothing.has((error as { readonly code?: unknown }).code)) return [];
      throw error instanceof DnsUnanswered ? error : new DnsUnanswered('no answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    txt: async (name) => (await ask(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mx: async (name) =>
      (await ask(resolver.resolveMx(name))).map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, '')),
  };
}
