/** A part to highlight: all its elements, or only the one that was pointed at on the component. */
export interface Target<Node = Element> {
  part: string;
  element?: Node;
}

/** What the component shows of a part. */
export interface Found {
  isPresent: boolean;
  /** Whether it has its documented class; the packages don't set all of them. */
  hasClass: boolean;
  /** Values of the CSS variables: `--a: 1, --b: 2`. */
  values: string;
  boxes: readonly Box[];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface AnatomyState<Node = Element> {
  highlighted: Target<Node> | undefined;
  /** The part with the focus, which is highlighted again when the pointer leaves. */
  pinned: Target<Node> | undefined;
  /** Missing until the highlighted part has been looked for. */
  found: Found | undefined;
}

export type AnatomyEvent<Node = Element> =
  | { type: 'point'; at: Target<Node> | undefined }
  | { type: 'focus'; at: Target<Node> | undefined }
  | { type: 'leave' }
  | { type: 'dismiss' }
  | { type: 'find'; found: Found };

export const NOTHING_HIGHLIGHTED: AnatomyState<never> = {
  highlighted: undefined,
  pinned: undefined,
  found: undefined,
};

export function reduceAnatomy<Node>(state: AnatomyState<Node>, event: AnatomyEvent<Node>): AnatomyState<Node> {
  switch (event.type) {
    case 'point':
      return highlight(state, event.at);
    case 'focus':
      return { ...highlight(state, event.at), pinned: event.at };
    case 'leave':
      return highlight(state, state.pinned);
    case 'dismiss':
      return highlight(state, undefined);
    case 'find':
      return { ...state, found: event.found };
  }
}

function highlight<Node>(state: AnatomyState<Node>, next: Target<Node> | undefined): AnatomyState<Node> {
  const { highlighted } = state;
  // The same target keeps what was found, and the state its identity.
  if (highlighted?.part === next?.part && highlighted?.element === next?.element) return state;
  return { ...state, highlighted: next, found: undefined };
}
