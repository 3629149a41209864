import { Button } from '@forecourt/ui/button';
import { useId, useState } from 'react';
import { useIsScripted } from '../../shared/use-is-scripted.ts';

/** The address by which the journey goes on on another device. */
export function CarryLink({ link }: { readonly link: string }) {
  const id = useId();
  const isScripted = useIsScripted();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <details className="offer-carry">
      <summary>Continue on another device</summary>
      <label htmlFor={id}>Open this address there. Keep it to yourself: it opens what you’ve told us.</label>
      <input id={id} className="inp" readOnly value={link} onFocus={({ target }) => target.select()} />
      {isScripted && (
        <Button look="line" isSmall onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </Button>
      )}
      <span className="vh" role="status">
        {isCopied && 'Copied'}
      </span>
    </details>
  );
}
