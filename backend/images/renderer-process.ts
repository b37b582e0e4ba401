// Makes pictures in a process of its own, one at a time: what a source makes libvips do ends with this process,
// and nothing of the server's is in its memory or environment.
import { BrokenImageError, type RenderAnswer, type RenderRequest } from './messages.ts';
import { renderImage } from './render.ts';

const WATCH_MS = 20;

// `process.exit` would wait for the thread that renders.
const die = () => process.kill(process.pid, 'SIGKILL');
const tell = (answer: RenderAnswer) => {
  begun = null;
  process.send?.(answer);
};

const [rendererBytes = 0, renderMs = 0] = process.argv.slice(2).map(Number);
/** When the present picture was begun; null when none is. */
let begun: NodeJS.CpuUsage | null = null;

// libvips works on threads of its own, so this clock goes on whatever a source does. It counts processor time:
// on a busy machine a good picture takes long without costing much.
setInterval(() => {
  if (begun === null) return;
  const { user, system } = process.cpuUsage(begun);
  if (process.memoryUsage.rss() > rendererBytes) tell({ type: 'over', what: 'memory' });
  else if ((user + system) / 1_000 > renderMs) tell({ type: 'over', what: 'time' });
}, WATCH_MS);
process.on('disconnect', die);
// Ctrl-C in a terminal reaches us too; the server ends us when nobody waits any more.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {});

process.on('message', ({ bytes, modifiers }: RenderRequest) => {
  begun = process.cpuUsage();
  renderImage(bytes, modifiers).then(
    (made) => tell({ type: 'made', ...made }),
    (error: unknown) =>
      tell(error instanceof BrokenImageError ? { type: 'broken' } : { type: 'failed', detail: String(error) }),
  );
});
tell({ type: 'ready' });
