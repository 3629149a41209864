import { dateIn } from '@forecourt/domain/core/zoned-time';
import { dayInWords } from '@forecourt/domain/core/day-words';
import type { GameEntry } from '@forecourt/domain/promotions/game/game-entry';
import { readGame } from '@forecourt/domain/promotions/game/game';
import * as z from 'zod';
import type { SmsSender } from '../ports/accounts/sms-sender.port.ts';
import type { VisitorStore } from '../ports/accounts/visitor-store.port.ts';
import type { GameStore } from '../ports/content/game-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SiteStore } from '../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

/** Tells a winner by SMS what was won and by which code it is had (PAGE-4). */
export const smsWinnerJob = defineJob({
  name: 'sms-winner',
  input: z.strictObject({ entryId: z.uuid() }),
  maxAttempts: 12,
  timeoutSeconds: 20,
});

export interface SmsWinnerPorts {
  readonly store: StoreRunner<{
    readonly games: Pick<GameStore, 'findEntryById' | 'listGames'>;
    readonly visitors: Pick<VisitorStore, 'find'>;
    readonly sites: Pick<SiteStore, 'find'>;
  }>;
  readonly sms: SmsSender;
}

const mostGames = 50;

/** Sends it to the phone that the winner proved; the same entry twice is one message. */
export async function smsWinner(
  { store, sms }: SmsWinnerPorts,
  scope: SiteScope,
  { entryId }: z.infer<typeof smsWinnerJob.input>,
): Promise<'nothing to send' | 'sent'> {
  const { entry, phone, site, promos } = await store.run(scope, async ({ games, visitors, sites }) => {
    const found = await games.findEntryById(entryId);
    const visitor = found?.visitorId ? await visitors.find(found.visitorId) : null;
    return {
      entry: found,
      phone: visitor?.phone ?? null,
      site: await sites.find(scope.siteId),
      promos: await games.listGames(mostGames),
    };
  });
  const game = promos.flatMap((promo) => readGame(promo) ?? []).find(({ id }) => id === entry?.promoId);
  const prize = game?.prizes.find(({ key }) => key === entry?.won?.prize);
  if (!entry?.won || phone === null || !site || !prize) return 'nothing to send';
  const text = winnerText({ won: entry.won, prize: prize.name, site: site.name, zone: site.timeZone });
  await sms.send({ to: phone, text, key: `winner-${entryId}` });
  return 'sent';
}

function winnerText({
  won,
  prize,
  site,
  zone,
}: {
  readonly won: NonNullable<GameEntry['won']>;
  readonly prize: string;
  readonly site: string;
  readonly zone: string;
}): string {
  const last = dayInWords(dateIn(new Date(won.claimUntil.getTime() - 1), zone));
  return `${site}: you won! ${prize}. Your code is ${won.code}. Show it to us by ${last}.`;
}
