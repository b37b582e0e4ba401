/** The same sentences as a catalogue's, whatever they say. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Spoken<T[K]> };
