import { IndexUnavailable } from '@forecourt/app/ports/stock/index-writer.port';
import { z } from 'zod';
import { EngineFailure } from './opensearch-client.ts';

/** Whatever goes wrong with the engine, who fills it has one thing to do about it: try again later. */
export async function orIndexUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof z.ZodError) {
      throw new IndexUnavailable('The engine answered something else, or not wholly', { cause });
    }
    if (!(cause instanceof EngineFailure)) throw cause;
    throw new IndexUnavailable(cause.message, { cause });
  }
}
