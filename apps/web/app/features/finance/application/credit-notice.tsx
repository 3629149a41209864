import type { ApplicationPageView } from '@forecourt/app/finance/application/application-page.view';

/** Whose credit representative the dealer is (LAW-2). */
export function CreditNotice({ credit }: Pick<ApplicationPageView, 'credit'>) {
  if (!credit) return null;
  return (
    <p className="small muted app-credit">
      {credit.text}{' '}
      {credit.href !== null && (
        <a className="link" href={credit.href}>
          Our credit guide
        </a>
      )}
    </p>
  );
}
