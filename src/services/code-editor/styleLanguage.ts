/** Loaded on demand, because few projects have stylesheets. */
export { cssLanguage as styleLanguage } from '@codemirror/lang-css';
