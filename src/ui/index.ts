/** Basic UI components, independent of documentation. */
export { Badge, type BadgeTone } from './Badge.tsx';
export { DialogContent, DialogShell } from './Dialog.tsx';
export { FilterField } from './FilterField.tsx';
export { GithubMark } from './githubMark.ts';
export { HighlightedCode } from './HighlightedCode.tsx';
export { HistoryBadge } from './HistoryBadge.tsx';
export { Icon } from './Icon.tsx';
export { IconButton, IconLink } from './IconButton.tsx';
export { Logo } from './Logo.tsx';
export { ModeImage } from './ModeImage.tsx';
export { Segment } from './Segment.tsx';
