import type { DealershipId, VisitorId } from '@forecourt/domain/core/ids';
import type { RetentionCutoffs } from '@forecourt/domain/personal-data/retention-cutoffs';

/** By what a person is known on a site; whatever is null finds nothing. */
export interface KnownPerson {
  readonly visitorId: VisitorId | null;
  /** In E.164. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Who asked for it: the visitor themself, or whoever runs the platform for one who wrote to the dealer. */
export type AskedBy = 'visitor' | 'operator';

/** How many, by the table that they lie in. */
export type PersonalDataCounts = Readonly<Record<string, number>>;

/** The rows of a person, by table, each as its columns are called. */
export type PersonalRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export interface PersonalData {
  readonly rows: PersonalRows;
  /** Where else something of a person may lie: outside the tables nobody is found by name. */
  readonly elsewhere: readonly PlaceElsewhere[];
}

/** A place outside the tables: what it holds of people and for how long. */
export interface PlaceElsewhere {
  readonly place: string;
  readonly holds: string;
  readonly kept: string;
}

/** A file that a lead was written into for a dealership to fetch. */
export interface LeadFile {
  readonly dealershipId: DealershipId;
  readonly deliveryKey: string;
}

/** What a site knows of people, over all tables. */
export interface PersonalDataStore {
  /** How many rows of a person lie in which table. */
  count(person: KnownPerson): Promise<PersonalDataCounts>;

  /** Everything of a person that the list of personal data says an export shows, and that it was exported. */
  export(person: KnownPerson, askedBy: AskedBy): Promise<PersonalData>;

  /** The files in which leads of a person lie; asked before they are erased, as later nothing leads to them. */
  listFiles(person: KnownPerson): Promise<readonly LeadFile[]>;

  /** Photographs and other private files that a person sent; asked before they are erased too. */
  listPrivateKeys(person: KnownPerson): Promise<readonly string[]>;

  /** Erases a person, and writes down that it was done. What the law wants kept stays without contact data. */
  erase(person: KnownPerson, askedBy: AskedBy): Promise<PersonalDataCounts>;

  /** Removes a batch of what is past its time; nothing in the answer: there was no more. */
  expire(cutoffs: RetentionCutoffs, limit: number): Promise<PersonalDataCounts>;
}
