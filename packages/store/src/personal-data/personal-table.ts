/** How the rows of a person are found in a table. */
export type Finding =
  | {
      /** Columns that hold what a person is known by. */
      readonly visitor?: string;
      readonly phone?: string;
      readonly email?: string;
    }
  | {
      /** Rows that belong to rows of a table further up on the list: `column` here is `key` there. */
      readonly of: string;
      readonly column: string;
      readonly key?: string;
    };

/** What erasing a person does to their rows. */
export type Erasing =
  | { readonly does: 'delete' }
  /** They go with the row that they belong to, by a foreign key. */
  | { readonly does: 'delete with'; readonly parent: string }
  /** The row stays, as a fact about nobody. */
  | { readonly does: 'blank'; readonly columns: readonly string[] }
  | { readonly does: 'nothing'; readonly because: string };

/** A table that holds data of visitors. */
export interface PersonalTable {
  readonly table: string;
  readonly foundBy: Finding;
  /** Columns that an export shows; a reason where it shows none. */
  readonly shows: readonly string[] | { readonly nothingBecause: string };
  readonly erasing: Erasing;
  /** Columns that look personal and stay, each with its reason. */
  readonly stays?: Readonly<Record<string, string>>;
  /** How long its personal data is kept: the setting, or the law. */
  readonly kept: string;
}

/** A place outside the database, and what it holds of people. */
export interface PersonalPlace {
  readonly place: string;
  readonly isPersonal: boolean;
  readonly holds: string;
  readonly erasing: string;
  readonly kept: string;
}
