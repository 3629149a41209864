import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { z } from 'zod';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SavedViewStore } from '../../ports/staff/saved-view-store.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';
import { auditOwn } from '../../staff/audit-own.ts';
import { viewFiltersSchema } from './filters-schema.ts';
import { readInboxFilters, type ViewFilters } from './list-filters.ts';
import { longestViewName, mostViews, type SavedView, type SavedViewsView } from './saved-views.view.ts';

interface ViewPorts {
  readonly store: StoreRunner<{
    readonly savedViews: SavedViewStore;
    readonly staff: Pick<StaffStore, 'membershipsOf'>;
    readonly audit: Pick<AuditStore, 'append'>;
  }>;
}

/** As somebody gives them. */
export const savedViewsSchema = z
  .array(z.object({ name: z.string().trim().min(1).max(longestViewName), filters: viewFiltersSchema }))
  .max(mostViews);

/** As they were kept: what a filter could say once may be none by now. */
const keptViewsSchema = z
  .array(z.object({ name: z.string(), filters: z.record(z.string(), z.string()) }))
  .catch([]);

/** The views of the inbox that whoever is signed in has saved, in their order. */
export async function showSavedViews({ store }: ViewPorts, scope: StaffScope): Promise<SavedViewsView> {
  const { version, views } = await store.run(scope, ({ savedViews }) => savedViews.read(scope.staffId));
  return { version, views: keptViews(views) };
}

/** Puts these in the place of the version that whoever changes them has before them. */
export function changeSavedViews(
  { store }: ViewPorts,
  scope: StaffScope,
  change: { readonly version: number; readonly views: readonly SavedView[]; readonly now: Date },
): Promise<Result<SavedViewsView, 'changed_meanwhile'>> {
  return store.run(scope, async (stores) => {
    const before = await stores.savedViews.read(scope.staffId);
    if (!(await stores.savedViews.replace(scope.staffId, change))) return fail('changed_meanwhile');
    const { version, views } = change;
    await auditOwn(stores, scope.staffId, {
      action: 'change_views',
      before: { views: namesOf(keptViews(before.views)) },
      after: { views: namesOf(views) },
    });
    return ok({ version: version + 1, views });
  });
}

function keptViews(views: unknown): readonly SavedView[] {
  return keptViewsSchema.parse(views).map(({ name, filters }) => ({ name, filters: filtersOf(filters) }));
}

function filtersOf(kept: Readonly<Record<string, string>>): ViewFilters {
  const { q: _, ...filters } = readInboxFilters((name) => kept[name] ?? null);
  return filters;
}

const namesOf = (views: readonly SavedView[]) => views.map(({ name }) => name).join(', ');
