const quotation = /"[^"]*"/gu;

/** What could be left out of words that find nothing: those that are no name of anything first, then all of them. */
export function fewerWords(query: string): readonly { readonly kept: string; readonly leftOut: string }[] {
  const kept = (query.match(quotation) ?? []).join(' ');
  const leftOut = query.replaceAll(quotation, ' ').trim().replaceAll(/\s+/g, ' ');
  const all = { kept: '', leftOut: query };
  return kept === '' || leftOut === '' ? [all] : [{ kept, leftOut }, all];
}
