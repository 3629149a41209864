import type { RefObject } from 'react';
import type { ModelView } from '@forecourt/app/models/model-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { useIsPast } from '../../shared/use-is-past.ts';
import { ModelPriceLine } from './model-sections.tsx';

export interface ModelBarProps {
  readonly view: ModelView;
  /** The buttons of the page: the bar takes their place once they have left the screen. */
  readonly actions: RefObject<HTMLDivElement | null>;
}

/** On a phone the price, a call and one button stay in reach. */
export function ModelBar({ view: { price, phone, testDrive }, actions }: ModelBarProps) {
  const isPast = useIsPast(actions);
  return (
    <div
      className="actionbar mdl-bar"
      data-shown={isPast ? '' : undefined}
      inert={!isPast}
      role="group"
      aria-label="Price and contact, in short"
    >
      {price && <ModelPriceLine price={price} />}
      {phone && <PhoneReveal phone={phone} className="btn line" words="Call" callsAtOnce />}
      <ButtonLink href={testDrive?.href ?? '#enquire'}>{testDrive?.label ?? 'Ask about it'}</ButtonLink>
    </div>
  );
}
