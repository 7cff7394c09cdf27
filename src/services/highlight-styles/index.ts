/** Syntax highlighting colors: a separate stylesheet that can be put into a cascade layer (specification §7). */
export { HIGHLIGHT_STYLES, LAYER_META } from './address.ts';
