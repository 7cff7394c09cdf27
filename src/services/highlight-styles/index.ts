/** The colors of code: a stylesheet of its own, which may be put into a cascade layer (specification §7). */
export { HIGHLIGHT_STYLES, LAYER_META } from './address.ts';
