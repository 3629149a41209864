/** What a seller says of the car that makes it worth more or less. */
export interface ValuedAnswers {
  readonly odometer: number | null;
  readonly serviceHistory: string | null;
  readonly numberOfKeys: string | null;
  readonly carCondition: string | null;
}

/** The answers as the valuation service asks for them (DATA-6), under the form's names. */
export function adjustmentAnswers({
  odometer,
  serviceHistory,
  numberOfKeys,
  carCondition,
}: ValuedAnswers): readonly { readonly question: string; readonly answer: string }[] {
  const asked = {
    odometer,
    service_history: serviceHistory,
    number_of_keys: numberOfKeys,
    car_condition: carCondition,
  };
  return Object.entries(asked).flatMap(([question, answer]) =>
    answer === null ? [] : [{ question, answer: String(answer) }],
  );
}

/**
 * The answers as one text: the same text is the same offer until it ends. Who sells the car, and what else they wrote,
 * makes no other number.
 */
export function answersText(
  plate: { readonly rego: string; readonly state: string },
  answers: ValuedAnswers,
): string {
  const said = adjustmentAnswers(answers).map(({ question, answer }) => [question, answer]);
  return JSON.stringify([plate.rego, plate.state, ...said]);
}
