/** What a photo shows, of the words for those who cannot see it: the name of the car and mere numbers say nothing new. */
export function photoCaption(alt: string, carName: string): string | null {
  const words = (alt.startsWith(carName) ? alt.slice(carName.length) : alt).replace(/^[,\s]+/, '');
  if (words === '' || /^photo \d+$/i.test(words)) return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
