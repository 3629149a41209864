import { readModelDetails } from '@forecourt/domain/models/model-details';
import { modelLink } from '@forecourt/domain/models/model-link';
import { modelName, plainModelName } from '@forecourt/domain/models/model-name';
import type { AccessoriesView, LeadFormPageView } from '../leads/pages/lead-form-page.view.ts';
import { showPartsPage } from '../leads/pages/show-parts-page.ts';
import type { LeadFormPageInput, LeadFormPorts } from '../leads/pages/show-lead-form-page.ts';
import { blockPage } from '../pages/block-page.ts';
import { accessoriesText } from '../pages/blocks/accessories-text.ts';
import type { PagePorts } from '../pages/page-sources.ts';
import type { Page, PageRedirect } from '../shared/page.view.ts';
import { pictureView } from '../shared/picture.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { askForPart, fittedPrice, ownFirst } from './ask-for-part.ts';

const mostModels = 24;
const fewRows = 3;

/** Where a part is asked for (PAGE-5), with what goes with the models of the site's manufacturer (PAGE-6), each under its model. */
export async function showAccessories(
  ports: PagePorts & LeadFormPorts,
  context: SiteContext,
  input: Omit<LeadFormPageInput, 'form' | 'slug'>,
): Promise<Page<'lead-form', LeadFormPageView> | PageRedirect | null> {
  const shown = await showPartsPage(ports, context, input);
  if (!shown || 'redirectTo' in shown) return shown;
  const accessories = await accessoriesOf(ports, context, input.now);
  return accessories ? { ...shown, view: { ...shown.view, accessories } } : shown;
}

async function accessoriesOf(
  ports: PagePorts,
  context: SiteContext,
  now: Date,
): Promise<AccessoriesView | null> {
  const { settings } = context;
  const page = await blockPage(ports, context, now);
  const range = await page.sources.range();
  if (!range) return null;
  const { make, models } = range;
  const known = models.filter(({ accessoriesCount }) => (accessoriesCount ?? 0) > 0).slice(0, mostModels);
  const details = await ports.store.run(context.scope, async (stores) => {
    const read = [];
    for (const { id } of known) read.push((await stores.models.readDetails(id)) ?? readModelDetails(null));
    return read;
  });
  const rank = ownFirst(details);
  const shown = known.flatMap((model, place) => {
    const { accessories } = details[place] ?? readModelDetails(null);
    if (accessories.length === 0) return [];
    const name = modelName(model, make.name, settings.models) ?? model.name;
    const plain = plainModelName({ name: model.name, make: make.name }, settings.models) ?? model.name;
    const { href } = modelLink(model, { make, isOneBrandSite: true }, settings.models);
    const count = Math.max(model.accessoriesCount ?? 0, accessories.length);
    const picture = model.imageUrl && { url: model.imageUrl, alt: '' };
    return [
      {
        name,
        href,
        picture: picture ? pictureView(page.media, picture, settings.media.galleryQuality) : null,
        rows: rank(accessories)
          .slice(0, fewRows)
          .map((one) => ({
            name: one.name,
            price: fittedPrice(one),
            askHref: askForPart(settings.parts.path, `${make.name} ${plain}`, one.name),
          })),
        all: count > fewRows ? { label: `All ${accessoriesText(count)}`, href: `${href}#accessories` } : null,
      },
    ];
  });
  return shown.length === 0 ? null : { heading: `Accessories for your ${make.name}`, models: shown };
}
