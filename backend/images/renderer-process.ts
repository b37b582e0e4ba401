// Makes pictures in a process of its own, one at a time: what a source makes libvips do ends with this process,
// and nothing of the server's is in its memory or environment.
import { imageLimits } from './limits.ts';
import { BrokenImageError, type RenderAnswer, type RenderRequest } from './messages.ts';
import { renderImage } from './render.ts';

const WATCH_MS = 20;

// `process.exit` would wait for the thread that renders.
const die = () => process.kill(process.pid, 'SIGKILL');
const tell = (answer: RenderAnswer) => process.send?.(answer);

// libvips works on threads of its own, so this clock goes on whatever a source does.
const limit = Number(process.argv[2] ?? imageLimits.rendererBytes);
setInterval(() => {
  if (process.memoryUsage.rss() > limit) die();
}, WATCH_MS);
process.on('disconnect', die);
// Ctrl-C in a terminal reaches us too; the server ends us when nobody waits any more.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {});

process.on('message', ({ bytes, modifiers }: RenderRequest) => {
  renderImage(bytes, modifiers).then(
    (made) => tell({ type: 'made', bytes: made }),
    (error: unknown) =>
      tell(error instanceof BrokenImageError ? { type: 'broken' } : { type: 'failed', detail: String(error) }),
  );
});
tell({ type: 'ready' });
