import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

const FilterIcon = createSvgIcon(
  <path d="M10 18h4v-2h-4zM3 6v2h18V6zm3 7h12v-2H6z" />,
  'Filter',
);

interface FilterItemProps extends GridColumnMenuItemProps {
  operator: string;
  label: string;
}

function FilterItem({ colDef, onClick, operator, label }: FilterItemProps) {
  const apiRef = useGridApiContext();

  const filter = (event: React.MouseEvent) => {
    apiRef.current.setFilterModel({
      items: [{ field: colDef.field, operator }],
    });
    onClick(event);
  };

  return (
    <MenuItem onClick={filter}>
      <ListItemIcon>
        <FilterIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'finder', headerName: 'Finder', width: 150 },
  { field: 'site', headerName: 'Site', width: 130 },
];

const rows = [
  { id: 1, species: 'Marsh orchid', finder: 'Freya Lund', site: 'North fen' },
  { id: 2, species: 'Sundew', finder: '', site: 'North fen' },
  { id: 3, species: 'Bog myrtle', finder: 'Emeka Eze', site: '' },
  { id: 4, species: 'Cotton grass', finder: '', site: 'Moor edge' },
  { id: 5, species: 'Bell heather', finder: 'Ines Costa', site: 'Moor edge' },
];

export default function ReplaceItem() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Plant records"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          columnMenu: {
            slots: { columnMenuFilterItem: FilterItem },
            slotProps: {
              columnMenuFilterItem: {
                operator: 'isEmpty',
                label: 'Show blanks only',
              },
            },
          },
        }}
      />
    </Box>
  );
}
