import type { AppConfig } from '../contract/config.ts';

/* Where a page has its configuration from, and the services their answers. */

declare global {
  interface Window {
    /** What the page has fetched by itself (backend/http/early-profile.js); used once. */
    vitrineEarly?(url: string): Promise<Response> | undefined;
  }
}

export const readBlock = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
};

export async function readConfig(): Promise<AppConfig> {
  // In a rendered page it is next to the script, from the same source, and was parsed by the server.
  const inPage = readBlock('vitrine-config');
  return inPage === null ? (await import('../services/config.ts')).fetchConfig() : (inPage as AppConfig);
}

export const fetchAnswer = (input: string, init?: RequestInit): Promise<Response> =>
  window.vitrineEarly?.(input) ?? fetch(input, init);
