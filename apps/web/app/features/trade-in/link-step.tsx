import type { LinkStepView } from '@forecourt/app/trade-in/pages/link-step.view';
import { Button } from '@forecourt/ui/button';
import { JourneyLayout } from './journey-layout.tsx';

/** A journey of another device is opened here by a press, not by the link alone. */
export function LinkStep({ view }: { readonly view: LinkStepView }) {
  return (
    <JourneyLayout view={view}>
      <p>{view.text}</p>
      <form className="offer-acts" method="post" action={view.action} data-document="">
        <Button type="submit">{view.openText}</Button>
      </form>
    </JourneyLayout>
  );
}
