import type { PictureBlockView } from '@forecourt/app/pages/blocks/picture.block';
import { Picture } from '@forecourt/ui/picture';

/** A picture across the page. */
export function PictureBlock({ view }: { readonly view: PictureBlockView }) {
  return (
    <div className="wrap" data-block="picture">
      <Picture picture={view.picture} ratio="16:9" sizes="(min-width: 90em) 1330px, 94vw" />
    </div>
  );
}
