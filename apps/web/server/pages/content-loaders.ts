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
  async (deps, { context, address, now }) =>
    address.path === '/' ? showHomePage(deps, context, { now }) : null,
  (deps, { context, address, now }) => showContentPage(deps, context, { address, now }),
  (deps, { context, address }) => showBlogPage(deps, context, { address }),
  (deps, { context, address, now }) => showOffersPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showModelsPage(deps, context, { address, now }),
  (deps, { context, address, now }) => showModelPage(deps, context, { address, now }),
];
