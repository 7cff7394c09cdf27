import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const button = <ToolbarButton render={<Button size="small" />} />;

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportPrint render={button}>Print</ExportPrint>
      <ExportCsv render={button}>Download CSV</ExportCsv>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Room', type: 'number', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

const rows = [
  { id: 1, guest: 'Chiara Dubois', room: 204, nights: 3 },
  { id: 2, guest: 'Kenji Garcia', room: 117, nights: 1 },
  { id: 3, guest: 'Ada Fischer', room: 311, nights: 7 },
  { id: 4, guest: 'Bruno Jansen', room: 208, nights: 2 },
];

export default function ExportButtons() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Arrivals"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
      />
    </div>
  );
}
