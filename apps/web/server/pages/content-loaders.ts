import { showBlogPage } from '@forecourt/app/pages/show-blog-page';
import { showContentPage } from '@forecourt/app/pages/show-content-page';
import { showHomePage } from '@forecourt/app/pages/show-home-page';
import { showModelPage } from '@forecourt/app/pages/show-model-page';
import { showModelsPage } from '@forecourt/app/pages/show-models-page';
import { showOffersPage } from '@forecourt/app/pages/show-offers-page';
import type { PageLoader } from './page-request.ts';

/**
 * The pages that are told rather than searched. What staff published comes before what the product would
 * bring under the same address (PAGE-1).
 */
export const contentLoaders: readonly PageLoader[] = [
  async (parts, { context, address, now }) =>
    address.path === '/' ? showHomePage(parts, context, { now }) : null,
  (parts, { context, address, now }) => showContentPage(parts, context, { address, now }),
  (parts, { context, address }) => showBlogPage(parts, context, { address }),
  (parts, { context, address, now }) => showOffersPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showModelsPage(parts, context, { address, now }),
  (parts, { context, address, now }) => showModelPage(parts, context, { address, now }),
];
