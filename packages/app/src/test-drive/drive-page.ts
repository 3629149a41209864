import { pathFor } from '@forecourt/domain/site/paths';
import type { Page } from '../shared/page.view.ts';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { TestDrivePageView } from './test-drive-page.view.ts';

export type TestDrivePage = Page<'test-drive', TestDrivePageView>;

/** A step as a page. It is made for one person, as times are taken by the second, and nobody keeps it. */
export function drivePage(
  context: SiteContext,
  view: TestDrivePageView,
  status: 200 | 404 | 422 = 200,
): TestDrivePage {
  const isFirst = view.step === 'which';
  return {
    kind: 'test-drive',
    status,
    head: {
      title: pageTitle(context, view.heading),
      description: null,
      canonical: isFirst ? canonicalAddress(context, pathFor(context.settings, 'bookTestDrive')) : null,
      isIndexed: isFirst && status === 200,
      imageUrl: null,
      jsonLd: [],
    },
    view,
    validUntil: null,
    isDegraded: false,
  };
}
