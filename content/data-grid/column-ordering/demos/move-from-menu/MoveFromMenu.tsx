import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  gridPinnedColumnsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const pinned = useGridSelector(apiRef, gridPinnedColumnsSelector);
  const pinnedFields = [...(pinned.left ?? []), ...(pinned.right ?? [])];
  const movable = visible.filter(({ field }) => !pinnedFields.includes(field));
  const index = movable.findIndex(({ field }) => field === colDef.field);
  const previous = movable[index - 1];
  const next = movable[index + 1];

  const moveTo = (target?: GridColDef) => (event: React.MouseEvent) => {
    if (!target) return;
    // Indexes for setColumnIndex() count hidden columns too.
    const targetIndex = apiRef.current.getColumnIndex(target.field, false);
    apiRef.current.setColumnIndex(colDef.field, targetIndex);
    onClick(event);
  };

  if (index === -1) return null;

  return (
    <React.Fragment>
      <MenuItem disabled={!previous} onClick={moveTo(previous)}>
        <ListItemIcon />
        Move back
      </MenuItem>
      <MenuItem disabled={!next} onClick={moveTo(next)}>
        <ListItemIcon />
        Move forward
      </MenuItem>
    </React.Fragment>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ moveItems: MoveItems }}
      slotProps={{ moveItems: { displayOrder: 12 } }}
    />
  );
}

const slots = { columnMenu: ColumnMenu };

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', width: 160 },
  { field: 'owner', headerName: 'Owner', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

const rows = [
  { id: 1, task: 'Draft contract', owner: 'Ines', hours: 6 },
  { id: 2, task: 'Book venue', owner: 'Tom', hours: 2 },
  { id: 3, task: 'Print badges', owner: 'Anna', hours: 3 },
];

export default function MoveFromMenu() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPro label="Tasks" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
