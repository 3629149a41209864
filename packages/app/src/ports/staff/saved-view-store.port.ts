import type { StaffId } from '@forecourt/domain/core/ids';

/** The views of a member of staff as they are kept: what is in them is checked by whoever reads them. */
export interface KeptViews {
  /** Goes up with each change; 0 before the first. */
  readonly version: number;
  readonly views: unknown;
}

/** The views of the member of staff whose scope it is, and of nobody else. */
export interface SavedViewStore {
  read(staffId: StaffId): Promise<KeptViews>;
  /** Puts these in the place of that version; false where another stands there by now. */
  replace(
    staffId: StaffId,
    change: { readonly version: number; readonly views: readonly object[]; readonly now: Date },
  ): Promise<boolean>;
}
