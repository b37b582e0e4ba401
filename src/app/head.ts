import type { AnyRouter } from '@tanstack/react-router';

type Tag = { title: string } | { name: string; content: string } | { property: string; content: string };

const asTag = (meta: unknown): Tag | null => {
  if (typeof meta !== 'object' || meta === null) return null;
  const entry = meta as Record<string, unknown>;
  if (typeof entry['title'] === 'string') return { title: entry['title'] };
  if (typeof entry['content'] !== 'string') return null;
  if (typeof entry['name'] === 'string') return { name: entry['name'], content: entry['content'] };
  if (typeof entry['property'] === 'string') return { property: entry['property'], content: entry['content'] };
  return null;
};

/** The title and meta tags of the matched routes; a deeper route wins. */
export function headTags(router: AnyRouter): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const match of router.state.matches) {
    for (const meta of match.meta ?? []) {
      const tag = asTag(meta);
      if (tag === null) continue;
      tags.set('title' in tag ? 'title' : 'name' in tag ? `name:${tag.name}` : `property:${tag.property}`, tag);
    }
  }
  return tags;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

export function renderHead(router: AnyRouter): string {
  return [...headTags(router).values()]
    .map((tag) => {
      if ('title' in tag) return `<title>${escapeHtml(tag.title)}</title>`;
      const [kind, key] = 'name' in tag ? ['name', tag.name] : ['property', tag.property];
      return `<meta ${kind}="${escapeHtml(key)}" content="${escapeHtml(tag.content)}" />`;
    })
    .join('\n    ');
}

/** What the server told other sites of the page it drew is not true of another one. */
function dropEarlierPage(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null || new URL(canonical.href).pathname === location.pathname) return;
  canonical.href = new URL(location.pathname, canonical.href).href;
  const told = 'link[rel="alternate"], script[type="application/ld+json"], meta[property^="og:"]';
  for (const element of document.head.querySelectorAll(told)) element.remove();
}

/** Keeps the browser's tab in step after a navigation. */
export function applyHead(router: AnyRouter): void {
  dropEarlierPage();
  for (const tag of headTags(router).values()) {
    if ('title' in tag) {
      document.title = tag.title;
      continue;
    }
    const [kind, key] = 'name' in tag ? ['name', tag.name] : ['property', tag.property];
    let element = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${CSS.escape(key)}"]`);
    if (element === null) {
      element = document.createElement('meta');
      element.setAttribute(kind, key);
      document.head.append(element);
    }
    element.content = tag.content;
  }
}
