import Rating from '@mui/material/Rating';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'hotel', headerName: 'Hotel', flex: 1, minWidth: 140 },
  {
    field: 'stars',
    headerName: 'Stars',
    width: 160,
    display: 'flex',
    renderCell: ({ value, rowNode }) => {
      if (value == null) return null;
      if (rowNode.type === 'group') return `${value} stars`;
      return <Rating readOnly size="small" value={Number(value)} />;
    },
  },
];

const rows = [
  { id: 1, hotel: 'Grand Pavilion', stars: 5 },
  { id: 2, hotel: 'Hotel Miramar', stars: 4 },
  { id: 3, hotel: 'Old Customs House', stars: 4 },
  { id: 4, hotel: 'Station Inn', stars: 3 },
];

export default function PlainTitles() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPremium
        label="Hotels"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['stars'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
