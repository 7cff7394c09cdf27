import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 120 },
];

const initialRows = [
  { id: 1, task: 'Order name tags', owner: 'Ines' },
  { id: 2, task: 'Book the band', owner: 'Kenji' },
  { id: 3, task: 'Send invitations', owner: 'Freya' },
  { id: 4, task: 'Print menus', owner: 'Jonas' },
];

interface Target {
  id: string;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(initialRows);
  const [target, setTarget] = React.useState<Target | null>(null);
  const slotProps = React.useMemo<GridSlotsComponentsProps>(
    () => ({
      row: {
        onContextMenu: (event) => {
          event.preventDefault();
          const { id = '' } = event.currentTarget.dataset;
          setTarget({ id, left: event.clientX, top: event.clientY });
        },
      },
    }),
    [],
  );
  const remove = () => {
    setRows((previous) =>
      previous.filter((row) => String(row.id) !== target?.id),
    );
    setTarget(null);
  };

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Tasks"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
      />
      <Menu
        open={target !== null}
        onClose={() => setTarget(null)}
        anchorReference="anchorPosition"
        anchorPosition={{ left: target?.left ?? 0, top: target?.top ?? 0 }}
      >
        <MenuItem onClick={remove}>Remove task</MenuItem>
      </Menu>
    </Box>
  );
}
