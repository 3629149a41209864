import type { NoAnswerView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Button } from '@forecourt/ui/button';
import { triangleAlertIcon } from '@forecourt/ui/icons';
import { ToneLine } from '../../shared/outcome-head.tsx';
import { Happened } from './happened.tsx';
import { LeaveLink } from './leave-link.tsx';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';

/** The provider does not answer: try again, or have a person say yes. */
export function NoAnswerStep({ view }: { readonly view: NoAnswerView }) {
  const { heading, tone, text, car, leave, again, holdForMe, happened } = view;
  return (
    <div className="wrap">
      <LeaveLink link={leave} />
      <section className="one">
        <ToneLine look="warn" icon={triangleAlertIcon} text={tone} />
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <PlainCarLine car={car} />
        <div className="acts">
          <form method="post" action={again.action} data-document="">
            <Button type="submit">{again.text}</Button>
          </form>
          {holdForMe && (
            <form method="post" action={holdForMe.action} data-document="">
              <Button type="submit" look="line">
                {holdForMe.text}
              </Button>
            </form>
          )}
        </div>
        <Happened lines={happened} />
      </section>
    </div>
  );
}
