import type { FindStepView } from '@forecourt/app/trade-in/pages/find-step.view';
import { NotFoundState } from './not-found-state.tsx';
import { PlateState } from './plate-state.tsx';
import { SeveralState } from './several-state.tsx';
import { WaitingState } from './waiting-state.tsx';

/** Which car it is: its plate, the wait, one of several, or none. */
export function FindStep({ view }: { readonly view: FindStepView }) {
  if (view.state === 'plate') return <PlateState view={view} />;
  if (view.state === 'waiting') return <WaitingState view={view} />;
  return view.state === 'several' ? <SeveralState view={view} /> : <NotFoundState view={view} />;
}
