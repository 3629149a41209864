import { listed } from './listed.ts';

const signs = [',', ';', ':', '|', '/', '-', '+'];

/** Words that join what was read with what stays text, dropped from the text's beginning. */
export const glueAfterRead: ReadonlySet<string> = new Set([
  ...signs,
  ...listed(`with, w, and, or, a, an, the, that, thats, which, has, have, having, for, also, please, pls, plz, colour,
  color, coloured, budget, only`),
]);

/** And those dropped from its end, before what was read. */
export const glueBeforeRead: ReadonlySet<string> = new Set([
  ...signs,
  ...listed(`with, w, and, or, a, an, the, that, which, in, for, of, by, to, is, it, are, any, some, all, me, my, i, im,
  id, ill, we, us, you, your, do, have, has, got, get, what, whats, there, would, like, want, wanting, wanted, wtb, need,
  show, find, search, searching, looking, after, buy, sell, something, available`),
]);
