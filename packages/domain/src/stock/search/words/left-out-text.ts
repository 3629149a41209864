/** Says that words which fit no car were not searched for. */
export function leftOutText(query: string): string {
  return `“${query.replaceAll(/["“”]/gu, '')}” isn’t listed for any of these, so we left it out.`;
}
