import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { films } from './films';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', width: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
];

const parseTerms = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');

const formatTerms = (terms: string[]) => terms.join(', ');

export default function CommaSeparated() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: parseTerms,
              quickFilterFormatter: formatTerms,
              debounceMs: 300,
            },
          },
        }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['united kingdom', 'south korea'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
