import { describeForm } from '@forecourt/domain/form/form';
import type { Field } from '@forecourt/domain/form/field-description';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { Page } from '../../shared/page.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { makeLeadForm, type FormSubject, type SingleStepFormName } from './make-lead-form.ts';
import { leadsPath, type FormEntries } from './lead-form.view.ts';

/** What was filled in, once more before it is sent: without a script a second press would send it twice. */
export interface ConfirmPageView {
  readonly heading: string;
  readonly lead: string;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly action: string;
  /** Everything that is sent, in the order of the form. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly submitText: string;
  readonly back: { readonly href: string; readonly text: string };
}

interface Filled {
  readonly name: SingleStepFormName;
  readonly car: FormSubject['car'];
  readonly entries: FormEntries;
  /** What is sent beside the answers: which form it is, the key, the page. */
  readonly beside: Readonly<Record<string, string>>;
  /** Names of the photographs that came with it. */
  readonly photoNames?: readonly string[];
  readonly back: string;
  readonly now: Date;
}

/** The page between a form and its sending (FORM-1), for one person and kept by nobody. */
export async function showConfirmPage(
  { store }: { readonly store: StoreRunner<{ readonly locations: Pick<LocationStore, 'list'> }> },
  context: SiteContext,
  { name, car, entries, beside, photoNames = [], back, now }: Filled,
): Promise<Page<'lead-confirm', ConfirmPageView>> {
  const locations = await store.run(context.scope, (stores) => stores.locations.list(1_000));
  const { fields } = describeForm(makeLeadForm(name, context, { car, locations }));
  const heading = 'Is this right?';
  return {
    kind: 'lead-confirm',
    status: 200,
    head: unlistedHead(context, heading),
    view: {
      heading,
      lead: 'Nothing’s been sent yet. Press the button once and it’s on its way.',
      answers: [
        ...fields.flatMap((field) => answerOf(field, entries[field.name])),
        ...(photoNames.length > 0 ? [{ label: 'Photos', value: photoNames.join(', ') }] : []),
      ],
      action: leadsPath,
      fields: [
        ...Object.entries(beside).map(([key, value]) => ({ name: key, value })),
        ...Object.entries(entries).flatMap(([key, value]) =>
          [value].flat().map((one) => ({ name: key, value: one })),
        ),
      ],
      submitText: context.settings.enquiry.submitText,
      back: { href: back, text: 'Go back and change it' },
    },
    validUntil: now,
    isDegraded: false,
  };
}

function answerOf({ kind, label, options = [] }: Field, entry: FormEntries[string] | undefined) {
  if (kind === 'hidden') return [];
  if (kind === 'tick') return [{ label, value: entry === undefined || entry === '' ? 'No' : 'Yes' }];
  const values = [entry ?? []].flat().filter((one) => one !== '');
  if (values.length === 0) return [];
  const words = values.map((one) => options.find(({ value }) => value === one)?.label ?? one);
  return [{ label, value: words.join(', ') }];
}
