/** Something a person can mend: the message is the whole answer, so no stack is ever shown with it. */
export class ServiceProblem extends Error {
  override name = 'ServiceProblem';
}
