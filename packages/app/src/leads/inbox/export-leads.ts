import type { DealershipId } from '@forecourt/domain/core/ids';
import type { ExportedLead, LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';
import { auditPlaceOf } from '../../staff/people/audit-place.ts';
import { csvLine, csvStart } from '../deliver/csv-line.ts';

interface ExportPorts {
  readonly store: StoreRunner<{
    readonly inbox: Pick<LeadInboxStore, 'export'>;
    readonly staff: Pick<StaffStore, 'membershipsOf'>;
    readonly audit: Pick<AuditStore, 'append'>;
  }>;
}

const pageRows = 200;
const mostRows = 50_000;
const mostMemberships = 200;
const msPerDay = 86_400_000;

const columns = [
  'lead_id',
  'received',
  'category',
  'subcategory',
  'stage',
  'first_answer',
  'name',
  'email',
  'phone',
  'message',
  'stock_number',
  'vehicle',
  'dealership',
  'location',
  'source',
] as const;

/**
 * Leads as lines of a file, newest first (CON-2.6). That they left is written down before the first of them does; each
 * page is read by itself, so that nobody waits for an export.
 */
export async function exportLeads(
  { store }: ExportPorts,
  scope: StaffScope,
  { at, days, now }: { readonly at: DealershipId | null; readonly days: number; readonly now: Date },
): Promise<AsyncGenerator<string, void>> {
  const since = new Date(now.getTime() - days * msPerDay);
  await store.run(scope, async ({ staff, audit }) => {
    const memberships = await staff.membershipsOf(scope.staffId, mostMemberships);
    await audit.append({
      place: at === null ? auditPlaceOf(memberships) : { dealershipId: at },
      action: 'export',
      subjectKind: 'leads',
      subjectId: null,
      before: null,
      after: { since: since.toISOString(), dealership: at },
      requestId: null,
    });
  });
  return lines((after) =>
    store.run(scope, ({ inbox }) =>
      inbox.export({ dealershipIds: at === null ? null : [at], since, after, limit: pageRows }),
    ),
  );
}

async function* lines(
  read: (after: string | null) => Promise<readonly ExportedLead[]>,
): AsyncGenerator<string, void> {
  yield csvStart + csvLine(columns);
  let after: string | null = null;
  for (let rows = 0; rows < mostRows; rows += pageRows) {
    const page: readonly ExportedLead[] = await read(after);
    for (const lead of page) yield lineOf(lead);
    if (page.length < pageRows) return;
    after = page.at(-1)?.id ?? null;
  }
}

function lineOf(lead: ExportedLead): string {
  const { createdAt, firstResponseAt, vehicleMake, vehicleModel } = lead;
  const values: Readonly<Record<(typeof columns)[number], string | null>> = {
    lead_id: lead.id,
    received: createdAt.toISOString(),
    category: lead.category,
    subcategory: lead.subcategory,
    stage: lead.stage,
    first_answer: firstResponseAt?.toISOString() ?? null,
    name: [lead.name, lead.lastName].filter(Boolean).join(' '),
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    stock_number: lead.stockNumber,
    vehicle: [vehicleMake, vehicleModel].filter(Boolean).join(' '),
    dealership: lead.dealershipName,
    location: lead.location,
    source: lead.source,
  };
  return csvLine(columns.map((column) => values[column]));
}
