import type { FaqView } from '@forecourt/app/pages/blocks/faq.block';
import { Icon } from '@forecourt/ui/icon';
import { minusIcon, plusIcon } from '@forecourt/ui/icons';

/** Questions that fold out, with and without a script. */
export function FaqList({ questions }: FaqView) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon path={plusIcon} className="closed" />
            <Icon path={minusIcon} className="opened" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
