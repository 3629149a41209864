import type { SignInView } from '@forecourt/app/accounts/sign-in-page.view';
import { Photo } from '@forecourt/ui/photo';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { SignedInStep } from './signed-in-step.tsx';
import '@forecourt/ui/styles/code-field.css';
import './sign-in.css';

/** Signing in by a code from the phone (AUTH-1), one step at a time. */
export function Page({ view }: { readonly view: SignInView }) {
  const { picture } = view;
  return (
    <div className="si" data-has-picture={picture !== null}>
      {picture && (
        <div className="si-pic">
          <Photo picture={picture} sizes="(min-width: 62.5em) 60vw, 1px" width={960} height={640} />
        </div>
      )}
      <div className="si-b">
        {view.step === 'phone' && <PhoneStep view={view} />}
        {view.step === 'code' && <CodeStep view={view} />}
        {view.step === 'signed-in' && <SignedInStep view={view} />}
      </div>
    </div>
  );
}
