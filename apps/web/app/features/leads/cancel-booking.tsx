import { Button } from '@forecourt/ui/button';

interface CancelBookingProps {
  readonly action: string;
  /** Cancel the test drive. */
  readonly text: string;
}

/** Gives a booking up in two presses, so that nobody does by one that slipped. */
export function CancelBooking({ action, text }: CancelBookingProps) {
  return (
    <details className="cancel-booking">
      <summary>{text}</summary>
      <form method="post" action={action} noValidate data-document="">
        <p>Then someone else can have your time.</p>
        <Button type="submit" look="line">
          Yes, cancel it
        </Button>
      </form>
    </details>
  );
}
