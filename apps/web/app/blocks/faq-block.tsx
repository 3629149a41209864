import type { FaqView } from '@forecourt/app/pages/blocks/faq.block';
import { FaqList } from '../shared/faq-list.tsx';

/** The questions of a page. */
export function FaqBlock({ view }: { readonly view: FaqView }) {
  return (
    <div className="wrap page-prose" data-block="faq">
      <FaqList questions={view.questions} />
    </div>
  );
}
