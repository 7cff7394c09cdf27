import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, path: ['Kitchen'], hours: 21 },
  { id: 2, path: ['Kitchen', '1. Remove tiles'], hours: 5 },
  { id: 3, path: ['Kitchen', '2. Lay pipes'], hours: 14 },
  { id: 4, path: ['Kitchen', '3. Paint'], hours: 2 },
  { id: 5, path: ['Bathroom'], hours: 34 },
  { id: 6, path: ['Bathroom', '1. Seal the floor'], hours: 9 },
  { id: 7, path: ['Bathroom', '2. Tile the walls'], hours: 25 },
];

const columns: GridColDef[] = [
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Task', flex: 1, minWidth: 200 };

const getTreeDataPath = (row: (typeof rows)[number]) => row.path;

export default function ChildrenSorting() {
  const [isTopLevelOnly, setIsTopLevelOnly] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sort top-level rows only"
        control={<Switch />}
        checked={isTopLevelOnly}
        onChange={(_, checked) => setIsTopLevelOnly(checked)}
        sx={{ mb: 2 }}
      />
      <Box sx={{ height: 476 }}>
        <DataGridPro
          treeData
          label="Renovation tasks"
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenSorting={isTopLevelOnly}
          initialState={{
            sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}
