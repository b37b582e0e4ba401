import Bowser from 'bowser';

/** Longer ones are nobody's browser. */
const MOST_CHARS = 512;
const NAME_CHARS = 60;

/** "Firefox on Linux", as a person knows the browser that sends this `User-Agent`; null where it tells nothing. */
export function browserName(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > MOST_CHARS) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  const name = [browser.name, device].filter((part) => part).join(' on ');
  return name === '' ? null : name.slice(0, NAME_CHARS);
}
