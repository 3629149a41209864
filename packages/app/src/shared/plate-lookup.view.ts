/** Where a vehicle is found by its plate, beside the fields of a form. */
export interface PlateLookupView {
  /** Where the plate is sent; left out, where the form goes. */
  readonly action?: string;
  readonly button: string;
  readonly busyText: string;
  /** What the register knows under the plate, or why there is nothing; null before anybody asked. */
  readonly answer: { readonly isFound: boolean; readonly text: string } | null;
}
