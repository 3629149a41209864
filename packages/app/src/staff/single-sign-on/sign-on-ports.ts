import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { SignOnDirectory } from '../../ports/staff/sign-on-directory.port.ts';
import type { SingleSignOn } from '../../ports/staff/single-sign-on.port.ts';
import type { SignInPorts } from '../staff-ports.ts';

/** What single sign-on stands on. */
export interface SignOnPorts extends SignInPorts {
  readonly signOnDirectory: SignOnDirectory;
  readonly singleSignOn: SingleSignOn;
  readonly codeKeys: Pick<CodeKeys, 'seal' | 'open'>;
  /** Where providers send browsers back to: https://console.forecourt.example. */
  readonly origin: string;
}

/** Why nobody was let in. What it was is for the log: whoever stands at the door is told the same of all but the last two. */
export type SignOnError =
  | {
      readonly code: 'nobody_asked' | 'refused_there' | 'email_not_proved' | 'not_theirs' | 'not_proved_anew';
    }
  | { readonly code: 'no_answer' }
  | { readonly code: 'too_often' };
