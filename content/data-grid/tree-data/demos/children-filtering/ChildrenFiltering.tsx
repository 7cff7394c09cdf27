import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, path: ['Website'], team: 'Design' },
  { id: 2, path: ['Website', 'Home page'], team: 'Design' },
  { id: 3, path: ['Website', 'Checkout'], team: 'Payments' },
  { id: 4, path: ['Mobile app'], team: 'Mobile' },
  { id: 5, path: ['Mobile app', 'Icons'], team: 'Design' },
  { id: 6, path: ['Mobile app', 'Push notifications'], team: 'Mobile' },
];

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 140 },
];

const groupingColDef = { headerName: 'Task', flex: 1, minWidth: 200 };

const getTreeDataPath = (row: (typeof rows)[number]) => row.path;

export default function ChildrenFiltering() {
  const [isTopLevelOnly, setIsTopLevelOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter top-level rows only"
        control={<Switch />}
        checked={isTopLevelOnly}
        onChange={(_, checked) => setIsTopLevelOnly(checked)}
        sx={{ mb: 2 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          treeData
          label="Design team tasks"
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={isTopLevelOnly}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'team', operator: 'equals', value: 'Design' }],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
