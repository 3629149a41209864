import type { StaffAction } from '@forecourt/domain/staff/permissions';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { ZodType } from 'zod';
import type { ConsoleDeps } from './console-deps.ts';
import type { SignedInStaff } from './signed-in-staff.ts';

export type ConsoleResponse = HandlerResult['response'];

export interface ConsoleRequest<Input = unknown> {
  readonly input: Input;
  readonly params: Readonly<Record<string, string>>;
  readonly address: string;
  readonly requestId: string;
  readonly userAgent: string | null;
  /** As the browser sent them: of those that nobody needs to be signed in for. */
  readonly cookies: string | undefined;
  readonly isHttps: boolean;
  readonly now: Date;
}

interface Described<Input> {
  readonly method: 'GET' | 'POST';
  /** As in OpenAPI: /api/leads/{id}. */
  readonly path: string;
  readonly summary: string;
  readonly input: ZodType<Input>;
  readonly output: ZodType;
}

/** A route for somebody who is not signed in yet. */
interface OpenRoute<Input> extends Described<Input> {
  readonly needs: 'nobody';
  readonly handle: (deps: ConsoleDeps, request: ConsoleRequest<Input>) => Promise<ConsoleResponse>;
}

/** A route of staff: what one must be allowed somewhere, or `signedIn` for what is one's own. */
interface StaffRoute<Input> extends Described<Input> {
  readonly needs: StaffAction | 'signedIn';
  /** For exports, changes of staff and whatever else is dangerous: the proof may be ten minutes old. */
  readonly needsFreshProof?: boolean;
  readonly handle: (
    deps: ConsoleDeps,
    request: ConsoleRequest<Input> & { readonly staff: SignedInStaff },
  ) => Promise<ConsoleResponse>;
}

export type ConsoleRoute = OpenRoute<unknown> | StaffRoute<unknown>;

/** Forgets the type of a route's input, which its schema has checked. */
export function openRoute<Input>(route: Omit<OpenRoute<Input>, 'needs'>): ConsoleRoute {
  return { ...route, needs: 'nobody' } as unknown as ConsoleRoute;
}

export function staffRoute<Input>(route: StaffRoute<Input>): ConsoleRoute {
  return route as unknown as ConsoleRoute;
}
