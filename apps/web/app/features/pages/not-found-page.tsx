import type { NotFoundView } from '@forecourt/app/pages/show-not-found';

/** Nothing lies under this address (TEN-1). */
export function Page({ view }: { readonly view: NotFoundView }) {
  return (
    <div className="wrap band">
      <h1>{view.heading}</h1>
    </div>
  );
}
