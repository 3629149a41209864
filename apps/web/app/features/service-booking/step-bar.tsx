import type { BookingStepView } from '@forecourt/app/service-booking/booking-form.view';

interface StepBarProps {
  readonly steps: readonly Pick<BookingStepView, 'key' | 'title'>[];
  readonly step: number;
}

/** How far the visitor has come. */
export function StepBar({ steps, step }: StepBarProps) {
  const next = steps[step + 1];
  return (
    <div className="booking-steps">
      <div className="steps" aria-hidden="true">
        {steps.map(({ key }, place) => (
          <i key={key} className={place <= step ? 'on' : undefined} />
        ))}
      </div>
      <p className="stepno">
        Step {step + 1} of {steps.length}
        {next && <span>, next: {next.title}</span>}
      </p>
    </div>
  );
}
