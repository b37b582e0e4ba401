/** A cell that a spreadsheet would run as a formula is text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
/** RFC 4180. */
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly string[]) => cells.map((cell) => quoted(harmless(cell))).join(',');

/** A CSV file that spreadsheets read as UTF-8. */
export const csvFile = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[columns, ...rows].map(line).join('\r\n')}\r\n`;
