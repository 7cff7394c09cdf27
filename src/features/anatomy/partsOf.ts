import type { ApiComponent, ApiFolder, ApiText } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import type { Plan } from '#model/nav';

/** Facts about parts that the API models don't contain. Keys are names of slots, classes and variables. */
export interface PartPlaces {
  folder: ApiFolder;
  /** Selectors of parts that have no class or share one with other parts. */
  selectors?: Readonly<Record<string, string>>;
  /** When a conditionally rendered part is present. */
  when?: Readonly<Record<string, string>>;
  /** The classes of one part of a large component, or its slots with a selector; everything else is then left out. */
  only?: readonly string[] | 'slots';
}

export type PartKind = 'slot' | 'class' | 'variable';

export interface Part {
  kind: PartKind;
  name: string;
  /** Class of its element in the DOM. */
  className: string | undefined;
  selector: string;
  when: string | undefined;
  description: ApiText;
  plan: Plan | undefined;
  /** Anchor on the API page of the component. */
  anchor: string;
}

/** The parts of a component: all slots, the classes that don't belong to a slot, and all CSS variables. */
export function partsOf(component: ApiComponent, places: PartPlaces): Part[] {
  const { name: owner, slots, classes, cssVariables } = component;
  const slotNames = new Set(slots.map(({ name }) => name));
  const models = [
    ...slots.map((slot) => ({ kind: 'slot' as const, ...slot, anchor: anchorOf.slot(owner, slot.name) })),
    ...classes
      .filter(({ name }) => places.only || !slotNames.has(name))
      .map((rule) => ({ kind: 'class' as const, ...rule, anchor: anchorOf.class(owner, rule.name) })),
    ...cssVariables.map((name) => ({
      kind: 'variable' as const,
      name,
      description: [],
      plan: undefined,
      className: undefined,
      anchor: anchorOf.variable(owner, name),
    })),
  ];
  rejectUnknown(owner, places, new Set(models.map(({ name }) => name)));
  const { only, selectors = {}, when = {} } = places;
  const names = only === 'slots' ? Object.keys(selectors) : only;
  const onlyKind = only === 'slots' ? 'slot' : 'class';
  const shown = names ? models.filter(({ kind, name }) => kind === onlyKind && names.includes(name)) : models;
  return shown.map(({ kind, name, className, description, plan, anchor }) => {
    const selector = selectors[name] ?? (className && `.${className}`);
    if (!selector)
      throw new Error(
        `The anatomy of ${owner} has no selector for the ${kind} "${name}", which has no class. Add one to src/features/anatomy/selectors.`,
      );
    return { kind, name, className, selector, when: when[name], description, plan, anchor };
  });
}

/** An entry left over from another version of the packages would silently highlight nothing. */
function rejectUnknown(owner: string, { selectors = {}, when = {}, only }: PartPlaces, known: ReadonlySet<string>) {
  const named = [...Object.keys(selectors), ...Object.keys(when), ...(Array.isArray(only) ? only : [])];
  const stale = named.find((name) => !known.has(name));
  if (stale)
    throw new Error(
      `The anatomy of ${owner} has an entry for "${stale}", which does not exist. Remove it from src/features/anatomy/selectors.`,
    );
}
