import type { CarId } from '@forecourt/domain/core/ids';
import type { Choice, Field } from '@forecourt/domain/form/field-description';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { offerVehicleForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import { hasPlateField } from '@forecourt/domain/trade-in/makes-instant-offers';
import { offerPaths } from './offer-address.ts';
import type { SiteContext } from '../site/site-context.ts';

/** The field of a plate, with its state: where a way to an offer begins. */
export interface PlateFormView {
  readonly action: string;
  readonly rego: Pick<Field, 'label' | 'maxLength' | 'name'> & {
    /** What is said where nothing is typed; all else that can be wrong the server says. */
    readonly missing: string;
  };
  readonly state: Pick<Field, 'label' | 'name'> & { readonly options: readonly Choice[] };
  readonly entries: { readonly rego: string; readonly state: string };
  readonly problems: readonly FormProblem[];
  /** The car that the offer is put towards. */
  readonly carId: string | null;
}

interface ShownPlate {
  readonly rego?: string;
  readonly state?: string;
  readonly problems?: readonly FormProblem[];
  readonly carId?: CarId | null;
}

/** The form of a plate (TRADE-2): the site's own state comes first. */
export function plateFormOf(
  { settings }: Pick<SiteContext, 'settings'>,
  { rego = '', state = '', problems = [], carId = null }: ShownPlate = {},
): PlateFormView {
  const { fields } = offerVehicleForm(settings);
  const options = fields.state.options ?? [];
  const own = ({ value }: { readonly value: string }) => value === settings.site.defaultState;
  const first = [...options.filter(own), ...options.filter((option) => !own(option))];
  const isKnown = first.some(({ value }) => value === state);
  return {
    action: offerPaths.lookUp,
    rego: {
      name: fields.rego.name,
      label: fields.rego.label,
      maxLength: fields.rego.maxLength,
      missing: fields.rego.messages.required,
    },
    state: { name: fields.state.name, label: fields.state.label, options: first },
    entries: { rego, state: isKnown ? state : (first[0]?.value ?? '') },
    problems,
    carId,
  };
}

/** The same on a page that is about something else, with a heading of its own. */
export interface PlateBandView {
  readonly heading: string;
  readonly text: string;
  readonly form: PlateFormView;
}

/** The plate field of the home page or of the results; null where the site has none there. */
export function plateBandOf(
  place: 'home' | 'results',
  { settings }: Pick<SiteContext, 'settings'>,
): PlateBandView | null {
  if (!hasPlateField(place, settings)) return null;
  return {
    heading: settings.tradeInContent.plateFieldHeading,
    text: 'Type the rego and we’ll look it up.',
    form: plateFormOf({ settings }),
  };
}
