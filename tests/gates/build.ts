import { bin, runStep } from './run-step.ts';

/** The production build, client and renderer. */
const client = await runStep(bin('vite'), ['build', '--logLevel', 'warn']);
const server = await runStep(bin('vite'), ['build', '--ssr', 'src/app/entry-server.tsx', '--logLevel', 'warn']);
process.exitCode = client.code || server.code;
