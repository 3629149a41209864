/** The same for everybody of the demo world, and no secret: how they sign in to the console. */
export const staffOfDemo = {
  password: 'forecourt-demo',
  /** `pnpm console:code` tells the code of the half minute. */
  codeSecret: 'FORECOURTDEMO234FORECOURTDEMO234',
} as const;
