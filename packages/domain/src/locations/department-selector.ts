import type { SiteSettings } from '../settings/registry.ts';
import { departmentOf, type Department } from './department.ts';
import type { Location } from './location.ts';
import { locationOrder } from './location-order.ts';

type SelectableLocation = Pick<Location, 'id' | 'name' | 'locationType' | 'visible' | 'address'>;

export interface DepartmentOption {
  readonly id: Location['id'];
  readonly label: string;
  readonly isSelected: boolean;
}

const departmentNames: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

/**
 * The departments between which a visitor of a location page chooses (LOC-5): the visible locations at the
 * same address, where there are several. Two of one department there, as of two brands, go by their names.
 */
export function departmentSelector(
  current: SelectableLocation,
  locations: readonly SelectableLocation[],
  settings: Pick<SiteSettings['locations'], 'order'>,
): readonly DepartmentOption[] {
  const here = locationOrder(locations, settings).filter((location) => isSameAddress(location, current));
  if (here.length < 2) return [];
  const isTold = new Set(here.map(departmentOf)).size === here.length;
  return here.map((location) => ({
    id: location.id,
    label: isTold ? departmentNames[departmentOf(location)] : location.name,
    isSelected: location.id === current.id,
  }));
}

/** The same record, or the same words: feeds often repeat an address for each department. */
function isSameAddress(one: SelectableLocation, other: SelectableLocation): boolean {
  if (one.address === null || other.address === null) return one.id === other.id;
  if (one.address.id === other.address.id) return true;
  const key = inWords(one.address);
  return key !== null && key === inWords(other.address);
}

function inWords({ street, city, postcode }: NonNullable<Location['address']>): string | null {
  if (!street?.trim() || !city?.trim()) return null;
  return [street, city, postcode ?? '']
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .join(', ');
}
