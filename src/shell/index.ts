/** The frame of every page: header, navigation, title, table of contents, previous and next links, footer. */
export { FOOTER_ID } from './footer/Footer.tsx';
export { Shell, type ShellProps } from './Shell.tsx';
export { LandingShell, type LandingAction, type LandingProduct } from './LandingShell.tsx';
export { WideShell } from './WideShell.tsx';
export { NotFound } from './NotFound.tsx';
export type { ShellContext } from './context.ts';
export type { DocsTabLink } from './article/DocsTabs.tsx';
