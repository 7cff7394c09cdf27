import type { PlaygroundFile } from '#model/playground';
import { BASE_PACKAGE, typesOfSpecifier, type TypesManifest } from '#model/type-packs';
import { importsIn } from './importsIn.ts';

/** The declaration packs of all imported packages. The compiler reports unknown imports. */
export function packsFor({ packages }: TypesManifest, files: readonly PlaygroundFile[]): string[] {
  const imported = files.flatMap(importsIn).map(({ specifier }) => typesOfSpecifier(specifier));
  const names = [BASE_PACKAGE, ...imported].filter((name) => Object.hasOwn(packages, name));
  return [...new Set(names.flatMap((name) => packages[name] ?? []))].sort();
}
