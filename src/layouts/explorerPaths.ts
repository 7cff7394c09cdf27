import { EXPLORER_PATH, type ExplorerDefinition } from '#model/explorer';

/** Every explorer of `content`, by file: `/content/explorer/bar-chart/explorer.ts`. */
export const definitions = import.meta.glob<ExplorerDefinition>('/content/explorer/*/explorer.ts', {
  import: 'default',
  eager: true,
});

export const slugOf = (file: string) => file.split('/').at(-2) ?? '';

const paths = new Map(
  Object.entries(definitions).flatMap(([file, { components }]) =>
    Object.values(components).map(([name]) => [name, `${EXPLORER_PATH}/${slugOf(file)}`] as const),
  ),
);

/** The path of the explorer that shows a component, in any of its plans. */
export function explorerOf(component: string): string | undefined {
  return paths.get(component);
}
