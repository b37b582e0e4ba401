import { LANGUAGE, LOCALES } from '../language/language.ts';

/** How much that is, for reading: megabytes, or gigabytes where it is many. */
export const byteText = (bytes: number): string => {
  const [unit, divisor] = bytes < 1e9 ? ['megabyte', 1e6] : ['gigabyte', 1e9];
  const format = new Intl.NumberFormat(LOCALES[LANGUAGE], { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / divisor);
};
