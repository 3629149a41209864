import type { Inbox } from './use-inbox.ts';

interface Props {
  readonly looked: string;
  readonly query: Inbox['query'];
}

/** Filters let few through: how far the list was looked through, and the way on. */
export function LookFurther({ looked, query }: Props) {
  return (
    <div className="foot-of-list rowf wrap" role="status">
      <span>Looked through {looked} leads of this list. It goes on.</span>
      <button
        type="button"
        className="btn line s"
        disabled={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        Look further
      </button>
    </div>
  );
}
