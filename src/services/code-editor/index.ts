/** The code editor for React: several files with tabs, underlined problems, and a list of them. */
export { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx';
export type { CodeEditorHandle } from './createHandle.ts';
export type { EditedFile } from './createCodeEditor.ts';
export { FileTabs } from './FileTabs.tsx';
export { ProblemPanel } from './ProblemPanel.tsx';
export { useCodeEditor, type FileProblem, type UseCodeEditorOptions } from './useCodeEditor.ts';
