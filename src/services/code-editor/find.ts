import { openSearchPanel, searchKeymap } from '@codemirror/search';
import { StateEffect } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';

/** Opens the find-and-replace panel. The search keymap is added to a file on first use. */
export function openFind(view: EditorView) {
  const hasKeys = view.state.facet(keymap).includes(searchKeymap);
  if (!hasKeys) view.dispatch({ effects: StateEffect.appendConfig.of(keymap.of(searchKeymap)) });
  openSearchPanel(view);
}
