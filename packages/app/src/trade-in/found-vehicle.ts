import type { OfferJourney } from '../ports/trade-in/offer-store.port.ts';

/**
 * What a browser is told of a lookup (API-1): a list whose first item is the car, in the words of the specification. It
 * has what the page shows. The engine's number and the vendor's own of the evaluation stay here; `EvalID` is that of
 * the journey, which is worth nothing without its cookie.
 */
export function foundVehicle({
  id,
  phase,
  lookup,
}: OfferJourney): readonly Readonly<Record<string, unknown>>[] {
  if (!lookup || phase === 'notFound') return [{}];
  const { vehicle, descriptions, chosenDescription } = lookup;
  const isOpen = descriptions.length > 0 && chosenDescription === null;
  return [
    {
      ...(vehicle.evalId !== null && !isOpen && { EvalID: id }),
      Registration: vehicle.registration,
      Make: vehicle.make,
      Model: vehicle.model,
      Series: vehicle.series,
      Variant: vehicle.variant,
      Year: vehicle.year,
      Transmission: vehicle.transmission,
      Body: vehicle.body,
      VechielDescriptions: isOpen ? descriptions.map((Description) => ({ Description })) : [], // sic
    },
  ];
}
