/** The code editor without React. It is larger than a whole page, so it is loaded when it is needed. */
export type { CodeEditor, CodeEditorOptions, EditedFile } from './createCodeEditor.ts';
export { createProblemPanel, type ListedProblem } from './createProblemPanel.ts';
export type { EditorProblem } from './showProblems.ts';
export const loadCodeEditor = () => import('./createCodeEditor.ts');
