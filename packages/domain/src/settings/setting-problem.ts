import type { LayerRef } from './layers.ts';

/** One override that was refused, or was found stored and is ignored. */
export interface SettingProblem extends LayerRef {
  readonly code: 'unknown' | 'invalid' | 'not_allowed' | 'too_large';
  /** Where it is, into the value as far as can be said: `header.links[2].href`. Empty for a whole layer. */
  readonly path: string;
  /** A sentence for the person who edits the settings. */
  readonly reason: string;
}

const plainName = /^[A-Za-z_$][\w$]*$/;

/** Writes a path as people read it; a name that is not plain is quoted, so no two paths look the same. */
export function pathText(segments: readonly PropertyKey[]): string {
  return segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`;
    const name = String(segment);
    if (!plainName.test(name)) return `${path}[${JSON.stringify(name)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');
}
