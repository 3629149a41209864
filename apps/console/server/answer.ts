import { json } from '@forecourt/server/http/response';
import type { ConsoleResponse } from './console-route.ts';

/** A view as JSON, for one person. */
export function answer(view: unknown, setCookies: readonly string[] = []): ConsoleResponse {
  return { ...json(200, JSON.stringify(view)), ...(setCookies.length > 0 && { setCookies }) };
}
