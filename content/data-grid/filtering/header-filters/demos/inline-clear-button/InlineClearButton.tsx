import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { films } from './films';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'director', headerName: 'Director', width: 180 },
  { field: 'country', headerName: 'Country', width: 180 },
];

export default function InlineClearButton() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        label="Films"
        rows={films}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 'country',
                  field: 'country',
                  operator: 'contains',
                  value: 'Japan',
                },
              ],
            },
          },
        }}
      />
    </div>
  );
}
