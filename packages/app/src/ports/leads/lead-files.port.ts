import type { DealershipId } from '@forecourt/domain/core/ids';
import type { AbortSignalLike } from './delivery-sender.port.ts';

export interface StoredLeadFile {
  readonly dealershipId: DealershipId;
  /** Without its folders. */
  readonly name: string;
  readonly writtenAt: Date;
}

/** Files with leads, which lie where dealerships fetch them. */
export interface LeadFiles {
  /** Removes those of which `isGone` is true, of one dealership or of all, and answers how many went. */
  remove(
    of: DealershipId | 'all',
    isGone: (file: StoredLeadFile) => boolean,
    signal: AbortSignalLike,
  ): Promise<number>;
}
