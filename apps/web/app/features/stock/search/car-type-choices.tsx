import type { SectionView } from '@forecourt/app/stock/search/search-page.view';

interface CarTypeChoicesProps {
  readonly options: Extract<SectionView, { readonly kind: 'choices' }>['options'];
}

/** All, new, demo or used: one of them (SRCH-15). */
export function CarTypeChoices({ options }: CarTypeChoicesProps) {
  return (
    <div className="chips">
      {options.map(({ label, href, isChosen }) => (
        <a
          key={label}
          className={isChosen ? 'chip on' : 'chip'}
          href={href}
          data-keep-scroll=""
          aria-current={isChosen ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
