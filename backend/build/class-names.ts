import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names CSS module classes by a hash of file and class, five characters long: half of a component's
 * own code would be class names otherwise.
 * @throws when two get the same name
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const key = `${relative(root, file.split('?')[0] ?? file)}:${name}`;
    const short = `v${createHash('sha256').update(key).digest('base64url').slice(0, 4)}`;
    const other = taken.get(short);
    if (other !== undefined && other !== key) throw new Error(`Class names ${other} and ${key} collide`);
    taken.set(short, key);
    return short;
  };
}
