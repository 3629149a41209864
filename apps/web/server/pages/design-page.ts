import type { DesignView } from '../../app/features/design/design.view.ts';
import type { PageLoader } from './page-request.ts';

const path = '/_design';

const view: DesignView = {
  heading: 'Components',
  picture: { src: '/media/demo/marks/yard-111110-ffd60a.svg', srcSet: '', alt: 'A sample picture' },
  slider: { lowest: 5_000, highest: 75_000, step: 1_400, rounding: 500, gap: 0, min: 15_000, max: 40_000 },
  histogram: [2, 5, 9, 14, 22, 30, 41, 38, 35, 30, 24, 20, 17, 13, 9, 8, 6, 5, 3, 2, 1, 1],
};

/** Every component in every state, in the look of whichever site it is asked of; in development alone. */
export const designPage: PageLoader = async ({ buildId }, { address }) => {
  if (buildId !== 'development' || address.path !== path) return null;
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
};
