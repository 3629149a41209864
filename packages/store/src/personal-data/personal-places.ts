import type { PersonalPlace } from './personal-table.ts';

/** Where personal data lies outside our tables, or could be thought to lie. */
export const personalPlaces: readonly PersonalPlace[] = [
  {
    place: 'bucket uploads, lead-drops/',
    isPersonal: true,
    holds: 'files of leads that a dealership fetches: name, contact, message',
    erasing: 'deleted by the key of each delivery',
    kept: 'leads.keepFilesDays',
  },
  {
    place: 'bucket uploads, private/',
    isPersonal: true,
    holds:
      'photographs that visitors sent of their cars, with a form or as an answer, drawn anew without place, time and camera, and PDFs that they answered with',
    erasing: 'deleted by the key of each file',
    kept: 'with the lead; photographs of cars 30 days where none came of it, those of a form that was never sent a day',
  },
  {
    place: 'bucket media',
    isPersonal: false,
    holds: 'nothing: photographs of cars for sale',
    erasing: 'nothing to erase',
    kept: 'with the car',
  },
  {
    place: 'job queue (graphile_worker._private_jobs)',
    isPersonal: false,
    holds: 'ids, and what is sealed under a key that the queue does not have',
    erasing: 'nothing to erase: what an id leads to is gone',
    kept: 'until done',
  },
  {
    place: 'OpenSearch, the index of stock',
    isPersonal: false,
    holds: 'nothing: cars and where they stand',
    erasing: 'nothing to erase',
    kept: 'with the car',
  },
  {
    place: 'Redis',
    isPersonal: false,
    holds: 'nothing: pages that are the same for everybody, and counts under keyed hashes',
    erasing: 'nothing to erase',
    kept: 'hours, at most a day',
  },
  {
    place: 'mail and SMS that were sent, and systems of dealers that were given a lead',
    isPersonal: true,
    holds: 'what the message said',
    erasing: 'out of our hands: the dealership is asked, as the page says',
    kept: 'by whoever received it',
  },
];
