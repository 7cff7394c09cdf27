/** Browser code of the basic components. */
export { announce } from './announce.ts';
export type { CodeAssistant } from './code-editor/assistance.ts';
export type { CodeEditor, CodeEditorOptions } from './code-editor/createCodeEditor.ts';
export { createProblemPanel, type ListedProblem } from './code-editor/createProblemPanel.ts';
export type { EditorProblem } from './code-editor/showProblems.ts';

/** The editor is larger than a whole page, so it is loaded when it is needed. */
export const loadCodeEditor = () => import('./code-editor/createCodeEditor.ts');
export { copyText } from './copyText.ts';
