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
const officialSchema = v.object({ bytecode: v.pipe(v.string(), v.regex(/^0x[0-9a-f]+$/)) });
const packageSchema = v.object({ version: v.string() });
const compilerSchema = v.object({ compile: v.function() });

/** A compiler message that stops the build. Its text is the compiler's own. */
export class ContractsError extends Error {
  override name = 'ContractsError';
}

/** Where each contract's source stands, by its name; each file holds the one contract of its name. */
const contractFolders = (): ReadonlyMap<string, string> =>
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
function compileContracts(): Map<string, string> {
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

/** Every artifact module: its file, and the text it must have. */
export function artifactFiles(): Map<string, string> {
  const folders = contractFolders();
  const own = [...compileContracts()].map(
    ([name, text]) => [artifactFile(name, folders.get(name) ?? import.meta.dirname), text] as const,
  );
  const official = officialContracts().map(([name, text]) => [artifactFile(name, import.meta.dirname), text] as const);
  return new Map([...own, ...official]);
}

/** Creation code of others, by file: compiled by OpenSea, whose licence is `seaport-license.txt`. */
const OFFICIAL = {
  Seaport: 'seaport/contracts/Seaport.sol/Seaport',
  ConduitController: 'seaport/contracts/conduit/ConduitController.sol/LocalConduitController',
} as const;
const SEAPORT_PACKAGE = '@opensea/seaport-js';

/**
 * The text of each artifact module of Seaport 1.6 by contract name, from the package's own artifacts:
 * the server needs these bytes and not the package.
 */
function officialContracts(): [name: string, text: string][] {
  const { version } = v.parse(packageSchema, readJson(`${SEAPORT_PACKAGE}/package.json`));
  return Object.entries(OFFICIAL).map(([name, artifact]) => {
    const source = `src/artifacts/${artifact}.json`;
    const { bytecode } = v.parse(officialSchema, readJson(`${SEAPORT_PACKAGE}/${source}`));
    return [
      name,
      `// ${name}, creation code of Seaport 1.6,
// from ${SEAPORT_PACKAGE} ${version}, ${source},
// by \`npm run contracts\`. Do not edit. Copyright 2022 Ozone Networks, Inc., MIT licence: ../seaport-license.txt
export const ${constantOf(name)}Bytecode =
  '${bytecode}' as const;
`,
    ];
  });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

const constantOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** `VitrineCollection` → `artifacts/vitrine-collection.ts`, beside its source. */
function artifactFile(name: string, folder: string): string {
  const kebab = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return path.join(folder, 'artifacts', `${kebab}.ts`);
}

function artifactModule(name: string, abi: unknown, bytecode: string): string {
  const constant = constantOf(name);
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
  for (const [file, text] of artifactFiles()) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
