import type { BackView } from '@forecourt/app/trade-in/pages/journey-head.view';
import { Button, type ButtonProps } from '@forecourt/ui/button';

import { Icon } from '@forecourt/ui/icon';
import { arrowLeftIcon } from '@forecourt/ui/icons';

const formId = 'offer-back';

/** The form of a step back, which the layout of every step has: its button may stand within another form. */
export function BackForm({ back }: { readonly back: BackView }) {
  return (
    <form id={formId} method="post" action={back.action} data-document="">
      <input type="hidden" name="version" value={back.version} />
    </form>
  );
}

interface BackButtonProps {
  readonly back: BackView;
  readonly look?: ButtonProps['look'];
  readonly hasArrow?: boolean;
}

/** One step back. */
export function BackButton({ back, look = 'line', hasArrow = false }: BackButtonProps) {
  return (
    <Button type="submit" form={formId} look={look}>
      {hasArrow && <Icon path={arrowLeftIcon} />}
      {back.text}
    </Button>
  );
}
