import type { CheckoutLink } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Icon } from '@forecourt/ui/icon';
import { xIcon } from '@forecourt/ui/icons';

/** Longer words push the phone of the header aside. */
const shortest = 8;

/** The one way out of a quiet page, drawn in its header. */
export function LeaveLink({ link }: { readonly link: CheckoutLink }) {
  return (
    <a
      className="leave"
      href={link.href}
      data-document=""
      data-wide={link.text.length > shortest ? '' : undefined}
    >
      <Icon path={xIcon} />
      <span>{link.text}</span>
    </a>
  );
}
