import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { plusIcon, minusIcon } from './icons.ts';

export interface DisclosureProps {
  readonly heading: string;
  /** What is chosen inside, said while it is closed: '2016 or newer', '2 chosen'. */
  readonly chosen?: string | null;
  readonly isOpen?: boolean;
  /** Of those with one name, one is open at a time. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** Something that opens and closes under its heading, with and without JavaScript. */
export function Disclosure({ heading, chosen = null, isOpen = false, group, children }: DisclosureProps) {
  return (
    <details className="sec" open={isOpen} {...(group !== undefined && { name: group })}>
      <summary className="sec-h">
        {heading}
        {chosen !== null && <em>{chosen}</em>}
        <Icon path={plusIcon} className="closed" />
        <Icon path={minusIcon} className="opened" />
      </summary>
      <div className="sec-b">{children}</div>
    </details>
  );
}
