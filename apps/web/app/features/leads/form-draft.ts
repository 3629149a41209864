import type { FormBrowser } from './form-browser.ts';

/** What a visitor has typed and not sent, stored while the tab is open: nothing typed is lost. */
interface StoredDraft {
  readonly entries: readonly (readonly [string, string])[];
  /** The idempotency key that it was sent under; a changed form gets another. */
  readonly key: string | null;
}

export interface FormDraft {
  /** Stores what stands in a form now. A consent is left out: it is given with the form that is sent. */
  save(form: HTMLFormElement, key: string | null): void;
  /** For a form that puts it back itself. */
  read(): StoredDraft | null;
  /** Puts back what was typed before the page was left or loaded again. Returns the key it was sent under. */
  restore(form: HTMLFormElement): string | null;
  /** It was sent. */
  drop(): void;
}

const root = 'forecourt:draft:';
const mostEntries = 100;

/** The draft of a form: each car has its own. */
export function formDraft(
  { name, carId }: { readonly name: string; readonly carId: string | null },
  { sessionStorage }: Pick<FormBrowser, 'sessionStorage'>,
): FormDraft {
  const item = `${root}${name}:${carId ?? ''}`;
  const read = () => {
    try {
      return readDraft(sessionStorage().getItem(item));
    } catch {
      return null;
    }
  };
  return {
    save(form, key) {
      const entries = fieldsOf(form).map((field) => [field.name, field.value]);
      try {
        sessionStorage().setItem(item, JSON.stringify({ entries, key }));
      } catch {
        // Full or switched off: the page still holds it.
      }
    },
    read,
    restore(form) {
      const draft = read();
      if (!draft) return null;
      const entries = new Map(draft.entries);
      for (const field of keptFieldsOf(form)) {
        const value = entries.get(field.name);
        if (value === undefined || value === '') continue;
        if (isRadio(field)) field.checked = field.value === value;
        else field.value = value;
      }
      return draft.key;
    },
    drop() {
      try {
        sessionStorage().removeItem(item);
      } catch {
        // It ends with the tab.
      }
    },
  };
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isRadio = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'radio';

/** Of several radio buttons of one name, the chosen one. */
function fieldsOf(form: HTMLFormElement): readonly TypedField[] {
  return [...keptFieldsOf(form)].filter((field) => !isRadio(field) || field.checked);
}

function* keptFieldsOf(form: HTMLFormElement): Generator<TypedField> {
  for (const field of form.elements) {
    if (!field.hasAttribute('data-kept')) continue;
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      yield field;
  }
}

/** Anything may stand in storage: what cannot be read is no draft, and throws where it is no JSON. */
function readDraft(text: string | null): StoredDraft | null {
  const stored = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
  if (!stored || !Array.isArray(stored.entries)) return null;
  const entries = stored.entries.slice(0, mostEntries).filter(isEntry);
  return { entries, key: typeof stored.key === 'string' ? stored.key : null };
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
