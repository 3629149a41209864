import { json } from '@forecourt/server/http/response';
import type { ConsoleResponse } from './console-route.ts';

/** A view as JSON, for one person. */
export function answer(view: unknown, setCookies: readonly string[] = []): ConsoleResponse {
  return { ...json(200, JSON.stringify(view)), ...(setCookies.length > 0 && { setCookies }) };
}

/** Leads a browser on, which asks there by GET. */
export function redirect(location: string, setCookies: readonly string[] = []): ConsoleResponse {
  return { status: 303, headers: { location }, body: '', ...(setCookies.length > 0 && { setCookies }) };
}
