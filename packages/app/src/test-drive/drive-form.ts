import { testDriveForm } from '@forecourt/domain/leads/forms/test-drive-form';
import type { SiteContext } from '../site/site-context.ts';

/** Who is driving: the test-drive form (FORM-4) without what the first step asked. */
export function driveForm({ settings }: Pick<SiteContext, 'settings'>) {
  const { testDrive } = settings;
  return testDriveForm(
    { ...settings, testDrive: { ...testDrive, asksTime: false, asksDistributionLocation: false } },
    { firstDay: '', lastDay: '', distributionLocations: [] },
  );
}
