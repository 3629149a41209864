import type { CheckoutLink } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Icon } from '@forecourt/ui/icon';
import { xIcon } from '@forecourt/ui/icons';

/** The one way out of a quiet page, drawn in its header. */
export function LeaveLink({ link }: { readonly link: CheckoutLink }) {
  return (
    <a className="leave" href={link.href} data-document="">
      <Icon path={xIcon} />
      <span>{link.text}</span>
    </a>
  );
}
