/** What the account says of a visitor's own data, and the two things that they can do with it (ACCT-1). */
export interface OwnDataView {
  readonly heading: string;
  readonly text: string;
  readonly download: { readonly action: string; readonly text: string };
  readonly erase: { readonly href: string; readonly text: string };
}

/** The page that asks before a visitor's data is deleted, and the one that says that it was. */
export interface EraseDataView {
  readonly heading: string;
  readonly text: string;
  /** What goes, and what stays; empty once it is done. */
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** Null: it is done. */
  readonly confirm: { readonly action: string; readonly text: string } | null;
  readonly back: { readonly href: string; readonly text: string };
}
