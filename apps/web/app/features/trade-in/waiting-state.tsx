import type { WaitingStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { Button } from '@forecourt/ui/button';
import { HowItWorks } from './how-it-works.tsx';
import { JourneyLayout } from './journey-layout.tsx';
import { Looking } from './looking.tsx';
import { plateWords } from './plate-words.ts';
import { useAnswer } from './use-answer.ts';

/** The car is being looked up: the plate stands as it was sent. */
export function WaitingState({ view }: { readonly view: WaitingStateView }) {
  const { plate } = view;
  useAnswer(view);
  return (
    <JourneyLayout view={view} aside={<HowItWorks view={view} />} isLead={view.isOnLead}>
      <div className="plate-form" aria-busy="true">
        <b>{plateWords.label}</b>
        <p className="rego">
          <span className="rego-state">{plate.state}</span>
          <span className="rego-value">{plate.rego}</span>
        </p>
        <Button isBlock busyLabel={plateWords.finding}>
          {plateWords.find}
        </Button>
        <Looking {...view} />
      </div>
    </JourneyLayout>
  );
}
