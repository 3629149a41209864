import * as z from 'zod';

const rows = z.array(z.record(z.string(), z.unknown()).readonly()).readonly();
const elsewhere = z.object({ place: z.string(), holds: z.string(), kept: z.string() }).readonly();

/** What a person gets who asks for their data. */
export const exportedPersonalData = z.object({
  site: z.string(),
  exportedAt: z.iso.datetime(),
  data: z
    .record(z.string(), rows)
    .readonly()
    .describe(
      'Rows by where they are kept: visitors, leads, messages and the like. Where there is nothing, it is left out.',
    ),
  elsewhere: z.array(elsewhere).readonly().describe('Where else something lies, and what happens to it.'),
});

export type ExportedPersonalData = Readonly<z.output<typeof exportedPersonalData>>;
