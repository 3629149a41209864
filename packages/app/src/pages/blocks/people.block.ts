import { initialsOf } from '@forecourt/domain/core/initials';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { defineBlock } from './define-block.ts';

export interface PersonView {
  readonly name: string;
  readonly initials: string;
  /** Owner; Sales manager, Aspley. */
  readonly role: string;
  readonly email: string | null;
}

export interface PeopleView {
  readonly heading: string;
  readonly people: readonly PersonView[];
  readonly contact: { readonly label: string; readonly href: string };
}

const mostPeople = 4;

/** Whom a visitor will be talking to (HOME-3): the people whom the site names on its contact page. */
export const people = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: (_stored, { context: { settings } }) => {
    const { contact, home } = settings;
    const named = contact.people.slice(0, mostPeople);
    if (named.length === 0) return null;
    const view: PeopleView = {
      heading: home.peopleHeading,
      people: named.map(({ name, role, place, email }) => ({
        name,
        initials: initialsOf(name),
        role: [role.charAt(0).toUpperCase() + role.slice(1), place]
          .filter((part) => part !== null)
          .join(', '),
        email,
      })),
      contact: { label: 'All contacts', href: pathFor(settings, 'contact') },
    };
    return { view };
  },
});
