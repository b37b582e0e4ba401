import { OfflineError } from '../domain/errors.ts';
import { interactiveUrl, mediaUrl } from './images.ts';
import { runtime } from './runtime.ts';

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await runtime().fetch(url, init);
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
    return response;
  } catch (cause) {
    if (!navigator.onLine) throw new OfflineError();
    throw cause;
  }
}

/** The bytes of a 3-D model: binary glTF that refers to no other file. @throws OfflineError */
export const readModel = async (source: string, signal: AbortSignal): Promise<ArrayBuffer> =>
  (await ask(mediaUrl(source), { signal })).arrayBuffer();

/** Resolves once the server has a page to run; a frame cannot tell whether it has. @throws OfflineError */
export async function findInteractive(source: string, signal: AbortSignal): Promise<void> {
  await ask(interactiveUrl(source), { method: 'HEAD', signal });
}
