/** What a photo shows, of the words for those who cannot see it: the name of the car and mere numbers say nothing new. */
export function photoCaption(alt: string, carName: string): string | null {
  const words = withoutName(alt, carName).replace(/^[,\s]+/, '');
  if (words === '' || /^photo \d+$/i.test(words)) return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Feeds name a car by more words or by fewer than the page does: two of them in a row are its name, up to the comma. */
function withoutName(alt: string, carName: string): string {
  const ofName = new Set(wordsOf(carName));
  const [name = '', ...rest] = alt.split(',');
  const isName = wordsOf(name)
    .slice(0, 2)
    .every((word) => ofName.has(word));
  if (isName && rest.length > 0) return rest.join(',');
  return alt.startsWith(carName) ? alt.slice(carName.length) : alt;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The first photo of the second group, by what its words say; null where none says so or all do. */
export function firstOfSecond(
  captions: readonly (string | null)[],
  secondBegins: readonly string[],
): number | null {
  const words = new RegExp(`\\b(?:${secondBegins.join('|')})\\b`, 'i');
  const at = captions.findIndex((caption) => caption !== null && words.test(caption));
  return at > 0 ? at : null;
}
