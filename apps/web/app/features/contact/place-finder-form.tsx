import type { PlaceFinderView } from '@forecourt/app/contact/contact-page.view';
import { Button } from '@forecourt/ui/button';
import { useRef } from 'react';
import { WhereIAmButton } from './where-i-am-button.tsx';

/** Finds one of many places by a word; a plain GET form, so that what was found can be linked to. */
export function PlaceFinder({ finder }: { readonly finder: PlaceFinderView }) {
  const { action, typed, found, error, brands } = finder;
  const field = useRef<HTMLInputElement>(null);

  function findFrom(near: string): void {
    if (!field.current) return;
    field.current.value = near;
    field.current.form?.requestSubmit();
  }

  return (
    <search className="near">
      <form action={action} method="get">
        <label htmlFor="near">{finder.label}</label>
        <div className="near-row">
          <input
            ref={field}
            key={typed}
            id="near"
            name="near"
            type="search"
            defaultValue={typed}
            maxLength={60}
            aria-invalid={error === null ? undefined : 'true'}
            aria-describedby={error === null ? undefined : 'near-error'}
          />
          <Button type="submit">Find nearest</Button>
        </div>
        {error !== null && (
          <p id="near-error" className="ferr" role="alert">
            {error}
          </p>
        )}
        <WhereIAmButton onFound={findFrom} />
      </form>
      {brands.length > 0 && (
        <nav className="jump" aria-label="Brands">
          {brands.map(({ label, count, href, isChosen }) => (
            <a
              key={label}
              className="chip"
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              data-keep-scroll=""
            >
              {label} <span className="muted">{count}</span>
            </a>
          ))}
        </nav>
      )}
      <p role="status" className="near-found">
        {found !== null && (
          <>
            {found} <a href={action}>Show all</a>
          </>
        )}
      </p>
    </search>
  );
}
