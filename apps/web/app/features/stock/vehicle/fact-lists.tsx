import type { CarFact } from '@forecourt/domain/stock/car/car-facts';
import { Icon } from '@forecourt/ui/icon';
import {
  badgeCheckIcon,
  batteryIcon,
  calendarIcon,
  carIcon,
  checkIcon,
  dropletIcon,
  fileTextIcon,
  fuelIcon,
  gaugeIcon,
  keyIcon,
  settings2Icon,
  userIcon,
  weightIcon,
  wrenchIcon,
} from '@forecourt/ui/icons';

/** By the names that facts carry everywhere; one that is not here goes without a drawing. */
const icons: Readonly<Record<string, string>> = {
  Odometer: gaugeIcon,
  Transmission: settings2Icon,
  'Fuel type': fuelIcon,
  'Electric range': gaugeIcon,
  Battery: batteryIcon,
  Body: carIcon,
  Drive: wrenchIcon,
  Engine: wrenchIcon,
  Power: gaugeIcon,
  'Fuel use (combined)': fuelIcon,
  'Towing, with brakes': weightIcon,
  Seats: userIcon,
  Colour: dropletIcon,
  'Interior colour': dropletIcon,
  Registration: fileTextIcon,
  Keys: keyIcon,
  'Rego expiry': calendarIcon,
  'Build date': calendarIcon,
  'ANCAP rating': badgeCheckIcon,
};

/** The facts at the top: label with its drawing over value. */
export function KeyFacts({ facts }: { readonly facts: readonly CarFact[] }) {
  return (
    <dl className="keyfacts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>
            {icons[label] !== undefined && <Icon path={icons[label]} />}
            {label}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows of a specification, in two columns where there is room. */
export function FactRows({ rows }: { readonly rows: readonly CarFact[] }) {
  return (
    <dl className="specs">
      {rows.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the car or the dealer brings, each ticked off. */
export function Ticks({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="ticks">
      {texts.map((text) => (
        <li key={text}>
          <Icon path={checkIcon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
