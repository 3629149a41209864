import type { FormDescription } from '@forecourt/domain/form/form';
import { describeForm } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { successCategory, type SuccessCategory } from '@forecourt/domain/leads/success-category';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { pathFor, privacyLink } from '@forecourt/domain/site/paths';
import { inSiteWords } from '@forecourt/domain/stock/presentation/in-site-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { PlateLookupView } from '../../shared/plate-lookup.view.ts';
import type { Car } from '@forecourt/domain/stock/car/car';
import { formPhotosView, type FormPhotosView, type ShownPhotos } from './form-photos.view.ts';
import { makeLeadForm, type FormSite, type FormSubject, type SingleStepFormName } from './make-lead-form.ts';

/** What stands in the fields of a form, under their names on the wire. */
export type FormEntries = Readonly<Record<string, string | readonly string[]>>;

/** Any form that becomes a lead, as one component draws it. */
export interface LeadFormView {
  readonly form: FormDescription;
  /** Where it is sent, by a script as JSON and without one as it is. */
  readonly action: string;
  readonly name: SingleStepFormName | 'instantOffer' | 'reservation';
  readonly carId: string | null;
  /** The page that it stands on, as a path. */
  readonly page: string;
  readonly entries: FormEntries;
  /** Fields whose answer the page itself gives: sent along, and not asked again. Left out, there are none. */
  readonly settled?: readonly string[];
  /** What the server found, where it was sent without a script. */
  readonly problems: readonly FormProblem[];
  /** By which a repeat is known. A page that everybody is sent has none: then the server asks once more. */
  readonly key: string | null;
  readonly honeypotField: string;
  /** Fields that belong together, under words of their own; left out, the form is one list. */
  readonly sections?: readonly {
    readonly title: string;
    readonly fields: readonly string[];
    /** Under a plate that can be looked up. */
    readonly fieldsAfter?: readonly string[];
    /** Photographs are added here, where the form takes some. */
    readonly takesPhotos?: true;
  }[];
  /** Where the vehicle of a plate can be found; left out, it cannot. */
  readonly lookup?: PlateLookupView;
  /** Left out, it takes none. */
  readonly photos?: FormPhotosView;
  readonly submitText: string;
  readonly submittingText: string;
  readonly notice: string;
  readonly privacy: { readonly href: string; readonly opensNewTab: boolean };
  readonly termsHref: string;
  readonly successPath: string;
  readonly successCategory: SuccessCategory;
  readonly words: Pick<SiteSettings['messages'], 'formError' | 'unexpectedError'>;
}

export const leadsPath = '/api/leads';

/** Honeypot: a field that people do not see, and programs that fill in everything do. */
export const honeypotField = 'contact_me_by_fax';

export interface ShownForm {
  readonly name: SingleStepFormName;
  readonly page: string;
  readonly entries?: FormEntries;
  readonly problems?: readonly FormProblem[];
  readonly key?: string;
  readonly lookupAnswer?: PlateLookupView['answer'];
  readonly photos?: ShownPhotos;
}

type Subject = FormSubject & { readonly car: Pick<Car, 'id' | 'carType'> | null };

const submitTexts: Readonly<Partial<Record<SingleStepFormName, string>>> = {
  requestPhotos: 'Ask for photos',
  preApproval: 'Ask about pre-approval',
  careers: 'Send application',
  tradeInEnquiry: 'Ask for an offer',
  parts: 'Ask for the part',
};

function partsSections({ stock }: Pick<SiteSettings, 'stock'>): NonNullable<LeadFormView['sections']> {
  return [
    {
      title: inSiteWords('Which car?', stock),
      fields: ['Rego', 'Vehicle State'],
      fieldsAfter: ['Vehicle'],
    },
    { title: 'What do you need?', fields: ['message'], takesPhotos: true },
    { title: 'How do you want it?', fields: ['How', 'postal_address', 'location_id'] },
    { title: 'Your details', fields: ['name', 'email', 'phone', 'opt_in'] },
  ];
}

function lookupOf(
  { stock }: Pick<SiteSettings, 'stock'>,
  { page, lookupAnswer }: ShownForm,
): PlateLookupView {
  return {
    // The answer is this page again, under its own address.
    action: page,
    button: `Find my ${vehicleNoun(1, stock)}`,
    busyText: 'Looking it up',
    answer: lookupAnswer ?? null,
  };
}

/** Whether photographs may be added to a form. */
export function takesPhotos(name: SingleStepFormName, { parts }: Pick<SiteSettings, 'parts'>): boolean {
  return name === 'parts' && parts.takesPhotos;
}

/** The view of a form (FORM-1, FORM-2). */
export function leadFormViewOf(site: FormSite, subject: Subject, shown: ShownForm): LeadFormView {
  const { settings } = site;
  const { enquiry, messages } = settings;
  const { name, page } = shown;
  return {
    form: describeForm(makeLeadForm(name, site, subject)),
    action: leadsPath,
    name,
    carId: subject.car?.id ?? null,
    page,
    entries: shown.entries ?? {},
    problems: shown.problems ?? [],
    key: shown.key ?? null,
    ...aroundForm(settings),
    ...(name === 'parts' && { sections: partsSections(settings) }),
    ...(name === 'parts' && settings.parts.looksUpPlates && { lookup: lookupOf(settings, shown) }),
    ...(takesPhotos(name, settings) && { photos: formPhotosView(settings, shown.photos) }),
    submitText: submitTexts[name] ?? enquiry.submitText,
    successCategory: successCategory(name),
    words: { formError: messages.formError, unexpectedError: messages.unexpectedError },
  };
}

/** What stands around every form of a site, whatever it asks. */
export type AroundForm = Pick<
  LeadFormView,
  'honeypotField' | 'submittingText' | 'notice' | 'privacy' | 'termsHref' | 'successPath'
>;

/** The same for all forms of a site. */
export function aroundForm(settings: FormSite['settings']): AroundForm {
  const { enquiry } = settings;
  return {
    honeypotField,
    submittingText: enquiry.submittingText,
    notice: enquiry.collectionNotice,
    privacy: privacyLink(settings),
    termsHref: pathFor(settings, 'terms'),
    successPath: enquiry.successPath,
  };
}
