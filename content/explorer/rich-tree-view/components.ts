import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

export const components = { community: RichTreeView, pro: RichTreeViewPro };
