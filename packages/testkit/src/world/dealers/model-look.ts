import type { Look } from '../pictures/look.ts';
import { pictureLook } from '../stock/car-photos.ts';
import type { CatalogueModel } from '../vehicles/catalogue.ts';

/** The look of a model that is sold today: that of its first badge of which there are true pictures. */
export function modelLook(model: CatalogueModel): Look | null {
  const last = Math.max(...model.generations.map(({ years }) => years[1]));
  const badges = model.generations.filter(({ years }) => years[1] === last).flatMap((one) => one.badges);
  const looks = badges.map((badge) => pictureLook({ model, badge }));
  return looks.find((look) => look !== null) ?? null;
}
