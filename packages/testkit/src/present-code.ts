import { generate } from 'otplib';

/** The code of this half minute, as an authenticator shows it. */
export function presentCode(secret: string): Promise<string> {
  return generate({ secret });
}
