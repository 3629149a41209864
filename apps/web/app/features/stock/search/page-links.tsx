import type { ReactNode } from 'react';
import type { PagesView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { chevronLeftIcon, chevronRightIcon } from '@forecourt/ui/icons';
import '@forecourt/ui/styles/page-links.css';

/** The pages of a list of cars. */
export function PageLinks({ pages }: { readonly pages: PagesView }) {
  const { previous, next, numbers } = pages;
  return (
    <nav className="pages" aria-label="Pages">
      <Step href={previous} rel="prev">
        <Icon path={chevronLeftIcon} />
        <span className="hide-s">Previous</span>
      </Step>
      {numbers.map((one, place) =>
        one.kind === 'gap' ? (
          <span key={`gap ${place}`}>…</span>
        ) : (
          <a
            key={one.number}
            href={one.href}
            className={one.isCurrent ? 'on' : undefined}
            aria-label={`Page ${one.number}`}
            aria-current={one.isCurrent ? 'page' : undefined}
          >
            {one.number}
          </a>
        ),
      )}
      <Step href={next} rel="next">
        <span className="hide-s">Next</span>
        <Icon path={chevronRightIcon} />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

function Step({ href, rel, children }: StepProps) {
  if (href === null) return <span className="nx dis">{children}</span>;
  return (
    <a className="nx" href={href} rel={rel} aria-label={rel === 'prev' ? 'Previous page' : 'Next page'}>
      {children}
    </a>
  );
}
