import { field, type FormWords } from '../../form/field.ts';
import type { Choice } from '../../form/field-description.ts';
import { form } from '../../form/form.ts';
import { onlyOption } from '../../form/only-option.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { consentFields, type ConsentSettings } from './consent-fields.ts';
import { contactFields, messageField } from './contact-fields.ts';

interface TestDriveSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
  readonly testDrive: Pick<
    SiteSettings['testDrive'],
    'asksDistributionLocation' | 'asksMessage' | 'asksTime'
  >;
}

interface TestDriveContext {
  /** Days of the location's calendar; which times of a day are free is asked of the appointments (FORM-12). */
  readonly firstDay: string;
  readonly lastDay: string;
  /** By id: the locations to which this car can be brought. */
  readonly distributionLocations: readonly Choice[];
}

/** The test-drive form (FORM-4): day and time, message and location are all the visitor's to leave out. */
export function testDriveForm(
  { enquiry, messages: words, testDrive }: TestDriveSettings,
  context: TestDriveContext,
) {
  const asksLocation = testDrive.asksDistributionLocation && context.distributionLocations.length > 0;
  const fields = {
    ...contactFields(words),
    bookingAt: testDrive.asksTime ? bookingField(words, context) : null,
    distributionLocation: asksLocation ? locationField(words, context.distributionLocations) : null,
    message: testDrive.asksMessage ? messageField(words, false) : null,
    ...consentFields(words, enquiry),
  };
  return form('testDrive', words, fields, enquiry);
}

function bookingField(words: FormWords, { firstDay: earliest, lastDay: latest }: TestDriveContext) {
  const label = 'Preferred date and time';
  return field(words, { kind: 'dateTime', name: 'booking_date_time', label, earliest, latest });
}

function locationField(words: FormWords, options: readonly Choice[]) {
  const label = 'Where would you like to drive it?';
  const initial = onlyOption(options)?.value;
  return field(words, { kind: 'choice', name: 'distribution-location', label, options, initial });
}
