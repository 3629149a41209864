import type { Page } from '@forecourt/app/shared/page.view';
import type { DesignView } from '../../app/shared/design.view.ts';
import type { ServerDeps } from '../server-deps.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 5"><path fill="#9db4c0" d="M0 0h9v5H0z"/><path fill="#253237" d="M1 3l1-1h1l1-1h2l1 1 1 .5V4H1z"/></svg>';

const view: DesignView = {
  heading: 'Components',
  picture: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, srcSet: '', alt: 'A sample picture' },
  slider: { lowest: 5_000, highest: 75_000, step: 1_400, rounding: 500, gap: 0, min: 15_000, max: 40_000 },
  histogram: [2, 5, 9, 14, 22, 30, 41, 38, 35, 30, 24, 20, 17, 13, 9, 8, 6, 5, 3, 2, 1, 1],
};

/** Every component in every state, in the look of whichever site it is asked of; in development alone. */
export function designPage({ buildId }: Pick<ServerDeps, 'buildId'>): Page<'design', DesignView> | null {
  if (!buildId.startsWith('development.')) return null;
  return {
    kind: 'design',
    status: 200,
    head: {
      title: view.heading,
      description: null,
      canonical: null,
      isIndexed: false,
      imageUrl: null,
      jsonLd: [],
    },
    view,
    validUntil: null,
    isDegraded: false,
  };
}
