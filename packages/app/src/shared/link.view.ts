export interface LinkView {
  readonly label: string;
  readonly href: string;
}
