import type { ManufacturerId, ModelId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';
import { manufacturer, model } from './world-ids.ts';

const cygnet = manufacturer as ManufacturerId;

/** Manufacturers and models have no tenant: whoever has a scope reads them, and only operators write. */
export const cases: StoreCases<'models'> = {
  listManufacturers: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    call: ({ models }) => models.listManufacturers(10),
    succeeded: (found) => found.length === 1,
  },
  findManufacturer: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    call: ({ models }) => models.findManufacturer('cygnet'),
    succeeded: (found) => found !== null,
  },
  listModels: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    call: ({ models }) => models.listModels(cygnet, 10),
    succeeded: (found) => found.length === 1,
  },
  findModel: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    call: ({ models }) => models.findModel(cygnet, 'teal'),
    succeeded: (found) => found !== null,
  },
  readDetails: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    call: ({ models }) => models.readDetails(model as ModelId),
    succeeded: (found) => found !== null,
  },
  saveManufacturer: {
    as: ['operator'],
    does: 'writes',
    throughSharing: false,
    call: ({ models }) =>
      models.saveManufacturer({ id: cygnet, name: 'Cygnet Cars', slug: 'cygnet', logoUrl: null }),
    succeeded: () => true,
  },
  saveModel: {
    as: ['operator'],
    does: 'writes',
    throughSharing: false,
    call: ({ models }) =>
      models.saveModel({
        id: model as ModelId,
        manufacturerId: cygnet,
        name: 'Teal II',
        slug: 'teal',
        newSlug: null,
        overrideUrl: null,
        description: null,
        shortDescription: null,
        manufacturerBody: ['Ute'],
        bodyStyle: null,
        status: 'new',
        fromPriceCents: 4_000_000,
        fromPriceType: 'Drive away',
        imageUrl: null,
        accessoriesCount: null,
        position: 1,
      }),
    succeeded: () => true,
  },
  saveDetails: {
    as: ['operator'],
    does: 'writes',
    throughSharing: false,
    call: ({ models }) =>
      models.saveDetails(model as ModelId, {
        colours: [{ name: 'Sea green', swatch: '#2e8b57', imageUrl: null, surchargeCents: null }],
        grades: [],
        facts: [],
        factsSource: null,
        accessories: [],
      }),
    succeeded: () => true,
  },
};
