/** What the server told other sites about the page it drew does not apply to another page. */
export function dropEarlierPage(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null || new URL(canonical.href).pathname === location.pathname) return;
  canonical.href = new URL(location.pathname, canonical.href).href;
  const told =
    'link[rel="alternate"], script[type="application/ld+json"], meta[property^="og:"], meta[name="description"]';
  for (const element of document.head.querySelectorAll(told)) element.remove();
}
