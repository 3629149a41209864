import { useEffect, useState } from 'react';
import type { FormProblem } from '@forecourt/domain/form/form-problem';

const none: ReadonlySet<string> = new Set();

/** The problems of fields that were not touched since they were told: what is being mended is no longer marked. */
export function useUnmended(problems: readonly FormProblem[]) {
  const [touched, setTouched] = useState(none);
  useEffect(() => setTouched(none), [problems]);
  return {
    unmended: problems.filter(({ field }) => field === null || !touched.has(field)),
    touch: (target: EventTarget) => {
      if (!('name' in target) || typeof target.name !== 'string' || touched.has(target.name)) return;
      setTouched(new Set([...touched, target.name]));
    },
  };
}
