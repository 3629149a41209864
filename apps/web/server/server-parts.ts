import type { Clock } from '@forecourt/app/ports/clock';
import type { StockIndex } from '@forecourt/app/ports/stock-index';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { AnswerCache } from './answer-cache.ts';
import type { TakeToken } from './token-bucket.ts';

/** What routes stand on. */
export interface ServerParts {
  readonly stockIndex: StockIndex;
  readonly cache: AnswerCache;
  readonly takeSearch: TakeToken<SiteId>;
  readonly clock: Clock;
  /** Which build of the program this is: another one may answer otherwise. */
  readonly buildId: string;
}
