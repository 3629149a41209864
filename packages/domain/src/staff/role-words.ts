import type { StaffRole } from './membership.ts';

const words: Readonly<Record<StaffRole, string>> = {
  operator: 'Platform operator',
  group_manager: 'Group manager',
  dealership_manager: 'Manager',
  sales_manager: 'Sales manager',
  sales: 'Sales',
  service: 'Service',
  stock: 'Stock',
  website: 'Website',
  finance: 'Finance',
};

/** A role as people call it. */
export function roleWords(role: StaffRole): string {
  return words[role];
}
