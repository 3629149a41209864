import { parsePhone } from '@forecourt/domain/core/australian-phone';
import type { WireValue } from '@forecourt/domain/form/form';
import type { Lead } from '@forecourt/domain/leads/lead';
import { plainParagraphs } from '../../shared/plain-text.ts';

export type Answers = Readonly<Record<string, WireValue>>;

type AnsweredFields = Pick<
  Lead,
  | 'name'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'preferredContactMethod'
  | 'message'
  | 'optIn'
  | 'termsAgreed'
  | 'rego'
  | 'additionalServices'
  | 'vehicleMake'
  | 'vehicleModel'
>;

/** What a form said, in the fields that a lead has for it, and the rest under the form's own names. */
export interface ReadAnswers {
  readonly fields: AnsweredFields;
  readonly chosen: {
    readonly category: string | null;
    readonly locationId: string | null;
    readonly dealershipSlug: string | null;
  };
  readonly others: Answers;
}

const mostOthers = 60;
const methods = ['Phone', 'Email', 'SMS'] as const;

/** Reads answers that the form's own schema has checked; the limits here are those of the columns. */
export function readLeadAnswers(sent: Answers): ReadAnswers {
  const left = new Map(Object.entries(sent).map(([name, answer]) => [name, clean(answer)]));
  const take = (name: string) => {
    const found = left.get(name) ?? null;
    left.delete(name);
    return found;
  };
  // Another form's name for the same: it also stays among the others, where the dealer's system looks for it.
  const look = (names: readonly string[]) => names.map((name) => left.get(name)).find(Boolean) ?? null;
  const text = (most: number, name: string, ...otherNames: readonly string[]) => {
    const answer = take(name) ?? look(otherNames);
    return typeof answer === 'string' && answer.trim() !== '' ? answer.slice(0, most).toWellFormed() : null;
  };
  const tick = (name: string) => {
    const answer = take(name);
    return typeof answer === 'boolean' ? answer : null;
  };
  const reach = text(254, 'reach');
  const isEmail = reach?.includes('@') ?? false;
  const method = text(20, 'PreferredContactMethod');
  const services = take('additional_services');
  return {
    fields: {
      name: text(200, 'name'),
      lastName: text(200, 'last_name'),
      email: text(254, 'email') ?? (isEmail ? reach : null),
      phone: text(40, 'phone') ?? (reach === null || isEmail ? null : phoneOf(reach)),
      postcode: text(10, 'postcode'),
      preferredContactMethod: methods.find((one) => one === method) ?? null,
      message: text(20_000, 'message', 'Comments', 'comments'),
      optIn: tick('opt_in'),
      termsAgreed: tick('terms'),
      rego: text(20, 'Rego', 'rego', 'Vehicle Rego'),
      additionalServices: Array.isArray(services)
        ? services.slice(0, 100).map((one: string) => one.slice(0, 300).toWellFormed())
        : [],
      vehicleMake: text(120, 'Vehicle Make'),
      vehicleModel: text(120, 'Vehicle Model'),
    },
    chosen: {
      category: text(120, 'category'),
      locationId: text(40, 'location_id', 'distribution-location'),
      dealershipSlug: text(120, 'dealership_slug', 'preferredDealership'),
    },
    others: Object.fromEntries([...left].slice(0, mostOthers)),
  };
}

/** As every other phone is stored; one of another country as it was typed. */
function phoneOf(typed: string): string {
  return parsePhone(typed)?.e164 ?? typed.slice(0, 40);
}

/** PostgreSQL stores neither a zero byte nor half a character: with one of them the lead would be refused. */
function clean(answer: WireValue): WireValue {
  if (typeof answer === 'string') return plainParagraphs(answer).slice(0, 20_000).toWellFormed();
  return Array.isArray(answer) ? answer.map((one: string) => plainParagraphs(one)) : answer;
}
