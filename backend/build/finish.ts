import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { fileOf } from '../../src/language/files.ts';
import type { Language } from '../../src/language/language.ts';
import { filesBelow } from './files-below.ts';
import { writeFrames } from './frames.ts';
import type { Chunk } from './kept-files.ts';
import { writeWorkerScripts } from './worker-scripts.ts';

/** Smaller files are not worth a second one. */
const MIN_BYTES = 1024;

const compress = (folder: string) => ({
  order: 'post' as const,
  sequential: true as const,
  handler() {
    for (const name of filesBelow(folder, '.')) {
      if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(folder, name));
      if (text.length < MIN_BYTES) continue;
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, options));
    }
  },
});

/** `builds/latest.json`, the worker by its language's name with the scripts that it imports, and a .br beside every text asset so that the server never compresses twice. */
export const finish = (root: string, folder: string, buildId: string, language: Language): Plugin => {
  let chunks: Chunk[] = [];
  return {
    name: 'vitrine:finish',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      this.emitFile({
        type: 'asset',
        fileName: 'builds/latest.json',
        source: `${JSON.stringify({ id: buildId, timestamp: Date.now() })}\n`,
      });
    },
    closeBundle: {
      ...compress(folder),
      async handler() {
        const worker = fileOf(language, 'sw.js');
        await writeFrames(folder, language, chunks);
        if (worker !== 'sw.js') renameSync(join(folder, 'sw.js'), join(folder, worker));
        await writeWorkerScripts(root, folder, worker, buildId, language, chunks);
        compress(folder).handler();
      },
    },
  };
};

/** A .br beside every text asset. */
export const brotliFiles = (folder: string): Plugin => ({
  name: 'vitrine:brotli',
  apply: 'build',
  closeBundle: compress(folder),
});
