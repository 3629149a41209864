const longest = 8_000;
/** The line above what a mail program quotes: On Mon, 2 Mar 2026 at 9:14 am, Mia wrote: */
const quoteBegins = [
  /^(?:on|am|le|el)\b.{4,200}\b(?:wrote|schrieb|écrit|escribió)\s*:\s*$/i,
  /^-{2,}\s*(?:original|forwarded) message\s*-{2,}$/i,
  /^_{8,}$/,
  /^from:\s.+@/i,
  /^sent from my \w+/i,
];

/** What somebody newly wrote in a mail: without what their program quotes of the mails before it. All of it where nothing else is left. */
export function answerText(text: string): string {
  const lines = text
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .slice(0, longest * 4)
    .split('\n');
  const fresh: string[] = [];
  for (const [place, line] of lines.entries()) {
    // Programs break the line in two where it is long.
    const both = `${line.trim()} ${(lines[place + 1] ?? '').trim()}`.trim();
    if (quoteBegins.some((begins) => begins.test(line.trim()) || (line.trim() !== '' && begins.test(both))))
      break;
    if (!line.startsWith('>')) fresh.push(line);
  }
  const words = tidy(fresh.join('\n'));
  return (words || tidy(lines.join('\n'))).slice(0, longest).toWellFormed();
}

const tidy = (text: string) => text.replaceAll(/\n{3,}/g, '\n\n').trim();
