import { z } from 'zod';

const name = z.string().trim().min(1).max(80);
const cents = z.int().min(0).max(100_000_000);
const address = z.string().trim().min(1).max(2_000);

const colour = z.object({
  name,
  /** As a sheet of paint: #ac171d. */
  swatch: z.string().regex(/^#[\da-f]{6}$/i),
  imageUrl: address.nullable().default(null),
  /** What it costs beside the price; null: nothing. */
  surchargeCents: cents.nullable().default(null),
});
const grade = z.object({
  name,
  text: z.string().trim().max(300).nullable().default(null),
  fromPriceCents: cents.nullable().default(null),
});
const fact = z.object({ label: name, value: z.string().trim().min(1).max(120) });
const accessory = z.object({ name, fittedPriceCents: cents.nullable().default(null) });

export type ModelColour = z.infer<typeof colour>;
export type ModelGrade = z.infer<typeof grade>;
export type ModelFact = z.infer<typeof fact>;
export type ModelAccessory = z.infer<typeof accessory>;

/** What the page of a model tells beside its tile (PAGE-6); each list is empty where nothing is known. */
export interface ModelDetails {
  readonly colours: readonly ModelColour[];
  readonly grades: readonly ModelGrade[];
  readonly facts: readonly ModelFact[];
  /** Where the facts come from: Maker’s figures, 2026. */
  readonly factsSource: string | null;
  readonly accessories: readonly ModelAccessory[];
}

/** More than any maker offers of a model. */
const mostOfEach = 60;

/** The details as they were saved. What cannot be read is left out, and takes nothing else with it. */
export function readModelDetails(saved: unknown): ModelDetails {
  const known = z.record(z.string(), z.unknown()).safeParse(saved).data ?? {};
  return {
    colours: listOf(known['colours'], colour),
    grades: listOf(known['grades'], grade),
    facts: listOf(known['facts'], fact),
    factsSource: name.safeParse(known['factsSource']).data ?? null,
    accessories: listOf(known['accessories'], accessory),
  };
}

function listOf<Schema extends z.ZodType>(saved: unknown, schema: Schema): readonly z.infer<Schema>[] {
  const list: readonly unknown[] = Array.isArray(saved) ? saved.slice(0, mostOfEach) : [];
  return list.flatMap((one) => schema.safeParse(one).data ?? []);
}
