import type { SiteId } from '@forecourt/domain/core/ids';
import type { StateCode } from '@forecourt/domain/locations/state-code';
import type { evaluationUpdate } from '@forecourt/domain/trade-in/offer-payload';
import type { Valuation } from '@forecourt/domain/trade-in/read-valuation';
import type { VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';

/** A registration plate, spelt as the registers do. */
export interface Plate {
  readonly rego: string;
  readonly state: StateCode;
}

/** What the seller says of the car, in the words of the form (DATA-6). */
export interface ValuationQuestion {
  readonly evalId: string;
  readonly adjustmentAnswers: readonly { readonly question: string; readonly answer: string }[];
}

/** The service is down, slow, refuses us, or talks nonsense. Says nothing of the car nor of its owner. */
export class ValuationUnavailable extends Error {
  override readonly name = 'ValuationUnavailable';
  /** For the log. */
  readonly code: string;
  constructor(code: string) {
    super(`the valuation service is of no use: ${code}`);
    this.code = code;
  }
}

/**
 * Knows cars by their plates and what they are worth (TRADE-2 to TRADE-6). Each call is for a site: all share the
 * service, and each has its turn. A lookup costs money, all cost time, and all throw ValuationUnavailable where there is no answer that can be believed.
 */
export interface ValuationService {
  /** Null where no car has this plate. */
  lookUp(siteId: SiteId, plate: Plate): Promise<VehicleLookup | null>;
  /** The car of a lookup that found several. */
  describe(
    siteId: SiteId,
    choice: { readonly vin: string; readonly description: string },
  ): Promise<VehicleLookup | null>;
  attachPicture(
    siteId: SiteId,
    evalId: string,
    picture: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
  ): Promise<void>;
  /** Tells the service the kilometres and whose car it is. */
  update(siteId: SiteId, update: ReturnType<typeof evaluationUpdate>): Promise<void>;
  /** Null where the service gives no value for this car. */
  value(siteId: SiteId, question: ValuationQuestion): Promise<Valuation | null>;
}
