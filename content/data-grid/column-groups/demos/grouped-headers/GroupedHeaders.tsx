import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'men', headerName: 'Men', type: 'number', width: 90 },
  { field: 'women', headerName: 'Women', type: 'number', width: 100 },
  { field: 'gold', headerName: 'Gold', type: 'number', width: 110 },
  { field: 'silver', headerName: 'Silver', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Athletes', children: [{ field: 'men' }, { field: 'women' }] },
  { groupId: 'Medals', children: [{ field: 'gold' }, { field: 'silver' }] },
];

const rows = [
  { id: 1, country: 'Norway', men: 14, women: 16, gold: 3, silver: 5 },
  { id: 2, country: 'Chile', men: 11, women: 9, gold: 1, silver: 0 },
  { id: 3, country: 'Kenya', men: 18, women: 21, gold: 6, silver: 3 },
  { id: 4, country: 'Japan', men: 23, women: 20, gold: 4, silver: 6 },
];

export default function GroupedHeaders() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        label="Games by country"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
