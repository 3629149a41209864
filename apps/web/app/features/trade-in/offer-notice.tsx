import { Icon } from '@forecourt/ui/icon';
import { infoIcon } from '@forecourt/ui/icons';
import { useFocusOnce } from '../test-drive/use-focus-once.ts';

/** What came of a press. */
export function OfferNotice({ text }: { readonly text: string | null }) {
  const box = useFocusOnce<HTMLParagraphElement>(text !== null);
  if (text === null) return null;
  return (
    <p ref={box} className="notice" role="status" tabIndex={-1}>
      <Icon path={infoIcon} />
      <span>{text}</span>
    </p>
  );
}
