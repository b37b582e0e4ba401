import { bin, runStep } from './run-step.ts';
import { runGates } from './gates.ts';

/** `npm run check`: every gate but the tests. */
const build = await runStep(bin('tsx'), ['tests/gates/build.ts']);
const { passed, failed } = await runGates();
process.exitCode = failed > 0 || build.code !== 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failed + (build.code === 0 ? 0 : 1)} failed\n`);
