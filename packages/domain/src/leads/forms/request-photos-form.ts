import { field, type FormWords } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { contactFields, messageField } from './contact-fields.ts';

interface RequestPhotosSettings {
  readonly messages: FormWords;
  readonly enquiry: Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
  readonly vehiclePage: Pick<SiteSettings['vehiclePage'], 'requestPhotosText'>;
}

/** Asks for photos of a car (VDP-8): the request itself is hidden, a message of one's own optional. */
export function requestPhotosForm({ enquiry, messages: words, vehiclePage }: RequestPhotosSettings) {
  const fields = {
    ...contactFields(words),
    request: field(words, {
      kind: 'hidden',
      name: 'request',
      label: 'Request',
      initial: vehiclePage.requestPhotosText,
    }),
    message: messageField(words, false),
  };
  return form('requestPhotos', words, fields, enquiry);
}
