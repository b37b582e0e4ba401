import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AnvilMissingError } from './errors.ts';

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

/**
 * The executable inside the platform's own package. Neither the postinstall script of
 * `@foundry-rs/anvil` nor its JavaScript launcher is needed, so blocked install scripts do no harm.
 */
export function findAnvil(platform = process.platform, architecture = process.arch): string {
  const override = process.env['VITRINE_ANVIL'];
  if (override) {
    if (!existsSync(override)) throw new AnvilMissingError(`VITRINE_ANVIL=${override}`);
    return override;
  }
  const name = `@foundry-rs/anvil-${platform}-${architectures[architecture] ?? architecture}`;
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    // The platform packages are dependencies of the launcher package, so resolve from there.
    const launcher = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'));
    return launcher.resolve(`${name}/bin/${file}`);
  } catch (cause) {
    throw new AnvilMissingError(`${platform} on ${architecture}`, { cause });
  }
}
