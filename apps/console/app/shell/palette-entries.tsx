import type { InboxRowView } from '@forecourt/app/leads/inbox/inbox.view';
import type { ReactNode } from 'react';
import type { KeyName } from '../shared/keys/key-map.ts';

/** Something that can be found or done. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: string;
  readonly text: string;
  readonly icon: ReactNode;
  /** What stands at its end. */
  readonly end?: string;
  readonly key?: KeyName;
  readonly run: () => void;
}

/** The entries that have every word of what was typed. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ group, text }) => {
    const whole = `${group} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

const groupOrder = ['On this lead', 'Leads', 'Go to', 'Do'];

/** As they stand on the screen, group by group: the arrows go the same way. */
export function inGroups(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  return entries.toSorted((a, b) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group));
}

export function leadText({ name, about }: InboxRowView): string {
  return about === null ? name : `${name}, ${about}`;
}
