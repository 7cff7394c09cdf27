import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'store', headerName: 'Store', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, country: 'Portugal', city: 'Lisbon', store: 'Rua Augusta' },
  { id: 2, country: 'Portugal', city: 'Lisbon', store: 'Alfama' },
  { id: 3, country: 'Portugal', city: 'Coimbra', store: 'Baixa' },
  { id: 4, country: 'Denmark', city: 'Aarhus', store: 'Latin Quarter' },
];

const initialState = {
  rowGrouping: { model: ['country', 'city'] },
  columns: { columnVisibilityModel: { country: false, city: false } },
};

export default function ColumnPerLevel() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Stores"
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
