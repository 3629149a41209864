import type { CompareRow } from '@forecourt/domain/watchlist/compare';
import type { ComparedChoice } from '@forecourt/domain/watchlist/choose-compared';
import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import type { CardButtonView } from '../stock/card/card-button.view.ts';
import type { RateWarningView } from '../stock/card/weekly.view.ts';
import type { LinkView } from '../shared/link.view.ts';
import type { PictureView } from '../shared/picture.view.ts';

/** The row under which the warning stands. It says what both figures of its cells are (LAW-2). */
export const weeklyLabel = 'Weekly, comparison rate';

/** A car at the head of its column. */
export interface ComparedCarView {
  readonly href: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Title and subtitle in one line, for names that are read aloud. */
  readonly name: string;
  readonly picture: PictureView | null;
  readonly pendingText: string;
  readonly price: PriceView;
  readonly isGone: boolean;
  /** Sold, Reserved; null where nothing stands in the way. */
  readonly state: string | null;
  /** What to do next about it, at the end of its column. */
  readonly buttons: readonly CardButtonView[];
  /** The comparison without this car. */
  readonly hrefWithout: string;
}

/** Cars side by side (WATCH-4). */
export interface ComparePageView {
  readonly title: string;
  readonly cars: readonly ComparedCarView[];
  readonly groups: readonly { readonly label: string; readonly rows: readonly CompareRow[] }[];
  /** What all say alike, folded away. */
  readonly same: readonly { readonly label: string; readonly value: string }[];
  /** Only where some rows differ and others do not. */
  readonly choices: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
  /** What the browser keeps as chosen from here on: the address says which cars it is about. */
  readonly chosen: readonly ComparedChoice[];
  /** Nobody named cars: those of the browser's tray are meant. */
  readonly readsTray: boolean;
  /** What must stand with the row of weekly repayments; null where there is none. */
  readonly rateWarning: RateWarningView | null;
  /** Null: no more fit. */
  readonly add: { readonly label: string; readonly href: string } | null;
  /** Two of them in one visit; null where fewer can be driven. */
  readonly driveTwo: { readonly heading: string; readonly text: string; readonly book: LinkView } | null;
  /** Where prices are not of one kind: what that means for whoever compares them. */
  readonly priceNote: string | null;
  readonly emptyText: string;
}
