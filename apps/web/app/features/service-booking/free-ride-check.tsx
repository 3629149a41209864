import type { FreeRideView } from '@forecourt/app/service-booking/service-page.view';
import { Button } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';

/** A free ride, and a plain GET form that says whether it goes as far as the visitor lives. */
export function FreeRideCheck({ ride }: { readonly ride: FreeRideView }) {
  const { text, action, typed, answer, error } = ride;
  return (
    <div className="free-ride">
      <p className="lead">{text}</p>
      <form action={action} method="get">
        <LabelledField id="ride-near" label="Your postcode" error={error} isAlert>
          {(field) => (
            <input
              {...field}
              key={typed}
              className="inp"
              name="near"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={40}
              defaultValue={typed}
            />
          )}
        </LabelledField>
        <Button type="submit" look="line">
          Check my postcode
        </Button>
      </form>
      {answer && (
        <p role="status" className="free-ride-answer" data-free={answer.isFree ? '' : undefined}>
          {answer.text}
        </p>
      )}
    </div>
  );
}
