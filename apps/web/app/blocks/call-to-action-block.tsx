import type { CallToActionView } from '@forecourt/app/pages/blocks/call-to-action.block';
import { BlockAnchor } from '../shared/block-anchor.tsx';

/** One invitation, across the page. */
export function CallToActionBlock({ view }: { readonly view: CallToActionView }) {
  return (
    <div className="wrap" data-block="call-to-action">
      <div className="invite brandband">
        <div>
          <h2>{view.title}</h2>
          <p>{view.text}</p>
        </div>
        <BlockAnchor link={view.link} className="btn onbrand" />
      </div>
    </div>
  );
}
