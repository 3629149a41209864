/** What stands around every page of a site: its header, its footer and its look. */
export interface FrameView {
  readonly siteName: string;
  /** `data-` attributes of the document: template, density and the variants that its layout chose. */
  readonly look: Readonly<Record<string, string>>;
  /** The text of the theme's style. */
  readonly themeCss: string;
}
