/** What stands around every page of a site: its header, its footer and its look. */
export interface FrameView {
  readonly siteName: string;
  /** `data-` attributes of the document: the choices of the layout that styles ask for. */
  readonly look: Readonly<Record<string, string>>;
  /** The text of the theme's style. */
  readonly themeCss: string;
}
