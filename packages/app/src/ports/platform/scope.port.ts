import type { SiteId, StaffId } from '@forecourt/domain/core/ids';

declare const granted: unique symbol;

/**
 * What a piece of work may touch: everything one site shows, or everything one member of staff manages.
 * The brand cannot be written by hand; a scope comes from scope/grant-scope.ts alone, and the import
 * rules say who may call it. The dealerships are not in it: the database derives them from the sharing
 * table for each statement, so that revoking a dealership works at once.
 */
export type Scope = SiteScope | StaffScope;

export interface SiteScope {
  readonly kind: 'site';
  readonly siteId: SiteId;
  readonly [granted]: true;
}

/** Where somebody sits, and what they asked for there. */
export interface RequestOrigin {
  readonly address: string;
  readonly requestId: string;
}

export interface StaffScope {
  readonly kind: 'staff';
  readonly staffId: StaffId;
  /** Where a request came from, for the audit; nowhere for what runs later. */
  readonly from?: RequestOrigin;
  readonly [granted]: true;
}
