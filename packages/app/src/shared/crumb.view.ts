/** A step of the way to a page. */
export interface CrumbView {
  readonly label: string;
  /** Null: the page itself. */
  readonly href: string | null;
}
