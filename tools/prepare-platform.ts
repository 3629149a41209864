/** `pnpm prepare:platform`: services, tables, the demo world and its index, as far as they are missing. */
import { preparePlatform } from './dev/prepare-platform.ts';
import { readServicesEnv } from './services/env.ts';

await preparePlatform(readServicesEnv());
