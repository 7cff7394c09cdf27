import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

const CopyIcon = createSvgIcon(
  <path d="M16 1H4v16h2V3h10zm4 4H8v18h12zm-2 16h-8V7h8z" />,
  'Copy',
);

function CopyItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const copy = (event: React.MouseEvent) => {
    const values = gridExpandedSortedRowEntriesSelector(apiRef).map(
      ({ model }) => apiRef.current.getRowFormattedValue(model, colDef),
    );
    navigator.clipboard.writeText(values.join('\n'));
    onClick(event);
  };

  return (
    <MenuItem onClick={copy}>
      <ListItemIcon>
        <CopyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Copy values</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'email', headerName: 'Email', flex: 1, minWidth: 200 },
  { field: 'team', headerName: 'Team', width: 120 },
];

const rows = [
  { id: 1, name: 'Ada Lund', email: 'ada@harbor.example', team: 'Sales' },
  { id: 2, name: 'Bruno Eze', email: 'bruno@harbor.example', team: 'Support' },
  { id: 3, name: 'Hana Costa', email: 'hana@harbor.example', team: 'Sales' },
  { id: 4, name: 'Jonas Ito', email: 'jonas@harbor.example', team: 'Finance' },
  { id: 5, name: 'Leila Berg', email: 'leila@harbor.example', team: 'Support' },
];

export default function AddItem() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Contacts"
        rows={rows}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { columnMenuCopyItem: CopyItem } },
        }}
      />
    </Box>
  );
}
