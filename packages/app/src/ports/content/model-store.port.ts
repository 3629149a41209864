import type { ManufacturerId, ModelId } from '@forecourt/domain/core/ids';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import type { ModelDetails } from '@forecourt/domain/models/model-details';

/** Brands and the models they offer. They have no tenant: every site reads them, operators write them. */
export interface ModelStore {
  listManufacturers(limit: number): Promise<readonly Manufacturer[]>;
  findManufacturer(slug: string): Promise<Manufacturer | null>;

  /** The models of a manufacturer in its own order. */
  listModels(manufacturerId: ManufacturerId, limit: number): Promise<readonly Model[]>;

  /** A model by its own slug or by the slug it is to have from now on. */
  findModel(manufacturerId: ManufacturerId, slug: string): Promise<Model | null>;

  /** What the page of a model says beside its tile; null where there is no such model. */
  readDetails(modelId: ModelId): Promise<ModelDetails | null>;

  /** Adds the manufacturer, or replaces what is known of it. */
  saveManufacturer(manufacturer: Manufacturer): Promise<void>;
  saveModel(model: Model): Promise<void>;
  /** Of a model that is there. */
  saveDetails(modelId: ModelId, details: ModelDetails): Promise<void>;
}
