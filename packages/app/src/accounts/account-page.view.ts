import type { OwnDataView } from './own-data.view.ts';

/** One of the devices on which a visitor is signed in. */
export interface DeviceView {
  readonly id: string;
  /** Chrome on Android. */
  readonly name: string;
  /** Signed in on 3 March 2026, last used on 16 November 2026. */
  readonly used: string;
  /** It is the one that asks. */
  readonly isThis: boolean;
}

/** What a visitor sees of their own account (AUTH-1). */
export interface AccountView {
  readonly heading: string;
  /** Without its middle. */
  readonly phone: string;
  readonly devices: readonly DeviceView[];
  readonly endDevice: { readonly action: string; readonly text: string };
  readonly signOut: { readonly action: string; readonly text: string; readonly everywhereText: string };
  readonly ownData: OwnDataView;
}
