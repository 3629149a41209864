import { serviceTimesIframe } from '@forecourt/domain/pages/service-page-content';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { defineBlock } from './define-block.ts';

/** Free times of the workshop as another system shows them. */
export interface ServiceTimesView {
  readonly heading: string;
  readonly url: string;
  readonly provider: string;
  /** Our own form, for whoever cannot or will not use the other system. */
  readonly book: BlockLinkView | null;
}

/** The service-time frame (HOME-3): another system's page, which is asked for nothing before somebody opens it. */
export const serviceTimes = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: (_stored, page) => {
    const { settings } = page.context;
    const iframe = serviceTimesIframe(settings.serviceBooking);
    if (!iframe) return null;
    const view: ServiceTimesView = {
      heading: settings.home.serviceTimesHeading,
      ...iframe,
      book: blockLink({ label: 'Book with our own form', link: pathFor(settings, 'bookService') }, page),
    };
    return { view };
  },
});
