/** Title and description of a page. */
export const pageHead = (title: string | null, description: string) => ({
  meta: [
    { title: title === null ? 'Vitrine: art, on display' : `${title} · Vitrine` },
    { name: 'description', content: description.length > 200 ? `${description.slice(0, 197)}…` : description },
  ],
});
