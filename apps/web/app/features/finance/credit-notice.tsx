import type { CreditView } from '@forecourt/app/finance/credit-of';

/** Whose credit representative the dealer is (LAW-2). */
export function CreditNotice({ credit }: { readonly credit: CreditView | null }) {
  if (!credit) return null;
  return (
    <p className="small muted fin-credit">
      {credit.text}{' '}
      {credit.href !== null && (
        <a className="link" href={credit.href}>
          Our credit guide
        </a>
      )}
    </p>
  );
}
