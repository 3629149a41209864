import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadFactOf } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { AnswerFileStore, NewAnswerFile } from '../../ports/leads/answer-file-store.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { ReplyStore } from '../../ports/leads/reply-store.port.ts';
import type { HolidayStore } from '../../ports/locations/holiday-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { SettingsStore } from '../../ports/platform/settings-store.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { readLayers } from '../../site/settings-access.ts';
import { storeAnswerFileJob } from './store-answer-file.job.ts';
import { answeringLocation, responseDueAt } from '../record/lead-location.ts';

interface AnswerStores {
  readonly answerFiles: Pick<AnswerFileStore, 'add'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly leads: Pick<LeadStore, 'find'>;
  readonly replies: ReplyStore;
  readonly settings: SettingsStore;
  readonly sites: Pick<SiteStore, 'find'>;
  readonly locations: Pick<LocationStore, 'list'>;
  readonly holidays: Pick<HolidayStore, 'list'>;
}

export interface AnswerPorts {
  readonly store: StoreRunner<AnswerStores>;
}

interface NewWords {
  readonly leadId: LeadId;
  readonly key: Uint8Array;
  readonly now: Date;
  readonly isFromBuyer: (lead: Lead) => boolean;
  readonly details: Omit<LeadFactOf<'answer'>['details'], 'isBuyer'>;
  readonly text: string | null;
  readonly files: readonly NewAnswerFile[];
}

/** Nobody writes more; a program that answers does. */
const mostAnswersAnHour = 20;
const mostLocations = 1_000;
const mostHolidays = 1_000;
const hourMs = 3_600_000;

/** Keeps what came back as an event of its lead, once, and lets the lead wait for the next answer (CON-2.2). Its files wait in their rows until a job stored them. */
export function keepAnswer(
  { store }: AnswerPorts,
  scope: SiteScope,
  { leadId, key, now, isFromBuyer, details, text, files }: NewWords,
): Promise<'kept' | 'repeated' | 'too_many' | 'nobody'> {
  return store.run(scope, async (stores) => {
    const { leads, replies } = stores;
    const lead = await leads.find(leadId);
    // Of one that was blanked nobody knows who writes.
    if (!lead || (lead.email === null && lead.phone === null)) return 'nobody';
    if ((await replies.countAnswers(leadId, new Date(now.getTime() - hourMs))) >= mostAnswersAnHour)
      return 'too_many';
    const added = await replies.addAnswer({
      leadId,
      key,
      event: { kind: 'answer', details: { ...details, isBuyer: isFromBuyer(lead) }, note: text, at: now },
      dueAt: await dueOf(stores, lead, now),
    });
    if (added !== 'added') return added === 'repeated' ? 'repeated' : 'nobody';
    for (const file of files) {
      if (await stores.answerFiles.add(leadId, file, now))
        await stores.jobs.enqueue(storeAnswerFileJob, { fileId: file.id });
    }
    return 'kept';
  });
}

async function dueOf(
  { settings, sites, locations, holidays }: AnswerStores,
  lead: Lead,
  now: Date,
): Promise<Date> {
  const site = await sites.find(lead.siteId);
  const layers = (await readLayers(settings, lead.siteId))?.layers ?? [];
  const { leads } = resolveSettings(layers).settings;
  const zone = site?.timeZone ?? 'Australia/Sydney';
  const all = await locations.list(mostLocations);
  const location = answeringLocation(all, lead.dealershipId, lead.category);
  return responseDueAt(location, { zone, publicHolidays: await holidays.list(mostHolidays) }, now, leads);
}
