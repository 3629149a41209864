import { createHash } from 'node:crypto';

/**
 * The UUID (version 7) that a moment and a key always make: what happens once under a key is one row, also where
 * the table is parted by time and could not see a repeat in another part.
 */
export function idOfKey(moment: Date, key: string): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16);
  bytes.writeUIntBE(moment.getTime(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
