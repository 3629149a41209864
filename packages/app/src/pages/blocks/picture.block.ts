import { z } from 'zod';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { isPicture } from './is-picture.ts';
import { defineBlock } from './define-block.ts';
import { address } from './stored-texts.ts';

export interface PictureBlockView {
  readonly picture: PictureView;
}

/** A picture across the page. */
export const picture = defineBlock({
  schema: z.strictObject({ url: address.refine(isPicture), alt: z.string().max(300) }),
  sample: { url: '/media/sample.jpg', alt: 'A red hatch in front of the workshop' },
  show: ({ url, alt }, { media, context }) => {
    const { galleryQuality } = context.settings.media;
    return {
      view: { picture: pictureView(media, { url, alt }, galleryQuality) } satisfies PictureBlockView,
    };
  },
});
