import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * The default highlight style has suitable tag groups but colors for a light background; each color is mapped to one of the
 * site's code panels, which are dark in both modes.
 */
const COLORS: Readonly<Record<string, string>> = {
  '#708': '#66d9ef',
  '#219': '#c3a0ff',
  '#164': '#c3a0ff',
  '#a11': '#a6e22e',
  '#e40': '#fdab46',
  '#085': '#e6db74',
  '#167': '#e6db74',
  '#00c': '#ff7dac',
  '#940': '#94a3b3',
  '#f00': '#ff9db0',
};

const highlight = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => ({
    ...spec,
    ...('color' in spec && { color: COLORS[String(spec['color'])] ?? 'inherit' }),
  })),
);

const theme = EditorView.theme(
  {
    '&': { height: '100%', backgroundColor: 'var(--code-paper)', color: 'var(--code-text)', fontSize: '0.8125rem' },
    '&.cm-focused': { outline: 'none' },
    // An outline would be below the line numbers.
    '&.cm-focused::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '1',
      border: '2px solid var(--code-focus)',
      pointerEvents: 'none',
    },
    '.cm-scroller': {
      fontFamily: 'var(--font-mono)',
      lineHeight: '1.375rem',
      overflow: 'auto',
      fontVariantLigatures: 'none',
      scrollbarWidth: 'thin',
      scrollbarColor: 'var(--code-faint) transparent',
    },
    '.cm-content': { caretColor: 'var(--code-text)', padding: '12px 0' },
    '.cm-cursor': { borderLeftColor: 'var(--code-text)' },
    '.cm-gutters': { backgroundColor: 'var(--code-paper)', color: 'var(--code-faint)', border: '0' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(255 255 255 / 6%)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'rgb(120 170 255 / 30%)',
    },
    '.cm-panels': { backgroundColor: 'var(--code-paper)', color: 'var(--code-text)', font: 'var(--text-small)' },
    '.cm-panels-bottom': { borderTop: '1px solid var(--code-hairline)' },
    '.cm-textfield, .cm-button': {
      backgroundImage: 'none',
      backgroundColor: 'rgb(255 255 255 / 6%)',
      color: 'var(--code-text)',
      border: '1px solid var(--code-faint)',
      borderRadius: '4px',
      padding: '4px 8px',
      fontSize: '0.875rem',
    },
    '.cm-textfield::placeholder': { color: 'var(--code-faint)', opacity: '1' },
    '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'rgb(255 255 255 / 14%)' },
    '.cm-panel.cm-search label': {
      fontSize: '0.875rem',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '24px',
    },
    '.cm-panel.cm-search [name=close]': {
      color: 'var(--code-text)',
      minWidth: '24px',
      minHeight: '24px',
      fontSize: '1.25rem',
    },
    '.cm-tooltip': {
      backgroundColor: 'var(--code-paper)',
      color: 'var(--code-text)',
      border: '1px solid var(--code-faint)',
      borderRadius: '8px',
      boxShadow: 'var(--shadow-float)',
      font: 'var(--text-small)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: 'rgb(120 170 255 / 30%)',
      color: 'var(--code-text)',
    },
    '.cm-completionDetail': { color: 'var(--code-faint)', fontStyle: 'normal' },
    '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', maxHeight: '14rem' },
    '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
    '.cm-hint': {
      maxWidth: '32rem',
      maxHeight: '16rem',
      overflow: 'auto',
      padding: '6px 10px',
      overflowWrap: 'anywhere',
    },
    '.cm-hint code': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem' },
    '.cm-hint-signature': { display: 'block', whiteSpace: 'pre-wrap' },
    '.cm-hint :is(p, ul, pre)': { margin: '6px 0 0' },
    '.cm-hint :is(p, li) code': { padding: '1px 4px', borderRadius: '4px', backgroundColor: 'rgb(255 255 255 / 8%)' },
    '.cm-hint ul': { paddingInlineStart: '20px' },
    '.cm-hint pre': {
      padding: '6px 8px',
      borderRadius: '4px',
      backgroundColor: 'rgb(255 255 255 / 8%)',
      overflowX: 'auto',
    },
    '.cm-hint a': { color: 'var(--code-focus)' },
    '.cm-diagnostic': { maxWidth: '32rem', whiteSpace: 'pre-wrap' },
  },
  { dark: true },
);

export const editorStyle: Extension = [theme, syntaxHighlighting(highlight)];
