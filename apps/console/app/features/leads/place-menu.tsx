import { MapPin } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Menu } from '../../shared/overlays/menu.tsx';
import { useSession } from '../staff/session-query.ts';
import { filtersAddress, type InboxFilters } from './inbox/inbox-filters.ts';

interface Props {
  readonly filters: InboxFilters;
  readonly className: string;
}

/** Whose leads are shown: of all yards, or of one. Whoever works at one has nothing to choose. */
export function PlaceMenu({ filters, className }: Props) {
  const { places } = useSession();
  const navigate = useNavigate();
  const dealerships = places.filter(({ kind }) => kind === 'dealership');
  if (dealerships.length < 2) return null;
  const chosen = dealerships.find(({ id }) => id === filters.at);
  const go = (at: string) => void navigate(filtersAddress('/leads', { ...filters, at }));
  return (
    <Menu
      label="Which yard"
      name="place"
      className={className}
      sections={[
        { items: [{ text: 'All yards', isChosen: chosen === undefined, run: () => go('') }] },
        {
          items: dealerships.map(({ id, name }) => ({
            text: name,
            isChosen: id === filters.at,
            run: () => go(id),
          })),
        },
      ]}
    >
      <MapPin className="i" />
      <span className="el">{chosen?.name ?? 'All yards'}</span>
    </Menu>
  );
}
