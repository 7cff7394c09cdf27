import {
  type CodeStyling,
  type CodeVariant,
  type DemoCode,
  type DemoFile,
  type DemoPackages,
  textOfFile,
} from '#model/demo';

interface ChosenFiles {
  /** The preferred styling if the demo supports it, otherwise `system`. */
  styling: CodeStyling;
  files: readonly DemoFile[];
  packages: DemoPackages;
}

export function chosenFiles({ sources }: DemoCode, variant: CodeVariant, preferred: CodeStyling): ChosenFiles {
  const styling = sources[preferred] ? preferred : 'system';
  const source = sources[styling] ?? sources.system;
  return { styling, files: source[variant], packages: source.packages[variant] };
}

/** The input for exporting a demo as a project. */
export function sourceOfProject(code: DemoCode, variant: CodeVariant, preferred: CodeStyling) {
  const { files, ...chosen } = chosenFiles(code, variant, preferred);
  return {
    title: code.title,
    ...chosen,
    files: files.map((file) => ({ name: file.name, text: textOfFile(file) })),
  };
}
