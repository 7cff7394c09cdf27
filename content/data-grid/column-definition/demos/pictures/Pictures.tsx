import Avatar from '@mui/material/Avatar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'picture',
    headerName: 'Picture',
    width: 90,
    sortable: false,
    filterable: false,
    display: 'flex',
    renderCell: ({ row, value }) => (
      <Avatar variant="rounded" alt="" src={value}>
        {row.plant.slice(0, 1)}
      </Avatar>
    ),
  },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, plant: 'Basil', picture: '/static/demos/basil.svg' },
  { id: 2, plant: 'Lavender', picture: '/static/demos/lavender.svg' },
  { id: 3, plant: 'Rosemary', picture: null },
];

export default function Pictures() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Herbs"
        columns={columns}
        rows={rows}
        rowHeight={64}
        hideFooter
      />
    </div>
  );
}
