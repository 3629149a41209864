import type { VisitorId } from '@forecourt/domain/core/ids';
import type { Visitor } from '@forecourt/domain/accounts/visitor';

/** The people a site knows by their phone. */
export interface VisitorStore {
  find(id: VisitorId): Promise<Visitor | null>;
  findByPhone(phone: string): Promise<Visitor | null>;
  /** The visitor with this phone, made now if the site did not know it. */
  welcome(phone: string, now: Date): Promise<Visitor>;
}
