import { knownText } from '../core/known-text.ts';
import type { Model } from './model.ts';
import { modelsPath } from './model-link.ts';

type ShelvedModel = Pick<Model, 'name' | 'manufacturerBody' | 'bodyStyle' | 'position'>;

export interface ModelShelf<Shelved> {
  /** Null for the models that say nothing of their body, which come last. */
  readonly body: string | null;
  readonly href: string;
  readonly models: readonly Shelved[];
}

/** A model names up to three bodies. */
const bodiesPerModel = 3;

/**
 * The models of a site by body: bodies left and tiles right in the models menu (NAV-2), buttons and carousel
 * in the range explorer (HOME-2). Bodies stand in the order in which the manufacturer's models bring them.
 */
export function modelsByBody<Shelved extends ShelvedModel>(
  models: readonly Shelved[],
): readonly ModelShelf<Shelved>[] {
  const ordered = models.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en-AU'));
  const shelves = new Map<string, { body: string; models: Shelved[] }>();
  const unshelved: Shelved[] = [];

  for (const model of ordered) {
    const bodies = bodiesOf(model);
    if (bodies.size === 0) unshelved.push(model);
    for (const [key, body] of bodies) {
      const shelf = shelves.get(key) ?? { body, models: [] };
      shelf.models.push(model);
      shelves.set(key, shelf);
    }
  }
  const named = Array.from(shelves.values(), ({ body, models: shelved }) => ({
    body,
    href: modelsPath(body),
    models: shelved,
  }));
  return unshelved.length === 0
    ? named
    : [...named, { body: null, href: modelsPath(null), models: unshelved }];
}

/** Feeds write SUV and Suv, and name one body twice. */
function bodiesOf({ manufacturerBody, bodyStyle }: ShelvedModel): ReadonlyMap<string, string> {
  const named = manufacturerBody.slice(0, bodiesPerModel).flatMap((body) => knownText(body) ?? []);
  const style = knownText(bodyStyle);
  const bodies = named.length > 0 || style === null ? named : [style];
  const spellings = new Map<string, string>();
  for (const body of bodies) {
    if (!spellings.has(body.toLowerCase())) spellings.set(body.toLowerCase(), body);
  }
  return spellings;
}
