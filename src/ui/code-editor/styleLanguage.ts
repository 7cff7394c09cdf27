/** Few projects have styles of their own; the grammar is fetched with the first of them. */
export { cssLanguage as styleLanguage } from '@codemirror/lang-css';
