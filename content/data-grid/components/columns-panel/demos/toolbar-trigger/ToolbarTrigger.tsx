import {
  ColumnsPanelTrigger,
  DataGrid,
  GridViewColumnIcon,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={<ToolbarButton />}
        aria-label="Choose columns"
        title="Choose columns"
      >
        <GridViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 74 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 80 },
  { field: 'track', headerName: 'Track', type: 'number', width: 70 },
  { field: 'departs', headerName: 'Departs', width: 80 },
];

const rows = [
  { id: 1, train: 'IC 21', to: 'Basel', track: 7, departs: '08:04' },
  { id: 2, train: 'RE 318', to: 'Ulm', track: 2, departs: '08:11' },
  { id: 3, train: 'S 4', to: 'Airport', track: 12, departs: '08:15' },
  { id: 4, train: 'IC 66', to: 'Verona', track: 9, departs: '08:32' },
];

export default function ToolbarTrigger() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
      />
    </div>
  );
}
