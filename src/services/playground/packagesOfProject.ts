import { packageOf } from '#lib/package-name';
import { overridesFor } from '#model/package-plan';
import { librariesOfAdapter, TYPES_OF } from '#model/install';
import type { CodeVariant, DemoPackages } from '#model/demo';
import type { PlaygroundProject, RuntimeManifest } from '#model/playground';

/** Required by every project that uses Material UI with React. */
const ALWAYS = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];
const TYPESCRIPT = /^(?:typescript|@types\/)/;

export function variantOf({ files }: PlaygroundProject): CodeVariant {
  return files.some(({ name }) => /\.tsx?$/.test(name)) ? 'TS' : 'JS';
}

/** The packages a project imports, in the versions used by the playground. */
export function packagesOfProject(
  project: PlaygroundProject,
  { versions, tools, overrides }: RuntimeManifest,
): DemoPackages {
  const imported = project.files.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g)].map((match) => packageOf(match[1] ?? '')),
  );
  const ofAdapters = project.files.flatMap(({ text }) =>
    (text.match(/\bAdapter\w+/g) ?? []).flatMap(librariesOfAdapter),
  );
  const names = [...new Set([...ALWAYS, ...imported, ...ofAdapters])]
    .filter((name) => Object.hasOwn(versions, name))
    .sort();
  const isTyped = variantOf(project) === 'TS';
  const unusedTypes = Object.entries(TYPES_OF).flatMap(([library, types]) => (names.includes(library) ? [] : types));
  return {
    dependencies: Object.fromEntries(names.map((name) => [name, versions[name] ?? ''])),
    devDependencies: Object.fromEntries(
      Object.entries(tools).filter(([name]) => !unusedTypes.includes(name) && (isTyped || !TYPESCRIPT.test(name))),
    ),
    overrides: overridesFor(overrides, names),
  };
}
