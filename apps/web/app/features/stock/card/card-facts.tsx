import type { CarCardView } from '@forecourt/app/stock/card/car-card.view';
import { Icon } from '@forecourt/ui/icon';
import {
  badgeCheckIcon,
  bedDoubleIcon,
  carIcon,
  fuelIcon,
  gaugeIcon,
  rulerIcon,
  settings2Icon,
  userIcon,
  weightIcon,
  wrenchIcon,
} from '@forecourt/ui/icons';

type FactName = CarCardView['facts'][number]['name'];

const icons: Readonly<Record<FactName, string>> = {
  condition: badgeCheckIcon,
  transmission: settings2Icon,
  odometer: gaugeIcon,
  fuel: fuelIcon,
  body: carIcon,
  drive: wrenchIcon,
  seats: userIcon,
  engine: wrenchIcon,
  sleeps: bedDoubleIcon,
  length: rulerIcon,
  width: rulerIcon,
  tare: weightIcon,
  axles: settings2Icon,
  atm: weightIcon,
  payload: weightIcon,
  seatHeight: rulerIcon,
  wetWeight: weightIcon,
  lams: badgeCheckIcon,
};

/** A bare number says nothing: these are told with their names, also where a line leaves names away. */
const named: ReadonlySet<FactName> = new Set(['sleeps', 'tare', 'atm', 'payload', 'seatHeight']);

/** What is told of a car in a list (CARD-1, CARD-2). */
export function CardFacts({ car }: { readonly car: CarCardView }) {
  const { facts, noFactsText, chips } = car;
  return (
    <>
      {noFactsText !== null && <p className="facts-none">{noFactsText}</p>}
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ name, label, text }) => (
            <div key={name} className={named.has(name) ? 'named' : undefined}>
              <Icon path={icons[name]} />
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {chips.length > 0 && (
        <ul className="card-chips">
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </>
  );
}
