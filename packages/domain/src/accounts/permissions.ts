/** @planned STAFF-2 */
import type { EditableBy } from '../settings/define-setting.ts';
import type { StaffRole } from './staff-role.ts';

const everyone = ['operator', 'groupManager', 'dealershipStaff'] as const;
const managers = ['operator', 'groupManager'] as const;
const operators = ['operator'] as const;

/** Who may do what, at the places where they have that role (AUTH-3). What is not here, nobody may. */
const allowed = {
  editStock: everyone,
  importStock: managers,
  readLeads: everyone,
  answerLeads: everyone,
  resendLeads: everyone,
  exportLeads: managers,
  editDestinations: managers,
  editLocations: everyone,
  editPages: everyone,
  publishPages: everyone,
  editPromotions: everyone,
  hideReviews: managers,
  editSettings: everyone,
  readInsights: everyone,
  refundPayments: managers,
  forgetVisitors: managers,
  readAudit: managers,
  addStaff: managers,
  shareDealerships: managers,
  editDomains: managers,
  verifyDomains: operators,
  addDealerships: managers,
  addSites: operators,
  addAccounts: operators,
  addOperators: operators,
  editModels: operators,
  writeSecrets: operators,
  watchJobs: operators,
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAction = keyof typeof allowed;

export const staffActions = Object.keys(allowed) as StaffAction[];

/** Whether a role may do something at the place where it is held; no role may do nothing. */
export function may(role: StaffRole | null, action: StaffAction): boolean {
  return allowed[action].some((one) => one === role);
}

const editorLevels: Readonly<Record<StaffRole, EditableBy>> = {
  operator: 'operator',
  groupManager: 'group',
  dealershipStaff: 'dealer',
};

/** As whom a role edits settings: a setting says which of these may change it. */
export function settingsEditor(role: StaffRole): EditableBy {
  return editorLevels[role];
}
