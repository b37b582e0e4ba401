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
function headTags(router: AnyRouter): Map<string, Tag> {
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

/** The same as elements for the server's page. */
export function renderHead(router: AnyRouter): string {
  return [...headTags(router).values()]
    .map((tag) => {
      if ('title' in tag) return `<title>${escapeHtml(tag.title)}</title>`;
      const [kind, key] = 'name' in tag ? ['name', tag.name] : ['property', tag.property];
      return `<meta ${kind}="${escapeHtml(key)}" content="${escapeHtml(tag.content)}" />`;
    })
    .join('\n    ');
}
