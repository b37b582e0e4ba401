import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The product's own contract, and those of the embedded networks. */
const FOLDERS = [path.join(import.meta.dirname, '../../seaport/contracts'), import.meta.dirname];
const require = createRequire(import.meta.url);

const artifactSchema = v.object({
  abi: v.array(v.record(v.string(), v.unknown())),
  evm: v.object({ bytecode: v.object({ object: v.pipe(v.string(), v.regex(/^[0-9a-f]*$/)) }) }),
});
const outputSchema = v.object({
  errors: v.optional(v.array(v.object({ severity: v.string(), formattedMessage: v.string() })), []),
  contracts: v.optional(v.record(v.string(), v.record(v.string(), artifactSchema)), {}),
});
const compilerSchema = v.object({ compile: v.function() });

/** A compiler message that stops the build. Its text is the compiler's own. */
export class ContractsError extends Error {
  override name = 'ContractsError';
}

/** Where each contract's source stands, by its name; each file holds the one contract of its name. */
export const contractFolders = (): ReadonlyMap<string, string> =>
  new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.sol'))
        .map((file) => [path.basename(file, '.sol'), folder] as const),
    ),
  );

/**
 * Compiles every contract and returns the text of each artifact module by contract name.
 * `cancun` is understood by every network we name, and by the embedded ones.
 */
export function compileContracts(): Map<string, string> {
  const solc = v.parse(compilerSchema, require('solc'));
  const folders = contractFolders();
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      [...folders].map(([name, folder]) => [
        `${name}.sol`,
        { content: readFileSync(path.join(folder, `${name}.sol`), 'utf8') },
      ]),
    ),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 1000 },
      // The metadata hash would change with every comment and every machine's paths.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const answer: unknown = solc.compile(JSON.stringify(input), { import: findImport });
  const output = v.parse(outputSchema, JSON.parse(v.parse(v.string(), answer)));
  if (output.errors.length > 0) {
    throw new ContractsError(output.errors.map((error) => error.formattedMessage).join('\n'));
  }
  const modules = new Map<string, string>();
  for (const name of folders.keys()) {
    const artifact = output.contracts[`${name}.sol`]?.[name];
    if (!artifact?.evm.bytecode.object) throw new ContractsError(`${name}.sol holds no contract ${name}`);
    modules.set(name, artifactModule(name, artifact.abi, artifact.evm.bytecode.object));
  }
  return modules;
}

/** `VitrineCollection` → `artifacts/vitrine-collection.ts`, beside its source. */
export function artifactFile(name: string, folder: string): string {
  const kebab = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return path.join(folder, 'artifacts', `${kebab}.ts`);
}

function artifactModule(name: string, abi: unknown, bytecode: string): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  return `// Made from ${name}.sol by \`npm run contracts\`. Do not edit.
export const ${constant}Abi = ${JSON.stringify(abi, null, 2)} as const;

export const ${constant}Bytecode =
  '0x${bytecode}' as const;
`;
}

function findImport(file: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(require.resolve(file), 'utf8') };
  } catch {
    return { error: `${file} is not installed` };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const compiled = compileContracts();
  for (const [name, folder] of contractFolders()) {
    mkdirSync(path.join(folder, 'artifacts'), { recursive: true });
    writeFileSync(artifactFile(name, folder), compiled.get(name) ?? '');
  }
}
