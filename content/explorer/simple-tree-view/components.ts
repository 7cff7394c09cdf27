import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';

export { content } from './content.tsx';
export const components = { community: SimpleTreeView };
