import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function TestItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  return <TreeItem {...props} data-testid={props.itemId} />;
}

const folders = [{ id: 'photos', label: 'Photos' }];

export function Folders() {
  return <RichTreeView items={folders} slots={{ item: TestItem }} />;
}
