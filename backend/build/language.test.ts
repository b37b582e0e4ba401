import { expect, test } from 'vitest';
import { description, homePicture } from './manifest-texts.ts';
import { languageOfMode, monthsOf, outputOf, translations } from './language.ts';
import { translateManifest } from './manifest-language.ts';

type Load = (this: { addWatchFile(file: string): void }, id: string) => string | null;
const load = (language: 'en' | 'es', id: string) =>
  (translations(language).load as unknown as Load).call({ addWatchFile() {} }, id);

test('a catalogue is its translation, and English in what that lacks', () => {
  const id = `${process.cwd()}/src/ui/texts.ts`;
  expect(load('en', id)).toBeNull();
  const spanish = load('es', id) ?? '';
  expect(spanish).toContain("export const retry = 'Reintentar';");
  expect(spanish).toContain(`export * from ${JSON.stringify(`${id}?english`)};`);
  expect(load('es', `${process.cwd()}/src/ui/time-text.ts`)).toBeNull();
});

test('a mode that is no language builds English, where it always was', () => {
  expect(['production', 'es', 'ar'].map(languageOfMode)).toEqual(['en', 'es', 'ar']);
  expect([outputOf('en'), outputOf('ar')]).toEqual(['dist', 'dist/languages/ar']);
});

test('months have the short names of each language', () => {
  expect(monthsOf('en').join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect([monthsOf('es')[0], monthsOf('ar')[2]]).toEqual(['ene', 'مارس']);
});

test('the manifest is translated; a name that is not in the catalogue fails', () => {
  const manifest = (name: string) =>
    JSON.stringify({
      id: '/',
      lang: 'en',
      description,
      shortcuts: [{ name, url: '/drops' }],
      screenshots: [{ src: '/home.webp', label: homePicture }],
    });
  expect(translateManifest(manifest('Drops'), 'ar')).toMatchObject({
    id: '/',
    lang: 'ar',
    dir: 'rtl',
    shortcuts: [{ name: 'الإصدارات', url: '/drops' }],
    screenshots: [{ src: '/home.webp', label: 'فن معروض للبيع على عدة شبكات' }],
  });
  expect(() => translateManifest(manifest('Gone'), 'es')).toThrow('Gone');
});
