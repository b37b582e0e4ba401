/** What the picture proxy bears. The same numbers stand in docs/operating.md. */
export const imageLimits = {
  /** Of a source, in bytes; and how long its host may take for it, in milliseconds. */
  sourceBytes: 10 * 1024 * 1024,
  sourceMs: 10_000,
  /** Sources that are being read, or have been and wait for a renderer: in all, and of one host. */
  fetches: 24,
  fetchesPerHost: 8,
  /** Processes that make pictures, each one at a time. */
  renderers: 2,
  /** What one picture may take, in milliseconds of processor time and in bytes of the process's memory. */
  renderMs: 5_000,
  rendererBytes: 800 * 1024 * 1024,
  /** When a renderer that gets no processor time is given up, in milliseconds. */
  patienceMs: 20_000,
  /** Pictures that are being made or waited for. */
  jobs: 400,
  /** How long a source that ended its renderer is not tried again, in milliseconds, and of how many that is known. */
  brokenMs: 10 * 60_000,
  brokenSources: 1_000,
  /** What those who come when there are too many jobs are told to wait, in seconds. */
  busySeconds: 5,
};

export type ImageLimits = typeof imageLimits;

/** What the media proxy bears. The same numbers stand in docs/operating.md. */
export const mediaLimits = {
  /** Of a source, in bytes; and how long its host may take for it, in milliseconds. */
  sourceBytes: 64 * 1024 * 1024,
  sourceMs: 60_000,
  /** Of a source that is a page and runs, in bytes. */
  pageBytes: 16 * 1024 * 1024,
  /** Sources that are being read: in all, and of one host. Each stands in memory whole while it is read. */
  fetches: 4,
  fetchesPerHost: 2,
  /** What is kept on disk, in bytes. */
  diskBytes: 2 * 1024 * 1024 * 1024,
  /** The most that one answer holds, in bytes: players ask for the next part themselves. */
  partBytes: 4 * 1024 * 1024,
};

export type MediaLimits = typeof mediaLimits;

/** What a 3-D model may have. The same numbers stand in docs/operating.md. */
export const modelLimits = {
  /** Its description, in bytes. */
  textBytes: 8 * 1024 * 1024,
  /** Points that it holds, and points that it draws; each part that is drawn counts as 1,000 more. */
  points: 4_000_000,
  /** Things in its scene, and how deep they may hang from each other. */
  nodes: 10_000,
  depth: 200,
  /** Of all pictures on it. */
  pixels: 32 * 1024 * 1024,
};
