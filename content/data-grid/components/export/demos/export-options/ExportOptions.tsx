import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

const button = <ToolbarButton render={<Button size="small" />} />;

const byDefault: GridCsvExportOptions = { fileName: 'invoices' };

const allRows: GridCsvExportOptions = {
  fileName: 'all-invoices',
  allColumns: true,
  getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
};

function InvoiceToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ExportCsv render={button} options={byDefault}>
        {count > 0 ? `Download selected (${count})` : 'Download'}
      </ExportCsv>
      <ExportCsv render={button} options={allRows}>
        Download all with notes
      </ExportCsv>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120 },
  { field: 'notes', headerName: 'Notes', width: 150 },
];

const rows = [
  { id: 1, number: '25-041', client: 'Alder & Co', amount: 980, notes: '' },
  { id: 2, number: '25-042', client: 'Copperfield', amount: 120, notes: '' },
  {
    id: 3,
    number: '25-043',
    client: 'Delta Works',
    amount: 640,
    notes: 'Late',
  },
  { id: 4, number: '25-044', client: 'Fjord Design', amount: 310, notes: '' },
];

const initialState = { columns: { columnVisibilityModel: { notes: false } } };

export default function ExportOptions() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Invoices"
        rows={rows}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        showToolbar
        slots={{ toolbar: InvoiceToolbar }}
      />
    </div>
  );
}
