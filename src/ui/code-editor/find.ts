import { openSearchPanel, searchKeymap } from '@codemirror/search';
import { StateEffect } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';

/** Opens the panel for finding and replacing. Each file gets its keys when a reader first looks for something in it. */
export function openFind(view: EditorView) {
  const hasKeys = view.state.facet(keymap).includes(searchKeymap);
  if (!hasKeys) view.dispatch({ effects: StateEffect.appendConfig.of(keymap.of(searchKeymap)) });
  openSearchPanel(view);
}
