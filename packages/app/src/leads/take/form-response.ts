import * as z from 'zod';

const problem = z.object({ field: z.string().nullable(), message: z.string() });

/** What a script is told of a form that it sent: the server writes it, and the browser reads it by the same type. */
export const formResponse = z.object({
  lead_id: z.string().nullable(),
  /** Where the visitor goes next. */
  success_page: z.string().nullable(),
  /** Where what cannot be sent as it is can be mended: a time that is taken, by another. */
  next_page: z.string().nullable(),
  error: z.string().nullable(),
  errors: z.array(problem),
  /** What the dealer's own measuring is told; none of it is about the visitor. */
  event: z
    .object({
      number: z.int(),
      asc_name: z.string(),
      ga4_name: z.string().nullable(),
      parameters: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
});

export type FormResponse = z.infer<typeof formResponse>;
export type ReportedForm = NonNullable<FormResponse['event']>;

/** Of a form that became nothing yet: each response says what differs. */
export const unsent: FormResponse = {
  lead_id: null,
  success_page: null,
  next_page: null,
  error: null,
  errors: [],
  event: null,
};
