export const HIGHLIGHT_STYLES = '/static/styles/prism-okaidia.css';
/** Meta tag with the configured layer; pages without it link the stylesheet. */
export const LAYER_META = 'highlight-layer';
