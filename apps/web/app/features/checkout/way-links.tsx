import type { CheckoutLink } from '@forecourt/app/checkout/pages/checkout-page.view';

interface WayLinksProps {
  readonly links: readonly CheckoutLink[];
  readonly isCentred?: boolean;
}

/** What else can be done, in a row. */
export function WayLinks({ links, isCentred = false }: WayLinksProps) {
  if (links.length === 0) return null;
  return (
    <p className={isCentred ? 'rowline centred' : 'rowline'}>
      {links.map(({ href, text }) => (
        <a key={href} className="link" href={href} data-document="">
          {text}
        </a>
      ))}
    </p>
  );
}
