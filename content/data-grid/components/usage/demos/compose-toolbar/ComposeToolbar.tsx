import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

// One button: the trigger, the toolbar's arrow keys, and Material UI's styles.
const button = <ToolbarButton render={<Button size="small" />} />;

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl placeholder="Search tools" size="small" />
      </QuickFilter>
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ExportCsv render={button}>Download</ExportCsv>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, tool: 'Cordless drill', shelf: 'A3', onLoan: true },
  { id: 2, tool: 'Belt sander', shelf: 'B1', onLoan: false },
  { id: 3, tool: 'Tile cutter', shelf: 'B4', onLoan: false },
  { id: 4, tool: 'Ladder', shelf: 'Wall', onLoan: true },
];

export default function ComposeToolbar() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Tool library"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
