/** @planned LAW-1.1 */
import type { SiteSettings } from '../settings/registry.ts';
import { ancapDatestampFinding } from './ancap-datestamp.ts';
import type { SafetyRating } from '../stock/car/safety-rating.ts';
import { comparisonRateProminence, type ShownRate } from './comparison-rate-prominence.ts';
import { guaranteeTextFindings, type ShownWarrantyPromise } from './consumer-guarantee-text.ts';
import { coolingOffFinding, type ShownCoolingOff } from './cooling-off-finding.ts';
import { isInForce, type DatedRow } from '../core/dated-row.ts';
import type { Finding, Place, Severity } from './finding.ts';
import { lawRules } from './law-rules.ts';
import { licenceNumberFinding, type ShownLicence } from './licence-number.ts';
import { priceBasisFinding, type ShownPrice } from './price-basis-finding.ts';
import { promotionPermitFindings, type GameOfChance } from './promotion-permit.ts';
import { reviewsShownFairly, type ShownReviews } from './reviews-shown-fairly.ts';
import { settingsFindings } from './settings-findings.ts';
import { spamConsentFindings, type ShownConsent } from './spam-consent.ts';
import { stockCountFinding } from './stock-count.ts';
import { warrantyStatementFinding, type ShownWarranty } from './warranty-statement-finding.ts';
import { wasPriceFinding, type ShownWasPrice } from './was-price-finding.ts';

/** What the pages of a site show, as far as the law asks about it. A page without something has none of it. */
export interface ShownFacts {
  readonly prices: readonly ShownPrice[];
  readonly wasPrices: readonly ShownWasPrice[];
  readonly rates: readonly ShownRate[];
  readonly licences: readonly ShownLicence[];
  readonly warranties: readonly ShownWarranty[];
  readonly coolingOffs: readonly ShownCoolingOff[];
  readonly warrantyPromises: readonly ShownWarrantyPromise[];
  readonly reviews: readonly ShownReviews[];
  readonly games: readonly { readonly where: Place; readonly game: GameOfChance }[];
  readonly consents: readonly ShownConsent[];
  readonly safetyRatings: readonly {
    readonly where: Place;
    readonly rating: SafetyRating;
    readonly shown: string;
  }[];
  readonly stockCounts: readonly {
    readonly where: Place;
    readonly shown: string;
    readonly trueCount: number;
  }[];
}

const gravity: Readonly<Record<Severity, number>> = { breach: 0, risk: 1, unknown: 2 };

/**
 * Everything on a site that a rule of law speaks against on a day, the gravest first (LAW-1): findings and
 * not silence. A rule that does not stand on that day finds nothing.
 */
export function siteFindings(shown: ShownFacts, law: SiteSettings['law'], date: string): readonly Finding[] {
  const findings: readonly (Finding | null)[] = [
    ...shown.prices.map((price) => priceBasisFinding(price)),
    ...shown.wasPrices.map((price) => wasPriceFinding(price, law)),
    ...shown.rates.flatMap((rate) => comparisonRateProminence(rate)),
    ...shown.licences.map((licence) => licenceNumberFinding(licence, date)),
    ...shown.warranties.map((warranty) => warrantyStatementFinding(warranty)),
    ...shown.coolingOffs.map((coolingOff) => coolingOffFinding(coolingOff)),
    ...shown.warrantyPromises.flatMap((promise) => guaranteeTextFindings(promise, law)),
    ...shown.reviews.flatMap((reviews) => reviewsShownFairly(reviews)),
    ...shown.games.flatMap(({ game, where }) => promotionPermitFindings(game, where, date)),
    ...shown.consents.flatMap((consent) => spamConsentFindings(consent)),
    ...shown.safetyRatings.map(({ rating, shown: text, where }) =>
      ancapDatestampFinding(rating, text, where),
    ),
    ...shown.stockCounts.map(({ shown: text, trueCount, where }) =>
      stockCountFinding(text, trueCount, where),
    ),
    ...settingsFindings(law),
  ];
  return findings
    .filter((one) => one !== null)
    .filter(({ rule }) => isInForce(lawRules[rule] satisfies DatedRow, date))
    .toSorted((one, other) => gravity[one.severity] - gravity[other.severity]);
}
