import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { formatDollars } from '@forecourt/domain/core/money';
import { answerWords } from '@forecourt/domain/leads/answer-words';
import type { SeenCar } from '@forecourt/domain/leads/lead-event';
import { wallMoment } from '../../shared/local-moment.ts';
import type { LeadMessage } from './lead-message.ts';

export interface LeadRow {
  readonly label: string;
  readonly value: string;
}

/** What staff read of a lead, in the order in which they need it: who, about what, what else, where from. */
export function leadRows(message: LeadMessage): readonly LeadRow[] {
  const { lead, car, consent } = message;
  const rows: readonly (readonly [string, string | number | null | undefined])[] = [
    ['Reference', message.reference],
    ['Form', lead.formCompleted ? null : 'Not finished: they left before its last step'],
    ['Name', fullName(lead)],
    ['Phone', shownPhone(lead.phone)],
    ['Email', lead.email],
    ['Prefers', lead.preferredContactMethod],
    ['Postcode', lead.postcode],
    ['Car', carName(message)],
    ['Stock number', car?.stockNumber ?? lead.stockNumber],
    ['Price', shownPrice(car)],
    ['Odometer', car?.km === null || car?.km === undefined ? null : `${car.km.toLocaleString('en-AU')} km`],
    ['Rego', lead.rego],
    ['Location', lead.location],
    ['Also wants', lead.additionalServices.join(', ')],
    ...otherAnswers(message),
    ['Offers by email and SMS', consent === null ? null : consentWords(consent.optIn, consent.optInText)],
    ['Page', lead.url],
    [
      'Campaign',
      Object.entries(lead.linkedQueryParams)
        .map((pair) => pair.join(': '))
        .join(', '),
    ],
    ['May repeat', repeatWords(message)],
    ['Received', wallMoment(message.followUp?.at ?? lead.createdAt, message.zone)],
  ];
  return rows.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}

function repeatWords({ possibleRepeatOf: earlier, zone }: LeadMessage): string | null {
  return earlier && `The enquiry received ${wallMoment(earlier.createdAt, zone)}: same phone and email`;
}

/** The person as they called themselves. */
export function fullName({
  name,
  lastName,
}: {
  name: string | null;
  lastName: string | null;
}): string | null {
  return [name, lastName].filter(Boolean).join(' ') || null;
}

/** The car as a line, from what the visitor saw, else from what the lead says. */
export function carName({ lead, car }: Pick<LeadMessage, 'lead' | 'car'>): string | null {
  return car?.name ?? ([lead.vehicleMake, lead.vehicleModel].filter(Boolean).join(' ') || null);
}

function shownPhone(phone: string | null): string | null {
  return phone === null ? null : (parsePhone(phone)?.display ?? phone);
}

function shownPrice(car: SeenCar | null): string | null {
  if (car?.priceCents === null || car?.priceCents === undefined) return null;
  return [formatDollars(car.priceCents), car.priceType].filter(Boolean).join(' ');
}

/** What the form asked beside these; what has a row or stands above them all is not said twice. */
function otherAnswers({ lead, answers }: LeadMessage): readonly (readonly [string, string])[] {
  const said = new Set<unknown>([lead.message, lead.rego, lead.vehicleMake, lead.vehicleModel]);
  return Object.entries(answers).flatMap(([name, answer]) => {
    const { label, value } = answerWords(name, answer);
    return said.has(answer) ? [] : [[label, value] as const];
  });
}

function consentWords(optIn: boolean, text: string | null): string {
  return optIn ? `Yes: ${text ?? ''}` : 'No';
}
