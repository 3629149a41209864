/** `pnpm console:code`: the code of this half minute, by which everybody of the demo world signs in to the console. */
import { presentCode } from '../packages/testkit/src/present-code.ts';
import { staffOfDemo } from '../packages/testkit/src/world/people/staff-of-demo.ts';

console.log(await presentCode(staffOfDemo.codeSecret));
