import * as v from 'valibot';

/**
 * A short list in local storage, latest first, each address once: it can be read without waiting, and losing the last
 * entry harms nobody. What does not fit the schema is neither stored nor read.
 */
export function createLocalList<Schema extends v.GenericSchema<{ href: string }>>(
  key: string,
  schema: Schema,
  most: number,
) {
  type Entry = v.InferOutput<Schema>;
  function all(): Entry[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((entry) => v.is(schema, entry)).slice(0, most) : [];
    } catch {
      return [];
    }
  }
  const listeners = new Set<() => void>();
  function write(entries: readonly Entry[]): void {
    try {
      if (entries.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(entries.slice(0, most)));
    } catch {
      // Storage is not available or full: nothing is remembered.
    }
    for (const listener of listeners) listener();
  }
  const without = (href: string) => all().filter((entry) => entry.href !== href);
  return {
    all,
    put(entry: Entry): void {
      if (v.is(schema, entry)) write([entry, ...without(entry.href)]);
    },
    remove: (href: string) => write(without(href)),
    forget: () => write([]),
    /** Calls `listener` after each change, also by another tab. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
