import { amountText } from '../car/car-facts.ts';
import { caravanPayload } from '../car/caravan-payload.ts';
import type { CaravanFactCar } from '../presentation/caravan-facts.ts';

/** What the figures of a motorcycle or a caravan mean for whoever rides or tows it (TEN-7), under the figures. */
export function itemTypeNotes(car: CaravanFactCar): readonly string[] {
  const notes = car.itemType === 'caravan' ? caravanNotes(car) : [licenceNote(car), seatNote(car)];
  return notes.filter((note) => note !== null);
}

function licenceNote({ itemType, variant }: CaravanFactCar): string | null {
  const isLams = itemType === 'motorcycle' ? (variant?.isLams ?? null) : null;
  if (isLams === null) return null;
  return isLams
    ? 'LAMS approved: you can ride it on your Ls and your Ps.'
    : 'Not on the LAMS list: you need your full licence to ride this one.';
}

/** From here upwards a seat of a road bike is no longer low, and is tall. */
const seatHeights = { usual: 800, tall: 850 } as const;

function seatNote({ itemType, variant }: CaravanFactCar): string | null {
  const height = itemType === 'motorcycle' ? (variant?.seatHeight ?? null) : null;
  if (height === null) return null;
  const reach =
    height < seatHeights.usual
      ? 'low, so most riders get both feet flat'
      : height < seatHeights.tall
        ? 'about usual, so riders of average height reach with the balls of their feet'
        : 'tall, so it suits long legs';
  return `A seat ${amountText(height, 'mm')} off the ground is ${reach}. Come and sit on it to be sure.`;
}

/** The trade counts on a tenth of a loaded caravan resting on the tow ball. */
const ballShare = 10;

function caravanNotes({ caravan, variant }: CaravanFactCar): readonly (string | null)[] {
  const payload = amountText(caravanPayload(caravan), 'kg');
  const atm = amountText(caravan?.aggregateTrailerMassKg, 'kg');
  const onBall = amountText(Math.round((caravan?.aggregateTrailerMassKg ?? 0) / ballShare), 'kg');
  const empty = amountText(variant?.ballWeight, 'kg');
  return [
    payload &&
      `Tare is what it weighed leaving the factory, ATM the most it may weigh packed: ${payload} is left for water, gas and your things.`,
    atm &&
      `Can my car tow it? Packed to the limit it needs a car that’s rated to tow ${atm} with brakes, and to carry about ${onBall} on the ball${empty === null ? '' : ` (the ${empty} in its figures is before you pack)`}. The plate and the handbook of your car say what it’s rated for; ask us if you’re not sure.`,
  ];
}
