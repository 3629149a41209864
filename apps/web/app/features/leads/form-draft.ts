/** What a visitor has typed and not sent, kept while the tab is open: nothing typed is lost. */
interface Draft {
  readonly entries: readonly (readonly [string, string])[];
  /** By which the server knows the same form again; of a changed one it is another. */
  readonly key: string | null;
}

const root = 'forecourt:draft:';
const mostEntries = 100;

/** Under which name a form's draft is kept: of each car its own. */
export function draftName(form: string, carId: string | null): string {
  return `${root}${form}:${carId ?? ''}`;
}

/** Keeps what stands in a form now. A consent is not kept: it is given with the form that is sent. */
export function saveDraft(name: string, form: HTMLFormElement, key: string | null): void {
  const entries = [...fieldsOf(form)].map((field) => [field.name, field.value]);
  try {
    sessionStorage.setItem(name, JSON.stringify({ entries, key }));
  } catch {
    // Full or switched off: the page still holds it.
  }
}

/** Puts back what was typed before the page was left or loaded again. Answers with the key it was sent under. */
export function restoreDraft(name: string, form: HTMLFormElement): string | null {
  const draft = readDraft(name);
  if (!draft) return null;
  const kept = new Map(draft.entries);
  for (const field of fieldsOf(form)) {
    const value = kept.get(field.name);
    if (value !== undefined && value !== '') field.value = value;
  }
  return draft.key;
}

/** Forgets a draft: it was sent. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It ends with the tab.
  }
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function* fieldsOf(form: HTMLFormElement): Generator<TypedField> {
  for (const field of form.elements) {
    if (!field.hasAttribute('data-kept')) continue;
    // Of several answers to one question, the chosen one.
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) continue;
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      yield field;
  }
}

/** What is kept under a name, for a form that puts it back itself. */
export function readDraft(name: string): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Draft> | null;
    if (!stored || !Array.isArray(stored.entries)) return null;
    const entries = stored.entries.slice(0, mostEntries).filter(isEntry);
    return { entries, key: typeof stored.key === 'string' ? stored.key : null };
  } catch {
    return null;
  }
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
