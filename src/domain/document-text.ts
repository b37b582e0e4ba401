/* What an operator writes for a legal page, as sections: `# ` begins one, `- ` a line of a list, an empty line a paragraph. */

export type TextPart = string | { list: readonly string[] };
/** `title` '' of what stands before the first heading. */
export type TextSection = { id: string; title: string; parts: readonly TextPart[] };

const HEADING = /^#{1,6} +(.+)$/;
const LINE = /^[-*] +(.+)$/;

/** Lines that belong together: a list, or a paragraph whose lines were broken by hand. */
function partsOf(block: readonly string[]): TextPart[] {
  const parts: (string | { list: string[] })[] = [];
  for (const line of block) {
    const entry = LINE.exec(line)?.[1];
    const last = parts.at(-1);
    if (entry === undefined) {
      if (typeof last === 'string') parts[parts.length - 1] = `${last} ${line}`;
      else parts.push(line);
    } else if (typeof last === 'object') last.list.push(entry);
    else parts.push({ list: [entry] });
  }
  return parts;
}

/** `prefix`: of the sections' ids, which are no other text's. Nothing in a text is markup but what is said above. */
export function readDocumentText(text: string, prefix: string): TextSection[] {
  const sections: { id: string; title: string; parts: TextPart[] }[] = [];
  const begin = (title: string) => {
    const section = { id: `${prefix}-${sections.length + 1}`, title, parts: [] };
    sections.push(section);
    return section;
  };
  let block: string[] = [];
  const end = () => {
    if (block.length > 0) (sections.at(-1) ?? begin('')).parts.push(...partsOf(block));
    block = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const title = HEADING.exec(line)?.[1];
    if (title === undefined && line !== '') block.push(line);
    else end();
    if (title !== undefined) begin(title);
  }
  end();
  return sections;
}
