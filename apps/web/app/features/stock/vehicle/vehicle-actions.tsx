import { useEffect, type RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { ActionLink, PrimaryAction } from './primary-action.tsx';

export interface VehicleActionsProps {
  readonly view: VehiclePageView;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The buttons of a car (VDP-5): the one that the page asks for with the phone beside it, then the others. */
export function VehicleActions({ view, place }: VehicleActionsProps) {
  const [, ...others] = view.actions;
  const { call, lacksPhone, saving } = view;
  const promise = view.actions.find(({ opens }) => opens === 'checkout')?.promise;
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
      {others.map((button) => (
        <ActionLink key={button.opens} button={button} className="btn soft" />
      ))}
      {promise !== undefined && <p className="small muted vpromise">{promise}</p>}
    </div>
  );
}
