import type { ApiComponent, ApiFolder, ApiText } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import type { Plan } from '#model/nav';

/** What no model knows of the parts of a component. Keys are names of slots, classes and variables. */
export interface PartPlaces {
  folder: ApiFolder;
  /** Where a part is, if it has no class of its own, or a class that others have too. */
  selectors: Readonly<Record<string, string>>;
  /** When a part is there, if not always. */
  when: Readonly<Record<string, string>>;
}

export type PartKind = 'slot' | 'class' | 'variable';

export interface Part {
  kind: PartKind;
  name: string;
  /** The class of its element in the document. */
  className: string | undefined;
  selector: string;
  when: string | undefined;
  description: ApiText;
  plan: Plan | undefined;
  /** Its place on the API page of the component. */
  anchor: string;
}

/** The parts of a component: every slot, every class that is not a slot's, every variable. */
export function partsOf(component: ApiComponent, places: PartPlaces): Part[] {
  const { name: owner, slots, classes, cssVariables } = component;
  const slotNames = new Set(slots.map(({ name }) => name));
  const models = [
    ...slots.map((slot) => ({ kind: 'slot' as const, ...slot, anchor: anchorOf.slot(owner, slot.name) })),
    ...classes.filter(({ name }) => !slotNames.has(name)).map((rule) => ({ kind: 'class' as const, ...rule, anchor: anchorOf.class(owner, rule.name) })),
    ...cssVariables.map((name) => ({ kind: 'variable' as const, name, description: [], plan: undefined, className: undefined, anchor: anchorOf.variable(owner, name) })),
  ];
  refuseUnknown(owner, places, new Set(models.map(({ name }) => name)));
  return models.map(({ kind, name, className, description, plan, anchor }) => {
    const selector = places.selectors[name] ?? (className && `.${className}`);
    if (!selector) throw new Error(`The anatomy of ${owner} does not say where the ${kind} "${name}" is, which has no class. Add it to src/features/anatomy/selectors.`);
    return { kind, name, className, selector, when: places.when[name], description, plan, anchor };
  });
}

/** A place that was right for another version of the packages would quietly mark nothing. */
function refuseUnknown(owner: string, { selectors, when }: PartPlaces, known: ReadonlySet<string>) {
  const stale = [...Object.keys(selectors), ...Object.keys(when)].find((name) => !known.has(name));
  if (stale) throw new Error(`The anatomy of ${owner} has a place for "${stale}", which it does not have. Remove it from src/features/anatomy/selectors.`);
}
