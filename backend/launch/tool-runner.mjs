// Runs npm with the given arguments and ends it when our standard input closes: that happens when the server
// stops, and also when it is killed and cannot say so.
import { spawn } from 'node:child_process';

const npm = process.env.npm_execpath;
const given = process.argv.slice(3);
// `vite` alone means npx: both live in the same place.
const words = given[0] === 'run' ? given : ['exec', '--', ...given];
const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...words]] : ['npm', words];
const build = spawn(command, args, {
  cwd: process.argv[2],
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
  shell: process.platform === 'win32',
});

function end() {
  try {
    if (process.platform === 'win32') build.kill();
    else if (build.pid !== undefined) process.kill(-build.pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
  process.exit(1);
}

process.stdin.on('end', end).on('close', end).on('error', end).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
build.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
build.once('close', (code) => process.exit(code ?? 1));
