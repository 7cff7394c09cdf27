/** The frame of every page: header, navigation, title, contents, neighbors, footer. */
export { FOOTER_ID, NEAR_FIRST_ATTRIBUTE } from './firstFrame.ts';
export { Shell, type ShellProps } from './Shell.tsx';
export { WideShell } from './WideShell.tsx';
export { NotFound } from './NotFound.tsx';
export type { ShellContext } from './context.ts';
export type { DocsTabLink } from './article/DocsTabs.tsx';
