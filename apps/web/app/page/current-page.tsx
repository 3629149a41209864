import { useMemo } from 'react';
import { useNavigationState } from '../navigation/use-navigation.ts';
import { PageBoundary } from './page-boundary.tsx';

/** What the address shows. */
export function CurrentPage() {
  const { page, Page, address, remountKey } = useNavigationState();
  // Memoized: a change of `nextAddress` draws the few components that read it, and not the whole page.
  const shown = useMemo(() => <Page view={page.view} />, [Page, page.view]);
  return (
    <PageBoundary key={`${page.kind} ${remountKey}`} address={address}>
      {shown}
    </PageBoundary>
  );
}
