import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import type { CodeHint } from '#model/code-assistant';
import { drawHint } from './drawHint.ts';

const setHint = StateEffect.define<Tooltip | null>();

/** Shown until the document or the selection changes. */
const shownHint = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, transaction) {
    for (const effect of transaction.effects) if (effect.is(setHint)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

/** Shift-F1 shows the hover hint at the cursor for keyboard users and announces it. */
export function hintAtCursor(hintAt: (position: number) => Promise<CodeHint | undefined>): Extension {
  async function show(view: EditorView) {
    const { doc, selection } = view.state;
    const hint = await hintAt(selection.main.head);
    if (!hint || view.state.doc !== doc) return;
    const dom = drawHint(hint);
    const tooltip: Tooltip = { pos: hint.from, above: true, create: () => ({ dom }) };
    // Announce the rendered text, without Markdown syntax.
    const spoken = Array.from(dom.children, ({ textContent }) => textContent).join('\n');
    view.dispatch({ effects: [setHint.of(tooltip), EditorView.announce.of(spoken)] });
  }

  function hide(view: EditorView): boolean {
    if (!view.state.field(shownHint)) return false;
    view.dispatch({ effects: setHint.of(null) });
    return true;
  }

  return [
    shownHint,
    keymap.of([
      { key: 'Shift-F1', preventDefault: true, run: (view) => (void show(view), true) },
      { key: 'Escape', run: hide },
    ]),
  ];
}
