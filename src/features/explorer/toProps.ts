/** The props of a state: what the component starts with, then the chosen recipes, then single props. */
import { type ExplorerDefinition, type ExplorerState, idOfSample, isCoded, type Props } from '#model/explorer';

/** Still with what JSON lacks as `Coded`. A callback is `onCall`. */
export function toProps(
  { base, recipes }: Pick<ExplorerDefinition, 'base' | 'recipes'>,
  state: ExplorerState,
  isCallback: (id: string) => boolean,
  onCall: (name: string) => unknown,
): Props {
  const patches = Object.entries(recipes).flatMap(([id, { samples }]) =>
    Object.entries(samples).flatMap(([label, props]) => (idOfSample(label) === state[id] ? [props] : [])),
  );
  const single = Object.entries(state)
    .filter(([id]) => !Object.hasOwn(recipes, id))
    .map(([id, value]) => [id, isCallback(id) ? onCall(id) : value]);
  return [...patches, Object.fromEntries(single) as Props].reduce<Props>(
    (props, patch) => merge(props, patch) as Props,
    base,
  );
}

/** Objects and lists of objects are merged, everything else is replaced. */
function merge(before: unknown, patch: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(patch) && [...before, ...patch].every(isPlain))
    return Array.from({ length: Math.max(before.length, patch.length) }, (_, index) =>
      index in patch ? merge(before[index], patch[index]) : before[index],
    );
  if (!isPlain(before) || !isPlain(patch)) return patch;
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (isCoded(value) && value.$ === 'absent') delete merged[key];
    else merged[key] = merge(before[key], value);
  }
  return merged;
}

function isPlain(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isCoded(value);
}
