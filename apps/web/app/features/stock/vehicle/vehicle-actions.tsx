import type { RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FormLink } from '../../leads/form-link.tsx';
import { isForm, PrimaryAction } from './primary-action.tsx';

export interface VehicleActionsProps {
  readonly view: VehiclePageView;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The buttons of a car in the site's order (VDP-5); the first alone is solid. */
export function VehicleActions({ view, place }: VehicleActionsProps) {
  const [, ...others] = view.actions;
  return (
    <div className="stack" ref={place}>
      <PrimaryAction view={view} className="btn block" />
      {others.map((button) => {
        const { opens, text, amount, href } = button;
        const Anchor = isForm(button) ? FormLink : 'a';
        return (
          <Anchor key={opens} className="btn line block" href={href}>
            {text}
            {amount !== null && `, ${amount}`}
          </Anchor>
        );
      })}
    </div>
  );
}
