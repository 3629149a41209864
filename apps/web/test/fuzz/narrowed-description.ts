/** What stands on the site that is fuzzed. */
export interface KnownThings {
  /** Values by the name of the field or parameter that takes them. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Fields beside those that are described, as the answers of a form are, by the path that they are posted to. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Parameter {
  readonly name: string;
  readonly schema: Json;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The description with what sites really have as the values to choose from: made up, no car would ever be found, and
 * little be tried beyond the first look. Not beside any other text, of which what is there would be one in millions.
 * What is answered is described as before.
 */
export function narrowedDescription(description: Json, known: KnownThings): Json {
  const paths = description['paths'] as Readonly<Record<string, Readonly<Record<string, Json>>>>;
  return {
    ...description,
    paths: mapped(paths, (methods, path) => mapped(methods, (one) => operation(one, path))),
  };

  function operation(described: Json, path: string): Json {
    const parameters = described['parameters'] as readonly Parameter[];
    const body = described['requestBody'] as { readonly content: Readonly<Record<string, Json>> } | undefined;
    return {
      ...described,
      parameters: parameters.map(parameter),
      ...(body && {
        requestBody: {
          ...body,
          content: mapped(body.content, (media) => ({
            ...media,
            schema: fields(media['schema'] as Json, path),
          })),
        },
      }),
    };
  }

  function parameter(one: Parameter): Parameter {
    return { ...one, schema: fromKnown(one.schema, one.name) };
  }

  function fields(schema: Json, path: string): Json {
    const properties = {
      ...(schema['properties'] as Readonly<Record<string, Json>>),
      ...known.answers[path],
    };
    return { ...schema, properties: mapped(properties as Readonly<Record<string, Json>>, fromKnown) };
  }

  function fromKnown(schema: Json, name: string): Json {
    const values = known.values[name];
    return values ? { type: 'string', enum: values } : schema;
  }
}

function mapped<In, Out>(
  record: Readonly<Record<string, In>>,
  change: (value: In, name: string) => Out,
): Readonly<Record<string, Out>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
