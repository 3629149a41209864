import { describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from './membership.ts';
import { may, settingsEditor, type StaffAction } from './permissions.ts';

const letters: Readonly<Record<StaffRole, string>> = {
  operator: 'O',
  group_manager: 'G',
  dealership_manager: 'D',
  sales_manager: 'M',
  sales: 'S',
  service: 'V',
  stock: 'K',
  website: 'W',
  finance: 'F',
};

/** Operator, group manager, dealership manager, sales manager, sales, service, stock, website, finance. */
const table: Readonly<Record<StaffAction, string>> = {
  seeToday: 'OGDMSV-WF',
  readLeads: '-GDMSV--F',
  answerLeads: '-GDMSV--F',
  resendLeads: '-GDMSV--F',
  mergeLeads: '-GDMSV--F',
  assignLeads: '-GDM-----',
  exportLeads: '-GD------',
  editDestinations: '-GD------',
  forgetVisitors: '-GD------',
  editStock: '-GDMS-KW-',
  changePrices: '-GDM-----',
  importStock: '-GD---K--',
  editLocations: '-GD----W-',
  editPages: '-GD----W-',
  publishPages: '-GD----W-',
  editPromotions: '-GD----W-',
  hideReviews: '-GD------',
  editSettings: 'OGD----W-',
  editDomains: '-GD------',
  readApplications: '-GD-----F',
  refundPayments: '-GD-----F',
  readInsights: 'OGDM---W-',
  readStaff: 'OGDM-----',
  addStaff: 'OGD------',
  readAudit: 'OGD------',
  shareDealerships: '-G-------',
  addDealerships: 'OG-------',
  verifyDomains: 'O--------',
  addSites: 'O--------',
  addAccounts: 'O--------',
  addOperators: 'O--------',
  editModels: 'O--------',
  writeSecrets: 'O--------',
  watchJobs: 'O--------',
};

const only = (...roles: readonly StaffRole[]) => new Set(roles);

describe('STAFF-2 AUTH-3.1 what each role may do', () => {
  it.each(Object.keys(table) as StaffAction[])('%s', (action) => {
    const row = staffRoles.map((role) => (may(only(role), action) ? letters[role] : '-')).join('');
    expect(row).toBe(table[action]);
    expect(may(only(), action)).toBe(false);
  });

  it('is the sum of what several roles may', () => {
    expect(may(only('stock', 'finance'), 'editStock')).toBe(true);
    expect(may(only('stock', 'finance'), 'refundPayments')).toBe(true);
    expect(may(only('stock', 'finance'), 'changePrices')).toBe(false);
  });

  it('is to edit the settings of that level', () => {
    expect(staffRoles.map((role) => settingsEditor(only(role)))).toEqual([
      'operator',
      'group',
      'dealer',
      null,
      null,
      null,
      null,
      'dealer',
      null,
    ]);
    expect(settingsEditor(only('website', 'group_manager'))).toBe('group');
  });
});
