import type { StaffId } from '../core/ids.ts';
import type { LayerRef } from './layers.ts';

/** One saved state of one layer. Versions are only ever added: 1, 2, 3 and so on without gaps. */
export interface SettingsVersion extends LayerRef {
  readonly number: number;
  /**
   * All overrides of the layer, `{ group: { key: value } }`. Unknown, because the registry may have
   * changed since they were saved; only `resolveSettings` says which of them still hold.
   */
  readonly overrides: unknown;
  readonly who: StaffId;
  readonly when: Date;
  readonly why: string;
}
