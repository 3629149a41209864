import type { EditableBy } from '../settings/define-setting.ts';
import type { StaffRole } from './membership.ts';

const operators = ['operator'] as const;
const groupManagers = ['group_manager'] as const;
const managers = ['group_manager', 'dealership_manager'] as const;
const salesManagers = [...managers, 'sales_manager'] as const;
/** Whoever talks to buyers. An operator does only in a support case of the dealership. */
const answering = [...salesManagers, 'sales', 'service', 'finance'] as const;
const showing = [...salesManagers, 'sales', 'stock', 'website'] as const;
const publishing = [...managers, 'website'] as const;

/** Who may do what, at the places where they have that role (STAFF-2). What is not here, nobody may. */
const allowed = {
  // The first screen: of a page, an account or a yard alike.
  seeToday: [...operators, ...answering, 'website'],
  readLeads: answering,
  answerLeads: answering,
  resendLeads: answering,
  mergeLeads: answering,
  assignLeads: salesManagers,
  exportLeads: managers,
  editDestinations: managers,
  forgetVisitors: managers,
  editStock: showing,
  changePrices: salesManagers,
  importStock: [...managers, 'stock'],
  editLocations: publishing,
  editPages: publishing,
  publishPages: publishing,
  editPromotions: publishing,
  hideReviews: managers,
  editSettings: [...operators, ...publishing],
  editDomains: managers,
  readApplications: [...managers, 'finance'],
  refundPayments: [...managers, 'finance'],
  readInsights: [...operators, ...salesManagers, 'website'],
  readStaff: [...operators, ...salesManagers],
  addStaff: [...operators, ...managers],
  readAudit: [...operators, ...managers],
  shareDealerships: groupManagers,
  addDealerships: [...operators, ...groupManagers],
  verifyDomains: operators,
  addSites: operators,
  addAccounts: operators,
  addOperators: operators,
  editModels: operators,
  writeSecrets: operators,
  watchJobs: operators,
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAction = keyof typeof allowed;

/** Whether somebody with these roles at a place may do something there. */
export function may(roles: ReadonlySet<StaffRole>, action: StaffAction): boolean {
  return allowed[action].some((role) => roles.has(role));
}

/**
 * @planned CON-3.1
 * As whom somebody with these roles edits settings; a setting says which of these may change it. Null: as nobody. */
export function settingsEditor(roles: ReadonlySet<StaffRole>): EditableBy | null {
  if (!may(roles, 'editSettings')) return null;
  if (roles.has('operator')) return 'operator';
  return roles.has('group_manager') ? 'group' : 'dealer';
}
