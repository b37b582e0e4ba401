import { DockerfileParser, From, type Instruction } from 'dockerfile-ast';
import { ModifiableInstruction } from 'dockerfile-ast/lib/modifiableInstruction.js';

/** One instruction: `words` are its arguments, or the whole command where it is given to a shell. */
export type Step = { keyword: string; flags: Record<string, string>; words: string[]; isShell: boolean; line: number };
export type Stage = { name: string; base: string; steps: Step[] };

/** A line that goes on in the next one is one; comments between are not part of it. */
const textOf = (instruction: Instruction): string =>
  (instruction.getRawArgumentsContent() ?? '')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .trim();

const WITH_COMMAND = new Set(['RUN', 'CMD', 'ENTRYPOINT', 'HEALTHCHECK']);

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const given = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  const flags = Object.fromEntries(given.map((flag) => [flag.getName(), flag.getValue() ?? '']));
  const rest = textOf(instruction).replace(keyword === 'HEALTHCHECK' ? /^CMD\s+/ : '', '');
  const line = instruction.getRange().start.line + 1;
  if (!WITH_COMMAND.has(keyword)) return { keyword, flags, words: rest.split(/\s+/), isShell: false, line };
  if (!rest.startsWith('[')) return { keyword, flags, words: [rest], isShell: true, line };
  // A list that is none would go to a shell.
  return { keyword, flags, words: JSON.parse(rest) as string[], isShell: false, line };
}

const filled = (text: string, values: ReadonlyMap<string, string>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (all, name: string) => values.get(name) ?? all);

/** The stages of a container file, with its own arguments filled in. @throws where a line is none of the language */
export function parseContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const values = new Map<string, string>();
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      const base = filled(instruction.getImage() ?? '', values);
      stages.push({ name: instruction.getBuildStage() ?? String(stages.length), base, steps: [] });
      continue;
    }
    const step = stepOf(instruction);
    const stage = stages.at(-1);
    if (stage) stage.steps.push(step);
    else if (step.keyword === 'ARG') values.set(...(step.words[0]?.split('=') as [string, string]));
    else throw new Error(`line ${step.line}: ${step.keyword} before FROM`);
  }
  return stages;
}

/** `NAME=value` words, with quotes taken away. */
export const pairsOf = (words: readonly string[]): [name: string, value: string][] =>
  words.map((word) => {
    const at = word.indexOf('=');
    return [word.slice(0, at), word.slice(at + 1).replaceAll('"', '')];
  });

/** The image as it runs: what the last stage says of it. */
export function imageOf(stages: readonly Stage[]) {
  const steps = stages.at(-1)?.steps ?? [];
  const last = (keyword: string) => steps.findLast((step) => step.keyword === keyword);
  return {
    user: last('USER')?.words[0] ?? '0:0',
    folder: last('WORKDIR')?.words[0] ?? '/',
    command: last('CMD'),
    health: last('HEALTHCHECK'),
    volumes: steps.filter(({ keyword }) => keyword === 'VOLUME').flatMap(({ words }) => words),
    ports: steps.filter(({ keyword }) => keyword === 'EXPOSE').flatMap(({ words }) => words),
    environment: Object.fromEntries(
      steps.filter(({ keyword }) => keyword === 'ENV').flatMap(({ words }) => pairsOf(words)),
    ),
  };
}

/**
 * Whether a file of the repository goes into a build, by a `.dockerignore` of the plain kind: everything is out, then
 * names let files and folders in, then names and `**``/*.ending` keep some out again.
 * @throws where a line is of no such kind
 */
export function contextFilter(text: string): (path: string) => boolean {
  const [first, ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (first !== '*') throw new Error('.dockerignore must begin with *');
  const rules = lines.map((line) => {
    const [, back = '', name = ''] = /^(!?)((?:\*\*\/\*)?[\w./-]+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`.dockerignore: ${line} is of another kind`);
    const fits = name.startsWith('**/*')
      ? (path: string) => path.endsWith(name.slice(4))
      : (path: string) => path === name || path.startsWith(`${name}/`);
    return { isIn: back === '!', fits };
  });
  // The last rule that fits decides.
  return (path) => rules.findLast(({ fits }) => fits(path))?.isIn ?? false;
}
