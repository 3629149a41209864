import { phoneWords } from '@forecourt/domain/contact/phone-words';
import { handSource } from '@forecourt/domain/leads/by-hand';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { SeenCar } from '@forecourt/domain/leads/lead-event';
import type { ChipView } from './inbox.view.ts';

type Named = Pick<Lead, 'name' | 'lastName' | 'phone' | 'email'>;

/** What a lead is called in a list: its sender's name, else how they can be reached. */
export function senderName({ name, lastName, phone, email }: Named): string {
  const full = [name, lastName].flatMap((part) => part?.trim() || []).join(' ');
  return full || (phone && phoneWords(phone)) || email || 'Somebody without a name';
}

/** Grace, where something is said of them. */
export function firstName(lead: Named): string {
  return senderName(lead).split(/\s+/)[0] ?? 'They';
}

/** 2025 Mazda CX-60 P50e GT, or what little is known of it. */
export function carWords(
  car: SeenCar | null,
  { vehicleMake, vehicleModel }: Pick<Lead, 'vehicleMake' | 'vehicleModel'>,
): string | null {
  const parts = car ? [car.year?.toString(), car.make, car.model, car.badge] : [vehicleMake, vehicleModel];
  const words = parts.flatMap((part) => part || []).join(' ');
  return words === '' ? (car?.name ?? null) : words;
}

/** Used Car Enquiry is long for a chip: Used enquiry. */
export function kindChip({ category, subcategory }: Pick<Lead, 'category' | 'subcategory'>): ChipView {
  const said = subcategory ?? category;
  const short = said.replace(/ Car Enquiry$/, ' enquiry').replace(/ Enquiry$/, '');
  return { text: short, tone: 'plain' };
}

/** Staff took it down: no form of a site stands behind it. */
export function handChips({ source }: Pick<Lead, 'source'>): readonly ChipView[] {
  return source === handSource ? [{ text: handSource, tone: 'plain' }] : [];
}

const stageWords: Readonly<Record<Lead['stage'], string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment made',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** How far a lead has come. */
export function stageChip(stage: Lead['stage']): ChipView {
  return { text: stageWords[stage], tone: stage === 'new' ? 'choice' : 'plain' };
}
