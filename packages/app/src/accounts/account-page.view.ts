import type { OwnDataView } from './own-data.view.ts';

/** One of the devices on which a visitor is signed in. */
export interface DeviceView {
  readonly id: string;
  /** Chrome on Android. */
  readonly name: string;
  /** Last used 16 November 2026, signed in 3 March 2026. */
  readonly used: string;
  /** It is the one that asks. */
  readonly isThis: boolean;
}

/** Something that a visitor agreed to be told about, and where to. */
export interface AlertView {
  readonly id: string;
  /** Saved cars by email. */
  readonly name: string;
  readonly address: string;
  readonly about: string;
  /** Nothing is sent before the visitor has opened the link that was mailed there; null: it is. */
  readonly waiting: string | null;
}

export interface AlertsView {
  readonly heading: string;
  readonly alerts: readonly AlertView[];
  readonly end: { readonly action: string; readonly text: string };
  readonly confirm: { readonly action: string; readonly text: string };
}

/** The searches that a visitor is told about. */
export interface SearchesView {
  readonly heading: string;
  readonly searches: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly address: string;
    readonly about: string;
  }[];
  readonly end: { readonly action: string; readonly text: string };
}

/** What a visitor has reserved, held or let go. */
export interface ReservationsView {
  readonly heading: string;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    /** Held for you until Wednesday 18 November, 2:20pm. */
    readonly about: string;
  }[];
}

/** What a visitor sees of their own account (AUTH-1). */
export interface AccountView {
  readonly heading: string;
  /** Without its middle. */
  readonly phone: string;
  /** Null: they agreed to none. */
  readonly alerts: AlertsView | null;
  /** Null: they reserved nothing here. */
  readonly reservations: ReservationsView | null;
  /** Null: they saved none. */
  readonly searches: SearchesView | null;
  readonly devices: readonly DeviceView[];
  readonly endDevice: { readonly action: string; readonly text: string };
  readonly signOut: { readonly action: string; readonly text: string; readonly everywhereText: string };
  readonly ownData: OwnDataView;
}
