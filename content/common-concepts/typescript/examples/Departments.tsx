import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface DepartmentFields {
  code: string;
  name: string;
  budget: number;
}

type Department = TreeViewBaseItem<DepartmentFields>;

const departments: Department[] = [
  {
    code: 'operations',
    name: 'Operations',
    budget: 120_000,
    children: [{ code: 'support', name: 'Support', budget: 45_000 }],
  },
];

interface DepartmentItemProps extends TreeItemProps {
  ref?: React.Ref<HTMLLIElement>;
}

function DepartmentItem(props: DepartmentItemProps) {
  const department = useTreeItemModel<DepartmentFields>(props.itemId);
  return <TreeItem {...props} title={`Budget: $${department?.budget ?? 0}`} />;
}

export function Departments() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <RichTreeView
      items={departments}
      getItemId={(department) => department.code}
      getItemLabel={(department) => department.name}
      multiSelect
      selectedItems={selected}
      onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      slots={{ item: DepartmentItem }}
    />
  );
}
