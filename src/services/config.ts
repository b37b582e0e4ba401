import * as v from 'valibot';
import { appConfigSchema, type AppConfig } from '../contract/config.ts';

/** The configuration for a page that starts from the shell. The worker keeps a copy for offline. */
export async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json');
  const config = v.parse(appConfigSchema, await response.json());
  // The server's own pages have it in their head.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(config.theme?.style ?? '');
  document.adoptedStyleSheets.push(sheet);
  return config;
}
