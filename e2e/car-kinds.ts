import { requestSite } from './request-site.ts';

interface ListedCar {
  readonly href: string;
  readonly state: string;
  readonly fullName: string;
  readonly ribbon: { readonly text?: string } | null;
  readonly facts: readonly unknown[];
}

type PageData =
  | { readonly redirectTo: string }
  | {
      readonly redirectTo?: never;
      readonly view: {
        readonly slots: readonly { readonly kind: string; readonly car?: ListedCar }[];
        readonly pages: { readonly next: string | null } | null;
      };
    };

/** What a page about a car must bear, each told from its line in the search. */
export const carKinds = {
  'a car': () => true,
  'a reserved car': ({ ribbon }) => /reserved/i.test(ribbon?.text ?? ''),
  'a sold car': ({ state }) => state === 'gone',
  'a car with little but a name': ({ facts, state }) => facts.length === 0 && state !== 'gone',
  'a car with everything at great length': ({ fullName }) => fullName.length > 100,
} as const satisfies Record<string, (car: ListedCar) => boolean>;

export type CarKind = keyof typeof carKinds;

const mostPages = 100;

/** The address of the first car of a kind in a site's search; null where the site has none. */
export async function findCar(slug: string, kind: CarKind): Promise<string | null> {
  const isWanted: (car: ListedCar) => boolean = carKinds[kind];
  let next: string | null = '/search';
  for (let read = 0; next !== null && read < mostPages; read += 1) {
    const { body } = await requestSite(slug, `/_page${next}`);
    const data = JSON.parse(body) as PageData;
    if (data.redirectTo !== undefined) {
      next = data.redirectTo;
      continue;
    }
    for (const { car } of data.view.slots) if (car && isWanted(car)) return car.href;
    next = data.view.pages?.next ?? null;
  }
  return null;
}
