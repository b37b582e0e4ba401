/** A transaction's hash, shortened to `text`: to its page where the network has an explorer, else in full on hover. */
export function HashLink({ href, text, title }: { href: string | null; text: string; title: string }) {
  if (href === null) return <span title={title}>{text}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer" title={title}>
      {text}
    </a>
  );
}
