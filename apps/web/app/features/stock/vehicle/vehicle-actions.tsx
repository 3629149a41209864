import { useEffect, type RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { ActionLink, PrimaryAction } from './primary-action.tsx';

export interface VehicleActionsProps {
  readonly view: VehiclePageView;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The first buttons of a car (VDP-5): the one that the page asks for with the phone beside it. */
export function VehicleActions({ view, place }: VehicleActionsProps) {
  const { call, lacksPhone, saving } = view;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- whoever keeps the stock sees no button that it could be missing from (RULE-11)
    if (lacksPhone) console.warn(`There is no phone number for car ${saving.slug}.`);
  }, [lacksPhone, saving.slug]);
  return (
    <div className="vacts" ref={place}>
      <PrimaryAction view={view} className="btn" />
      {call && view.actions.length > 0 && (
        <PhoneReveal phone={call.phone} className="btn line" words={call.text} />
      )}
    </div>
  );
}

/** The others, below the free times: what can be booked at once comes before what is asked. */
export function OtherActions({ view }: Pick<VehicleActionsProps, 'view'>) {
  const [, ...others] = view.actions;
  const promise = view.actions.find(({ opens }) => opens === 'checkout')?.promise;
  if (others.length === 0 && promise === undefined) return null;
  return (
    <div className="vacts">
      {others.map((button) => (
        <ActionLink key={button.opens} button={button} className="btn soft" />
      ))}
      {promise !== undefined && <p className="small muted vpromise">{promise}</p>}
    </div>
  );
}
