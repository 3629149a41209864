import type { LenderAnswer } from '@forecourt/domain/finance/application/read-lender-answer';
import type { SiteScope } from '../platform/scope.port.ts';

/** The lender is down, slow, refuses us, or talks nonsense. Says nothing of who applied. */
export class LenderUnavailable extends Error {
  override readonly name = 'LenderUnavailable';
  /** For the log. */
  readonly code: string;
  constructor(code: string) {
    super(`the lender is of no use: ${code}`);
    this.code = code;
  }
}

/** An application that its own key opens, within the adapter and nowhere else. */
export interface SealedForLender {
  readonly applicationId: string;
  readonly keyId: string;
  readonly sealed: Uint8Array;
}

/**
 * Takes applications for finance (FIN-1). The same id again is the same application, so that a try whose answer was lost
 * can be made again. Throws LenderUnavailable where there is no answer that can be believed.
 */
export interface LenderService {
  apply(scope: SiteScope, application: SealedForLender): Promise<LenderAnswer>;
}

/** Makes the pair of keys of an account. */
export interface FinanceKeyMaker {
  /** Keeps a new pair for the account of the site. */
  makeKey(scope: SiteScope): Promise<void>;
}
