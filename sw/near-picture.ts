const WIDTHS = [640, 320, 1280, 160, 768, 1536];

/** A picture of the same source in another width, where the requested one cannot be had. */
export async function nearPicture(url: string): Promise<Response | undefined> {
  for (const width of WIDTHS) {
    const near = await caches.match(url.replace(/\/w_\d+&/, `/w_${width}&`), { ignoreVary: true });
    if (near !== undefined) return near;
  }
  return undefined;
}
