export const HIGHLIGHT_STYLES = '/static/styles/prism-okaidia.css';
/** Pages with code carry the configured layer in this meta; without it they link the stylesheet. */
export const LAYER_META = 'highlight-layer';
