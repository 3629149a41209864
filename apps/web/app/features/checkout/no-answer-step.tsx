import type { NoAnswerView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { triangleAlertIcon } from '@forecourt/ui/icons';
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
        <p className="tonehead warn">
          <Icon path={triangleAlertIcon} />
          {tone}
        </p>
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
