import type { SiteId } from '@forecourt/domain/core/ids';

/** A fact of a car or a loan, with its name. */
interface SheetFact {
  readonly label: string;
  readonly text: string;
}

/** A car on one sheet of A4 as everything on it reads; nothing is decided any more. */
export interface CarSheet {
  readonly look: {
    /** For paper: `#rrggbb`, and always those of the light scheme. */
    readonly colours: Readonly<Record<'ink' | 'paper' | 'sunk' | 'brand' | 'onBrand' | 'accent', string>>;
    readonly isUpperCase: boolean;
    /** Null: the fonts that every reader of PDFs has. */
    readonly fonts: Readonly<Record<'display' | 'text' | 'strong', SheetFont>> | null;
  };
  readonly brand: { readonly name: string; readonly strapline: string | null };
  readonly title: string;
  readonly subtitle: string | null;
  readonly price: {
    readonly amount: string;
    readonly basis: string;
    /** Was $26,990, Save $2,000. */
    readonly was: string | null;
  };
  /** Across the first picture: Reserved. */
  readonly ribbon: string | null;
  /** JPEG, the first one large. */
  readonly pictures: readonly Uint8Array[];
  readonly keyFacts: readonly SheetFact[];
  readonly specifications: { readonly heading: string; readonly rows: readonly SheetFact[] };
  readonly features: { readonly heading: string; readonly lines: readonly string[] };
  readonly comments: { readonly heading: string; readonly paragraphs: readonly string[] };
  /** A repayment never without its comparison rate and warning (LAW-2). */
  readonly finance: {
    readonly heading: string;
    readonly pair: readonly { readonly figure: string; readonly unit: string }[];
    readonly facts: readonly SheetFact[];
    readonly warning: string;
  } | null;
  readonly dealer: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly hours: readonly { readonly days: string; readonly hours: string }[];
  };
  /** What a phone that looks at the code opens, and the same to read. */
  readonly address: { readonly url: string; readonly shown: string; readonly heading?: string };
  readonly foot: readonly string[];
}

export interface SheetFont {
  /** Another file has another. */
  readonly name: string;
  /** WOFF2. */
  readonly bytes: Uint8Array;
  /** Of a font with all weights in one file; null: the file has one. */
  readonly weight: number | null;
}

/** Too many are being made; later there is room again. */
export class TooManySheets extends Error {
  override readonly name = 'TooManySheets';
}

/** Writes the sheet of a car as a PDF, within limits of time and memory; throws where it cannot. */
export interface CarSheetWriter {
  /**
   * For a site: all share the machine, and each has its turn. The sheet is put together when it has come: what it takes
   * is read for nobody who is refused.
   */
  write(makeSheet: () => Promise<CarSheet>, siteId: SiteId): Promise<Uint8Array>;
}
