import type { FormDescription } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { PictureView } from '../shared/picture.view.ts';

interface SignInBase {
  readonly heading: string;
  readonly picture: PictureView | null;
}

interface SignInForm extends SignInBase {
  readonly action: string;
  readonly form: FormDescription;
  readonly problems: readonly FormProblem[];
  readonly submitText: string;
}

/** The steps of signing in, as pages that work without a script. */
export type SignInView =
  | (SignInForm & {
      readonly step: 'phone';
      readonly reason: string;
      /** The car whose heart was pressed, by name: signing in saves it (WATCH-2). */
      readonly saves: string | null;
      /** What was typed, where it has to be mended. */
      readonly phone: string;
      readonly back: { readonly href: string; readonly text: string };
    })
  | (SignInForm & {
      readonly step: 'code';
      readonly sentTo: string;
      /** For how long the code works. */
      readonly lifetime: string;
      readonly resend: { readonly action: string; readonly text: string; readonly inSeconds: number };
      readonly change: { readonly href: string; readonly text: string };
      /** Said once, such as that another code was sent. */
      readonly notice: string | null;
      /** Under which name this browser keeps favourites, which come along (WATCH-3). */
      readonly favouritesKey: string;
    })
  | (SignInBase & {
      readonly step: 'signed-in';
      readonly phone: string;
      readonly next: { readonly href: string; readonly text: string };
      readonly account: { readonly href: string; readonly text: string };
      readonly signOut: { readonly action: string; readonly text: string; readonly everywhereText: string };
    });
