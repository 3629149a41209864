import type { RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FormLink } from '../../leads/form-link.tsx';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { isForm, PrimaryAction } from './primary-action.tsx';

export interface VehicleActionsProps {
  readonly view: VehiclePageView;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The buttons of a car (VDP-5): the one that the page asks for with the phone beside it, then the others. */
export function VehicleActions({ view, place }: VehicleActionsProps) {
  const [, ...others] = view.actions;
  const { call } = view;
  return (
    <div className="vacts" ref={place}>
      <PrimaryAction view={view} className="btn" />
      {call && view.actions.length > 0 && (
        <PhoneReveal phone={call.phone} className="btn line" words={call.text} />
      )}
      {others.map((button) => {
        const { opens, text, amount, href } = button;
        const Anchor = isForm(button) ? FormLink : 'a';
        return (
          <Anchor key={opens} className="btn soft" href={href}>
            {text}
            {amount !== null && `, ${amount}`}
          </Anchor>
        );
      })}
    </div>
  );
}
