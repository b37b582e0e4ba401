/** What a path begins at: decoded data, and what the call or signature comes with. */
export type Scope = { data: unknown; container: Readonly<Record<string, unknown>> };

/** The descriptor names something that the data does not have. */
export class NoSuchPathError extends Error {
  override name = 'NoSuchPathError';
}

function stepInto(value: unknown, step: string): unknown[] {
  const selector = /^\[(-?\d*)(:?)(-?\d*)\]$/.exec(step);
  if (selector === null) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) throw new NoSuchPathError(step);
    return [(value as Record<string, unknown>)[step]];
  }
  if (!Array.isArray(value)) throw new NoSuchPathError(step);
  const [, from = '', colon, to = ''] = selector;
  if (from !== '' && colon === '') {
    const element: unknown = value.at(Number(from));
    if (element === undefined) throw new NoSuchPathError(step);
    return [element];
  }
  return value.slice(from === '' ? 0 : Number(from), to === '' ? undefined : Number(to));
}

/**
 * Everything that a path finds: names, `[]`, `[1]` and slices `[1:]`.
 * @throws NoSuchPathError
 */
export function valuesAt(path: string, { data, container }: Scope): unknown[] {
  const isOfContainer = path.startsWith('@.');
  const steps = (isOfContainer ? path.slice(2) : path).split('.');
  let found: unknown[] = [isOfContainer ? container : data];
  for (const step of steps) found = found.flatMap((value) => stepInto(value, step));
  return found;
}

/** @throws NoSuchPathError also where it finds several */
export function valueAt(path: string, scope: Scope): unknown {
  const [only, ...more] = valuesAt(path, scope);
  if (only === undefined || more.length > 0) throw new NoSuchPathError(path);
  return only;
}
