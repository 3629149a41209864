import { Icon } from '@forecourt/ui/icon';
import { crosshairIcon } from '@forecourt/ui/icons';
import { useState } from 'react';
import { whereIAm } from './where-i-am.ts';

interface WhereIAmButtonProps {
  readonly onFound: (near: string) => void;
}

/** Fills in where somebody is, once they press it; without a script it is not there. */
export function WhereIAmButton({ onFound }: WhereIAmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  async function ask(): Promise<void> {
    setAsking(true);
    setWhy(null);
    const found = await whereIAm(window.navigator.geolocation);
    setAsking(false);
    setWhy(found.why);
    if (found.near !== null) onFound(found.near);
  }

  return (
    <div className="near-here">
      <button type="button" className="link" aria-busy={isAsking} onClick={() => void (isAsking || ask())}>
        <Icon path={crosshairIcon} />
        {isAsking ? 'Finding where you are' : 'Use where I am'}
      </button>
      <p role="status">{why}</p>
    </div>
  );
}
