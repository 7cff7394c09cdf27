import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

function PriceToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.sortColumn('price', 'asc')}
      >
        Cheapest first
      </ToolbarButton>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.sortColumn('rating', 'desc')}
      >
        Highest rated
      </ToolbarButton>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'hotel', headerName: 'Hotel', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 120 },
];

const rows = [
  { id: 1, hotel: 'Harbor House', price: 142, rating: 4.4 },
  { id: 2, hotel: 'Station Inn', price: 88, rating: 3.9 },
  { id: 3, hotel: 'The Orchard', price: 210, rating: 4.8 },
  { id: 4, hotel: 'Budget Stop', price: 54, rating: 3.1 },
];

export default function ToolbarButtons() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Hotels"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: PriceToolbar }}
      />
    </div>
  );
}
