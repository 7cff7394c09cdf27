/** The code editor without React. It is larger than a whole page, so it is loaded when it is needed. */
export const loadCodeEditor = () => import('./createCodeEditor.ts');
