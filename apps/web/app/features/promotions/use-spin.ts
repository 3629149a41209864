import type { SpinPageView } from '@forecourt/app/promotions/spin-page.view';
import { wheelTurn } from '@forecourt/domain/promotions/game/wheel-slices';
import { useRef, useState, type FormEvent } from 'react';

type Problems = NonNullable<SpinPageView['form']>['problems'];

interface SpinAnswer {
  readonly prize?: string | null;
  readonly page?: string;
  readonly redirectTo?: string;
  readonly errors?: Problems;
}

const answerMs = 15_000;
const wholeTurns = 5;
const spinMs = 4_500;
/** A wheel that is not seen, as in another tab, tells nobody that it has stopped. */
const longestSpinMs = 7_000;

/**
 * Sends the form by a script, turns the wheel to what was drawn, and goes on to the result. Where that does not work the
 * form is sent as it is; whoever wants no motion sees the result at once.
 */
export function useSpin({ wheel, form }: Pick<SpinPageView, 'form' | 'wheel'>) {
  const [phase, setPhase] = useState<'ready' | 'drawing' | 'turning'>('ready');
  const disc = useRef<SVGGElement>(null);
  const [problems, setProblems] = useState<Problems>(form?.problems ?? []);
  const next = useRef<string | null>(null);
  const goOn = () => {
    if (next.current !== null) window.location.assign(next.current);
  };

  const send = async (sent: HTMLFormElement) => {
    setPhase('drawing');
    const answer = await post(sent);
    if (answer?.errors) {
      setProblems(answer.errors);
      setPhase('ready');
      return;
    }
    next.current = answer?.page ?? answer?.redirectTo ?? null;
    if (answer === null || next.current === null) {
      sent.submit();
      return;
    }
    if (answer.prize === undefined || prefersStillness()) {
      goOn();
      return;
    }
    setPhase('turning');
    const degrees = wholeTurns * 360 + wheelTurn(wheel.slices, answer.prize);
    turnTo(disc.current, degrees, goOn);
    setTimeout(goOn, longestSpinMs);
  };

  return {
    phase,
    disc,
    problems,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (phase === 'ready') void send(event.currentTarget);
    },
  };
}

function turnTo(disc: SVGGElement | null, degrees: number, then: () => void): void {
  const turning = disc?.animate([{ rotate: '0deg' }, { rotate: `${degrees}deg` }], {
    duration: spinMs,
    easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)',
    fill: 'forwards',
  });
  turning?.addEventListener('finish', then);
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

async function post(form: HTMLFormElement): Promise<SpinAnswer | null> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(answerMs),
    });
    return response.ok || response.status === 422 ? ((await response.json()) as SpinAnswer) : null;
  } catch {
    return null;
  }
}
