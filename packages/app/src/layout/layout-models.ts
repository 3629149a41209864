import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import { modelLink } from '@forecourt/domain/models/model-link';
import { modelName } from '@forecourt/domain/models/model-name';
import { modelPrice } from '@forecourt/domain/models/model-price';
import { modelsByBody } from '@forecourt/domain/models/models-by-body';
import { navigationLink, type MenuItem } from '@forecourt/domain/site/navigation';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { MenuView, ModelLinkView } from './layout.view.ts';
import type { MenuSources } from './menu-sources.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { PictureView } from '../shared/picture.view.ts';

/** The models by their bodies (NAV-2); null where the manufacturer offers none that can be linked. */
export function modelsMenu(
  { label, overview }: Extract<MenuItem, { readonly kind: 'models' }>,
  sources: MenuSources,
): MenuView | null {
  const { range } = sources;
  if (range === null) return null;
  const linked = range.models.flatMap((model) => {
    const link = linkOf(model, range.make, sources);
    return link ? [{ model, link }] : [];
  });
  const shelves = modelsByBody(linked.map(({ model }) => model)).map(({ body, href, models }) => ({
    label: body ?? overview.label,
    href,
    models: models.map((model) => linked.findIndex((one) => one.model === model)),
  }));
  const models = linked.map(({ link }) => link);
  return models.length === 0 ? null : { kind: 'models', label, overview, shelves, models };
}

function linkOf(
  model: Model,
  make: Manufacturer,
  { settings, sitePages, media }: MenuSources,
): ModelLinkView | null {
  const label = modelName(model, make.name, settings.models);
  if (label === null) return null;
  const { href: address } = modelLink(model, { make, isOneBrandSite: true }, settings.models);
  const link = navigationLink({ label, link: address }, sitePages);
  if (!link) return null;
  const isComing = model.status === 'coming_soon';
  return {
    name: label,
    note: isComing ? settings.models.comingSoonText : priceNote(model, settings),
    href: link.href,
    isExternal: link.isExternal,
    picture: model.imageUrl === null ? null : smallPicture(media, model.imageUrl, settings),
  };
}

/** An amount never stands without its basis where the law's form is on (LAW-2). */
function priceNote(model: Model, settings: SiteSettings): string | null {
  const price = modelPrice(model, settings);
  return price && [price.amount, price.basis].filter((words) => words !== null).join(' ');
}

/** In the two widths of a tile: every page of the site carries these addresses. */
function smallPicture(media: MediaAddresses, url: string, { media: pictures }: SiteSettings): PictureView {
  const [small, large] = ([320, 768] as const).map((width) =>
    media.addressOf(url, width, pictures.listQuality),
  );
  return { src: small ?? url, srcSet: media.isOurs(url) ? `${small} 320w, ${large} 768w` : '', alt: '' };
}
