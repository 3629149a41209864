import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { KnownVisitor } from '../accounts/find-signed-in.ts';
import type { Alert, AlertStore } from '../ports/accounts/alert-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

/** Which messages about saved cars a signed-in visitor agreed to, and where they go. */
export async function listAlerts(
  { store }: { readonly store: StoreRunner<{ readonly alerts: Pick<AlertStore, 'list'> }> },
  { scope, signedIn }: { readonly scope: SiteScope; readonly signedIn: KnownVisitor | null },
): Promise<Result<readonly Omit<Alert, 'id'>[], 'not_signed_in'>> {
  if (!signedIn) return fail('not_signed_in');
  const found = await store.run(scope, ({ alerts }) => alerts.list(signedIn.visitorId));
  return ok(found.map(({ channel, address, isConfirmed }) => ({ channel, address, isConfirmed })));
}
