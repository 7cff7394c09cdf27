import { componentsOf } from '#layouts/explorers.ts';
import { controlsOf } from '#features/explorer';
import type { ControlValue, ExplorerControl, ExplorerDefinition, ExplorerState } from '#model/explorer';

const files = import.meta.glob<ExplorerDefinition>('/content/explorer/*/explorer.ts', {
  import: 'default',
  eager: true,
});

/** Every explorer with its controls. */
export const explorers = Object.entries(files).map(([file, definition]) => {
  const components = componentsOf(definition);
  const groups = controlsOf(definition, components, {
    recipes: 'Recipes',
    titleOf: (group) => group,
    addressOf: (href) => href,
    historyOf: () => [],
  });
  const controls = groups.flatMap((group) => group.controls);
  const callbacks = new Set(controls.filter(({ kind }) => kind === 'callback').map(({ id }) => id));
  return { slug: file.split('/').at(-2) ?? '', definition, components, controls, callbacks };
});

/** Values that differ from the default. */
export function valuesOf({ kind, initial, values = [] }: ExplorerControl): ControlValue[] {
  switch (kind) {
    case 'boolean':
      return [true, false].filter((value) => value !== initial);
    case 'callback':
      return [true];
    case 'number':
      return [24, 56].filter((value) => value !== initial);
    case 'string':
      return ['Sample'];
    case 'choice':
    case 'recipe':
      return values.map(([value]) => value).filter((value) => value !== initial);
  }
}

/** The same numbers in every run. */
export function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A state with one to eight set controls. */
export function randomState(controls: readonly ExplorerControl[], random: (below: number) => number): ExplorerState {
  const set = new Set(Array.from({ length: 1 + random(8) }, () => random(controls.length)));
  return Object.fromEntries(
    controls.flatMap((control, index) => {
      const values = valuesOf(control);
      const value = values[random(Math.max(1, values.length))];
      return set.has(index) && value !== undefined ? [[control.id, value]] : [];
    }),
  );
}
