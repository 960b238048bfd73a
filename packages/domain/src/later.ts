import type { z } from "zod/mini";

/**
 * A schema that is made when somebody first looks at it. A page knows every kind of record and checks few of them: making
 * all schemas while it starts costs more than reading its list.
 */
export function later<Schema extends z.core.$ZodType>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const schema = () => {
    made ??= make();
    return made;
  };
  // A plain object stands for it until then; whoever asks for any part of it makes it.
  return new Proxy({} as Schema, {
    get: (_, name) => Reflect.get(schema(), name),
    set: (_, name, value) => Reflect.set(schema(), name, value),
    has: (_, name) => Reflect.has(schema(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
  });
}
