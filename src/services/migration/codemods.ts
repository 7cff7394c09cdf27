import type { MigrationGuide } from '#model/migration';
import type { Finding } from './findings.ts';

/** The codemods that change what was found, each once: one for all products of a version, if it is more than one product. */
export function codemodsFor(guides: readonly MigrationGuide[], findings: readonly Finding[]): string[] {
  const wanted = findings.filter(({ fix }) => fix === 'codemod');
  const versions = [...new Set(guides.map(({ from }) => from))];
  return versions.flatMap((from) => {
    const needed = guides.filter(
      (guide) => guide.from === from && wanted.some((finding) => finding.guide === guide.id),
    );
    const presets = [...new Set(needed.flatMap(({ codemod }) => codemod ?? []))];
    const others = needed.flatMap(({ id, otherCodemods }) =>
      Object.entries(otherCodemods ?? {}).flatMap(([anchor, codemod]) =>
        wanted.some((finding) => finding.guide === id && finding.anchor === anchor) ? [codemod] : [],
      ),
    );
    return [...(presets.length > 1 ? [`v${from + 1}.0.0/preset-safe`] : presets), ...others];
  });
}
