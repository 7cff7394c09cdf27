declare const MEANING: unique symbol;

/**
 * The name of an attribute that ties elements of a component to the controller of its room, declared once with the types
 * of its elements and its values: `const FILTER: Hook<HTMLInputElement> = 'data-api-filter'`. Only a string, which
 * bundlers put where it is used, so that a page loads no names of rooms that it lacks.
 */
export type Hook<Of extends HTMLElement = HTMLElement, Value extends string = string> = `data-${string}` & {
  readonly length: number;
  readonly [MEANING]?: { element: Of; value: Value };
};

/** For components: `<input {...mark(FILTER)} />`, or with a value `<li {...mark(PART, name)} />`; `undefined` omits it. */
export function mark<Value extends string>(hook: Hook<HTMLElement, Value>, ...value: [] | [Value | undefined]) {
  return { [hook]: value.length === 0 ? '' : value[0] };
}

/** For controllers: the first element, `find(FILTER, bar)`, or with a value `find(TAB, list, name)`. */
export function find<Of extends HTMLElement, Value extends string>(
  hook: Hook<Of, Value>,
  inside: ParentNode = document,
  value?: Value,
): Of | null {
  return inside.querySelector<Of>(value === undefined ? `[${hook}]` : `[${hook}="${value}"]`);
}

/** The same for an element that is always there. */
export function need<Of extends HTMLElement, Value extends string>(
  hook: Hook<Of, Value>,
  inside: ParentNode,
  value?: Value,
): Of {
  const element = find(hook, inside, value);
  if (!element) throw new Error(`There is no element with ${hook}="${value ?? ''}".`);
  return element;
}

export function findAll<Of extends HTMLElement>(hook: Hook<Of>, inside: ParentNode = document): Of[] {
  return [...inside.querySelectorAll<Of>(`[${hook}]`)];
}

/** The target of an event or the nearest element around it. */
export function findAround<Of extends HTMLElement>(hook: Hook<Of>, target: EventTarget | null): Of | null {
  return findClosest<Of>(`[${hook}]`, target);
}

/** The same for elements that have no hook. */
export function findClosest<Of extends Element = HTMLElement>(selector: string, target: EventTarget | null): Of | null {
  return target instanceof Element ? target.closest<Of>(selector) : null;
}

/** Listens to several types of events. */
export function follow(target: EventTarget, types: readonly string[], listener: (event: Event) => void) {
  for (const type of types) target.addEventListener(type, listener);
}

/** The value that the component gave an element. */
export function read<Value extends string>(hook: Hook<HTMLElement, Value>, element: Element): Value {
  return (element.getAttribute(hook) ?? '') as Value;
}

/** For components: texts for the controller, as attributes that are named by the ids of the messages. */
export function markTexts<Id extends string>(ids: readonly Id[], textOf: (id: Id) => string): Record<string, string> {
  const nameOf = (id: Id) => `data-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(ids.map((id) => [nameOf(id), textOf(id)]));
}

/** For controllers: `readTexts<FormText>(form).thanks`. */
export function readTexts<Id extends string>(element: HTMLElement): Readonly<Record<Id, string>> {
  return element.dataset as Record<Id, string>;
}
