export const HIGHLIGHT_STYLES = '/static/styles/prism-okaidia.css';
