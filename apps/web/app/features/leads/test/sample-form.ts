import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import { field } from '@forecourt/domain/form/field';
import { describeForm, form } from '@forecourt/domain/form/form';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';

const { settings } = resolveSettings([]);
const { messages } = settings;

/** A form with a field of each sort that is read in its own way. */
export const sampleForm: LeadFormView = {
  form: describeForm(
    form('enquiry', messages, {
      name: field(messages, { kind: 'text', name: 'name', label: 'Name', required: true }),
      message: field(messages, { kind: 'paragraph', name: 'message', label: 'Message', required: false }),
      services: field(messages, {
        kind: 'choices',
        name: 'services',
        label: 'Services',
        required: false,
        options: [
          { value: 'tradeIn', label: 'Trade-in' },
          { value: 'finance', label: 'Finance' },
        ],
      }),
      optIn: field(messages, { kind: 'tick', name: 'opt_in', label: 'News', required: false }),
    }),
  ),
  action: '/api/leads',
  name: 'enquiry',
  carId: 'car-1',
  page: '/cars/kia',
  entries: {},
  problems: [],
  key: null,
  honeypotField: 'fax',
  submitText: 'Send',
  submittingText: 'Sending',
  notice: '',
  privacy: { href: '/privacy', opensNewTab: false },
  termsHref: '/terms',
  successPath: '/success',
  successCategory: 'enquiry',
  words: { formError: messages.formError, unexpectedError: messages.unexpectedError },
};
