/** The loan for any car. Loaded when the first field of the calculator is touched. */
export { anyCarLoan as workOutAnyCar } from '@forecourt/app/finance/any-car-loan';
