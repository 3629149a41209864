import type { StaffId } from '@forecourt/domain/core/ids';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { SignOnDirectory } from '../../ports/staff/sign-on-directory.port.ts';

interface Ports {
  readonly signOnDirectory: Pick<SignOnDirectory, 'ofStaff'>;
}

/** The ways by which whoever is signed in proves anew that it is them. */
export interface WaysToProve {
  readonly singleSignOn: boolean;
  readonly passkeyAndPassword: boolean;
}

export async function waysToProve({ signOnDirectory }: Ports, { staffId }: StaffScope): Promise<WaysToProve> {
  const own = await signOnDirectory.ofStaff(staffId);
  return { singleSignOn: own?.isBound === true, passkeyAndPassword: own?.isRequired !== true };
}

/** Whether somebody comes in by their group's provider alone. */
export async function needsSignOn({ signOnDirectory }: Ports, staffId: StaffId): Promise<boolean> {
  return (await signOnDirectory.ofStaff(staffId))?.isRequired === true;
}
