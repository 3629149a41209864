import {
  waitsAtFirst,
  type HandAnswers,
  type HandKindName,
  type HandWay,
} from '@forecourt/domain/leads/by-hand';
import type { HandCarView } from '@forecourt/app/leads/by-hand/hand-form.view';
import { keep, readKept } from '../../../shared/on-this-device.ts';

/** What is typed of a lead that is not taken down yet. */
export interface HandDraft extends HandAnswers {
  readonly way: HandWay;
  readonly kind: HandKindName;
  /** Empty: nobody chose a yard. */
  readonly at: string;
  readonly car: HandCarView | null;
  readonly optIn: boolean;
  /** Null: as the way in which they came has it. */
  readonly waits: boolean | null;
  readonly isMailed: boolean;
  /** By which it is one lead, whatever became of the first try. */
  readonly key: string;
  /** What went to the server first and was never answered; empty where nothing did. */
  readonly sent: string;
}

export function newDraft(at: string): HandDraft {
  return {
    name: '',
    phone: '',
    email: '',
    message: '',
    way: 'walked_in',
    kind: 'used_car',
    at,
    car: null,
    optIn: false,
    waits: null,
    isMailed: false,
    key: crypto.randomUUID(),
    sent: '',
  };
}

const keyOf = (staffId: string) => `console.draft.${staffId}.new-lead`;

/** What was typed before: it outlives a reload, a lost signal and a closed window. */
export function readHandDraft(staffId: string, at: string): HandDraft {
  const fresh = newDraft(at);
  try {
    const kept: unknown = JSON.parse(readKept(keyOf(staffId)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh;
  }
}

/** Null once it was taken. */
export function keepHandDraft(staffId: string, draft: HandDraft | null): void {
  keep(keyOf(staffId), draft && JSON.stringify(draft));
}

/** Somebody typed in it. */
export function isBegun({ name, phone, email, message, car }: HandDraft): boolean {
  return [name, phone, email, message].some((text) => text.trim() !== '') || car !== null;
}

/** What changes with the car: a new one is filed as new, unless it is about something else. */
export function withCar({ kind }: HandDraft, car: HandCarView | null): Pick<HandDraft, 'car' | 'kind'> {
  const isAboutCar = kind === 'new_car' || kind === 'used_car';
  return { car, kind: isAboutCar && car?.kind ? car.kind : kind };
}

export const waitsOf = ({ way, waits }: HandDraft): boolean => waits ?? waitsAtFirst(way);

/** As the server takes it. */
export function bodyOf(draft: HandDraft) {
  const { name, phone, email, message, way, kind, at, car, optIn, isMailed, key } = draft;
  const waits = waitsOf(draft);
  const said = { name, phone, email, message, way, kind, at, carId: car?.id ?? null, optIn, waits, key };
  return { ...said, isMailed: isMailed && waits && email.trim() !== '' };
}
