import type { LocationDetailsView } from '@forecourt/app/leads/pages/lead-form-page.view';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { BlockAnchor } from './block-anchor.tsx';
import { HoursTable } from './hours-table.tsx';
import { PhoneReveal } from './phone-reveal.tsx';

export interface LocationDetailsProps {
  readonly location: LocationDetailsView;
  readonly heading: 'h2' | 'h3';
}

/** Who answers: where they are, when somebody is there, and their phone. */
export function LocationDetails({ location, heading: Heading }: LocationDetailsProps) {
  const { name, street, city, openText, isOpen, hours, phone, directions } = location;
  return (
    <div className="yard">
      <div>
        <Heading className="yard-name">{name}</Heading>
        <address>
          {street !== null && <span>{street}</span>}
          {city !== null && <span>{city}</span>}
        </address>
      </div>
      {openText !== null && (
        <p className="m-open" data-open={isOpen ? '' : undefined}>
          <Icon path={clockIcon} />
          {openText}
        </p>
      )}
      {phone && <PhoneReveal phone={phone} />}
      {directions && (
        <p>
          <BlockAnchor link={directions} className="link" />
        </p>
      )}
      <HoursTable name={name} hours={hours} />
    </div>
  );
}
