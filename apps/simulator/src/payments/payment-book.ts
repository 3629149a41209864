import { randomBytes } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import type { Kinds } from './payment-objects.ts';

export type Kind = keyof Kinds;

interface Line {
  readonly kind: Kind;
  readonly account: string;
  readonly it: Kinds[Kind];
}

/** What the provider keeps, by account. With a file it is still there after the program was killed. */
export interface PaymentBook {
  /** Writes an object down, new or changed. */
  put<K extends Kind>(kind: K, account: string, it: Kinds[K]): Kinds[K];
  /** Of this account alone. */
  get<K extends Kind>(kind: K, account: string, id: string): Kinds[K] | null;
  /** Whoever's it is. */
  find<K extends Kind>(kind: K, id: string): { readonly account: string; readonly it: Kinds[K] } | null;
  /** The newest first. */
  list<K extends Kind>(kind: K, account: string): readonly Kinds[K][];
  accounts(): readonly string[];
  remove(kind: Kind): void;
  clear(): void;
}

export function paymentBook(file: string | null): PaymentBook {
  const shelves = new Map<string, Map<string, Kinds[Kind]>>();
  const owners = new Map<string, string>();
  const journal = file === null ? null : openJournal(file);

  const shelfOf = (kind: Kind, account: string) => {
    const name = `${kind} ${account}`;
    const known = shelves.get(name) ?? new Map<string, Kinds[Kind]>();
    shelves.set(name, known);
    return known;
  };
  const keep = ({ kind, account, it }: Line) => {
    shelfOf(kind, account).set(it.id, it);
    owners.set(`${kind} ${it.id}`, account);
  };
  for (const line of journal?.lines ?? []) keep(line);

  const drop = (isDropped: (kind: string) => boolean) => {
    for (const map of [shelves, owners]) {
      for (const name of map.keys()) if (isDropped(name.split(' ')[0] ?? '')) map.delete(name);
    }
  };

  return {
    put(kind, account, it) {
      keep({ kind, account, it });
      journal?.write({ kind, account, it });
      return it;
    },
    get: <K extends Kind>(kind: K, account: string, id: string) =>
      (shelfOf(kind, account).get(id) as Kinds[K] | undefined) ?? null,
    find<K extends Kind>(kind: K, id: string) {
      const account = owners.get(`${kind} ${id}`);
      const it = account === undefined ? undefined : shelfOf(kind, account).get(id);
      return account === undefined || !it ? null : { account, it: it as Kinds[K] };
    },
    list: <K extends Kind>(kind: K, account: string) =>
      [...shelfOf(kind, account).values()].toReversed() as Kinds[K][],
    accounts: () => [...new Set(owners.values())].toSorted(),
    remove: (kind) => drop((name) => name === kind),
    clear: () => drop(() => true),
  };
}

/**
 * What belongs together is one line: charge, session and the kept answer of a call are all there after the program was
 * killed, or none is. A line that was left half is not read.
 */
function openJournal(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').flatMap((line): Line[] => {
    try {
      return line === '' ? [] : (JSON.parse(line) as Line[]);
    } catch {
      return [];
    }
  });
  const handle = openSync(file, 'a');
  process.once('exit', () => closeSync(handle));
  if (text !== '' && !text.endsWith('\n')) appendFileSync(handle, '\n');
  let together: string[] = [];
  const flush = () => {
    appendFileSync(handle, `[${together.join(',')}]\n`);
    together = [];
  };
  return {
    lines,
    write(line: Line) {
      // Before any answer: what a call does, it does in one go.
      if (together.length === 0) queueMicrotask(flush);
      together.push(JSON.stringify(line));
    },
  };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
