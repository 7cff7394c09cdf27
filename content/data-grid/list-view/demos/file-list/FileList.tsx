import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridSortModelSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';

interface FileRow {
  id: number;
  name: string;
  owner: string;
  /** Kilobytes. */
  size: number;
}

function FileToolbar() {
  const apiRef = useGridApiContext();
  const [sort] = useGridSelector(apiRef, gridSortModelSelector);
  const isBySize = sort?.field === 'size';

  return (
    <Toolbar aria-label="Files">
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl placeholder="Search files" size="small" fullWidth />
      </QuickFilter>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() =>
          apiRef.current.setSortModel([
            isBySize
              ? { field: 'name', sort: 'asc' }
              : { field: 'size', sort: 'desc' },
          ])
        }
      >
        {isBySize ? 'Sort by name' : 'Sort by size'}
      </ToolbarButton>
    </Toolbar>
  );
}

const columns: GridColDef<FileRow>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'owner', headerName: 'Owner' },
  { field: 'size', headerName: 'Size', type: 'number' },
];

const listViewColumn: GridListViewColDef<FileRow> = {
  field: 'file',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography variant="body2">{row.name}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {row.owner}, {row.size} KB
      </Typography>
    </div>
  ),
};

const rows: FileRow[] = [
  { id: 1, name: 'Agenda.docx', owner: 'Ines', size: 48 },
  { id: 2, name: 'Budget.xlsx', owner: 'Goran', size: 112 },
  { id: 3, name: 'Floor plan.pdf', owner: 'Hana', size: 2048 },
  { id: 4, name: 'Logo.svg', owner: 'Ines', size: 12 },
  { id: 5, name: 'Minutes.docx', owner: 'Kenji', size: 64 },
  { id: 6, name: 'Photos.zip', owner: 'Hana', size: 8192 },
];

export default function FileList() {
  const [opened, setOpened] = React.useState<FileRow | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 390, height: 520 }}>
      <DataGridPro
        label="Files"
        rows={rows}
        columns={columns}
        rowHeight={64}
        listView
        listViewColumn={listViewColumn}
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        }}
        disableRowSelectionOnClick
        onRowClick={({ row }) => setOpened(row)}
        onCellKeyDown={({ row }, event) => {
          if (event.key === 'Enter') setOpened(row);
        }}
        showToolbar
        slots={{ toolbar: FileToolbar }}
        hideFooter
      />
      <Drawer
        anchor="bottom"
        open={opened !== null}
        onClose={() => setOpened(null)}
        slotProps={{ paper: { 'aria-label': 'File details' } }}
      >
        <Box sx={{ p: 3 }}>
          <Typography variant="h6">{opened?.name}</Typography>
          <Typography sx={{ my: 1 }}>
            {opened?.owner}, {opened?.size} KB
          </Typography>
          <Button onClick={() => setOpened(null)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
