import { describe, expect, it } from 'vitest';
import { may, settingsEditor, staffActions, type StaffAction } from './permissions.ts';
import { staffRoles } from './staff-role.ts';

describe('AUTH-3.1 what a role may do', () => {
  it.each<[StaffAction, string]>([
    ['editStock', 'o m s'],
    ['importStock', 'o m -'],
    ['readLeads', 'o m s'],
    ['answerLeads', 'o m s'],
    ['resendLeads', 'o m s'],
    ['exportLeads', 'o m -'],
    ['editDestinations', 'o m -'],
    ['editLocations', 'o m s'],
    ['editPages', 'o m s'],
    ['publishPages', 'o m s'],
    ['editPromotions', 'o m s'],
    ['hideReviews', 'o m -'],
    ['editSettings', 'o m s'],
    ['readInsights', 'o m s'],
    ['refundPayments', 'o m -'],
    ['forgetVisitors', 'o m -'],
    ['readAudit', 'o m -'],
    ['addStaff', 'o m -'],
    ['shareDealerships', 'o m -'],
    ['editDomains', 'o m -'],
    ['verifyDomains', 'o - -'],
    ['addDealerships', 'o m -'],
    ['addSites', 'o - -'],
    ['addAccounts', 'o - -'],
    ['addOperators', 'o - -'],
    ['editModels', 'o - -'],
    ['writeSecrets', 'o - -'],
    ['watchJobs', 'o - -'],
  ])('%s: %s (operator, manager, dealership staff)', (action, row) => {
    const marks = { operator: 'o', groupManager: 'm', dealershipStaff: 's' } as const;
    expect(staffRoles.map((role) => (may(role, action) ? marks[role] : '-')).join(' ')).toBe(row);
    expect(may(null, action)).toBe(false);
  });

  it('grows with the role, and nobody may do what only a lower one may', () => {
    expect(staffActions).toHaveLength(28);
    for (const action of staffActions) {
      const [operator, manager, staff] = staffRoles.map((role) => may(role, action));
      expect([action, operator, !staff || manager]).toEqual([action, true, true]);
    }
  });

  it('is to edit the settings of that level', () => {
    expect(staffRoles.map(settingsEditor)).toEqual(['operator', 'group', 'dealer']);
  });
});
