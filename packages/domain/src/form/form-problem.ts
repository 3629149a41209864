/** One line of the list of errors; the field is named as on the wire, and is null for the form as a whole. */
export interface FormProblem {
  readonly field: string | null;
  readonly message: string;
}
