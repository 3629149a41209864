import { isTestDrivable } from '@forecourt/domain/stock/presentation/test-drivable';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { changeList } from '@forecourt/domain/stock/sidebar/change-filters';
import { pathFor } from '@forecourt/domain/site/paths';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock/stock-index.port.ts';
import { driveAddress, type DriveChoice } from '../shared/drive-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import { searchHref } from '../stock/search/stock-glance.ts';
import { stockOverview } from '../stock/search/stock-overview.ts';
import { stockSite } from '../stock/search/stock-site.ts';
import { whichChoice } from './which-choice.ts';
import { modelName, wantedModel } from './wanted-model.ts';
import type { WhichStepView } from './test-drive-page.view.ts';

interface ModelPorts {
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

const mostShown = 8;

/**
 * The cars of a model that a visitor would like to drive, or any of them (FORM-4); null where none is named that the
 * site sells, and while no engine answers.
 */
export async function carsOfModel(
  { stockIndex, media }: ModelPorts,
  context: SiteContext,
  {
    model,
    at,
    now,
  }: { readonly model: string | null; readonly at: Partial<DriveChoice>; readonly now: Date },
): Promise<WhichStepView['ofModel']> {
  const name = modelName(await wantedModel({ stockIndex }, context, { model }, now));
  if (name === null) return null;
  const { settings } = context;
  const to = (more: Partial<DriveChoice>) => driveAddress(context, 'times', { ...at, ...more });
  const state = changeList(emptySearch(settings.search.defaultSort), 'makeModel', [name]);
  try {
    const { makes } = await stockOverview({ stockIndex }, context, now);
    const search = { state, pageSize: mostShown, facets: [], stats: [] };
    const { count, hits } = await stockIndex.search(stockSite(context, now), search);
    const cars = hits.filter((car) => isTestDrivable(car, settings.testDrive));
    return {
      heading: `Which ${name}?`,
      choices: cars.map((car) =>
        whichChoice(car, context, { media, now, hrefOf: (slug) => to({ car: slug }) }),
      ),
      any: { href: to({ model: name }), text: `Any ${name}`, note: 'We’ll have one ready for you' },
      all:
        count > hits.length
          ? { href: searchHref({ makeModel: [name] }, settings, makes), text: `See all ${count}` }
          : null,
      back: { href: pathFor(settings, 'bookTestDrive'), text: 'Choose another model' },
    };
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return null;
    throw error;
  }
}
