/** A vendor answers more than it can have to say. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** The body of a response as text, no longer than it can be; the time limit of its request holds here too. */
export async function readLimited({ body }: Response, mostBytes: number): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AnswerTooLong(`over ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
