import type { QuestionsView } from '@forecourt/app/pages/blocks/questions.block';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { FaqList } from '../shared/faq-list.tsx';

/** The first questions of another page. */
export function QuestionsBlock({ view }: { readonly view: QuestionsView }) {
  return (
    <div className="questions">
      <h2>{view.heading}</h2>
      <FaqList questions={view.questions} />
      {view.all && <BlockAnchor link={view.all} className="link" />}
    </div>
  );
}
