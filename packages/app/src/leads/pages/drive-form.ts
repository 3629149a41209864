import { field } from '@forecourt/domain/form/field';
import { form } from '@forecourt/domain/form/form';
import { testDriveForm } from '@forecourt/domain/leads/forms/test-drive-form';
import type { SiteContext } from '../../site/site-context.ts';

/** Who is driving: the test-drive form (FORM-4), which carries what the first step chose under the same names. */
export function driveForm({ settings }: Pick<SiteContext, 'settings'>) {
  const { testDrive, messages: words, enquiry } = settings;
  const { fields } = testDriveForm(
    { ...settings, testDrive: { ...testDrive, asksTime: false, asksDistributionLocation: false } },
    { firstDay: '', lastDay: '', distributionLocations: [] },
  );
  const asked = {
    ...fields,
    location: field(words, { kind: 'hidden', name: locationField, label: 'Yard', pattern: '[0-9a-f-]{36}' }),
    also: field(words, { kind: 'hidden', name: alsoField, label: 'Also to drive', pattern: '.{1,300}' }),
    make: field(words, { kind: 'hidden', name: makeField, label: 'Make', pattern: '.{1,120}' }),
    model: field(words, { kind: 'hidden', name: modelField, label: 'Model', pattern: '.{1,120}' }),
    bookingAt: testDrive.asksTime
      ? field(words, {
          kind: 'hidden',
          name: timeField,
          label: 'Date and time',
          pattern: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d`,
        })
      : null,
  };
  return form('testDrive', words, asked, enquiry);
}

/** The specification's names (FORM-3). */
export const locationField = 'location_id';
export const makeField = 'Vehicle Make';
export const modelField = 'Vehicle Model';
/** The slug of a second car. */
export const alsoField = 'Also to drive';
export const timeField = 'booking_date_time';
