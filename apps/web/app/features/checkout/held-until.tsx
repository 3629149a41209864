import type { HeldUntilView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Until when the car is held: the moment leads, what is left follows without alarm. */
export function HeldUntil({ until }: { readonly until: HeldUntilView }) {
  const { when, clock, startsAtMs, endsAtMs } = until;
  const leftMs = useLeft(until);
  const whole = Math.max(1, endsAtMs - startsAtMs);
  const share = Math.min(100, Math.max(0, (leftMs / whole) * 100));
  return (
    <div className="until">
      <p className="small muted">Held for you until</p>
      <p className="when">{when}</p>
      <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className="whole" />
        <rect width={share.toFixed(1)} height="6" />
      </svg>
      <p className="left">
        <span className="muted">{clock}</span>
        <span>
          <b>{leftWords(leftMs)}</b> left
        </span>
      </p>
    </div>
  );
}

/** From the server's clock on, whatever that of the browser says. */
function useLeft({ endsAtMs, nowMs }: HeldUntilView): number {
  const [passedMs, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = window.setInterval(() => setPassed(performance.now() - began), minuteMs / 2);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, endsAtMs - nowMs - passedMs);
}

/** 47 h 58 min. */
function leftWords(leftMs: number): string {
  const minutes = Math.floor(leftMs / minuteMs);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
