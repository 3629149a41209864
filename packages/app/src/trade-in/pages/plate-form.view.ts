import type { CarId } from '@forecourt/domain/core/ids';
import type { Field } from '@forecourt/domain/form/field-description';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { offerVehicleForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import { hasPlateField } from '@forecourt/domain/trade-in/makes-instant-offers';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';

/** The field of a plate, with its state: where a way to an offer begins. */
export interface PlateFormView {
  readonly action: string;
  readonly rego: Field;
  readonly state: Field;
  readonly entries: { readonly rego: string; readonly state: string };
  readonly problems: readonly FormProblem[];
  /** The car that the offer is put towards. */
  readonly carId: string | null;
  readonly label: string;
  readonly submitText: string;
  readonly busyText: string;
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
  const form = offerVehicleForm(settings);
  const options = form.fields.state.options ?? [];
  const own = ({ value }: { readonly value: string }) => value === settings.site.defaultState;
  const first = [...options.filter(own), ...options.filter((option) => !own(option))];
  const isKnown = first.some(({ value }) => value === state);
  return {
    action: offerPaths.lookUp,
    rego: form.fields.rego,
    state: { ...form.fields.state, options: first },
    entries: { rego, state: isKnown ? state : (first[0]?.value ?? '') },
    problems,
    carId,
    label: 'State and rego',
    submitText: 'Find my car',
    busyText: 'Looking it up',
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
    text: 'Type the rego. We’ll look it up and take it from there.',
    form: plateFormOf({ settings }),
  };
}
