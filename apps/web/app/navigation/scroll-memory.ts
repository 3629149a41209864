const storageName = 'forecourt.scroll';
const mostSteps = 50;

export interface ScrollMemory {
  remember(step: string, top: number): void;
  /** Null: the entry was never left. */
  recall(step: string): number | null;
  /** Lets a document that is loaded later know: after a reload, or on the way back from another site. */
  save(): void;
}

/** The scroll position of each history entry, in sessionStorage, which some browsers forbid even to name. */
export function scrollMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  const tops = new Map<string, number>(readTops(storage));
  return {
    remember(step, top) {
      tops.delete(step);
      tops.set(step, top);
      for (const oldest of tops.keys()) {
        if (tops.size <= mostSteps) break;
        tops.delete(oldest);
      }
    },
    recall: (step) => tops.get(step) ?? null,
    save() {
      try {
        storage().setItem(storageName, JSON.stringify([...tops]));
      } catch {
        // Full or forbidden: a later document then begins at its top.
      }
    },
  };
}

function readTops(storage: () => Pick<Storage, 'getItem'>): readonly (readonly [string, number])[] {
  try {
    const read: unknown = JSON.parse(storage().getItem(storageName) ?? '[]');
    return Array.isArray(read) ? read.filter(isTop).slice(-mostSteps) : [];
  } catch {
    return [];
  }
}

function isTop(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
