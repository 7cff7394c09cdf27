import Avatar from '@mui/material/Avatar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Plant {
  id: number;
  plant: string;
  picture: string | null;
}

// Replace these drawings with the URLs of your images.
const drawPlant = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#eef4ea"/><circle cx="20" cy="16" r="9" fill="${color}"/><rect x="19" y="25" width="2" height="10" fill="#4d7c3f"/></svg>`,
  )}`;

const columns: GridColDef<Plant>[] = [
  {
    field: 'picture',
    headerName: 'Picture',
    width: 90,
    sortable: false,
    filterable: false,
    display: 'flex',
    renderCell: ({ row }) => (
      <Avatar variant="rounded" alt="" src={row.picture ?? undefined}>
        {row.plant.slice(0, 1)}
      </Avatar>
    ),
  },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
];

const rows: Plant[] = [
  { id: 1, plant: 'Basil', picture: drawPlant('#4d7c3f') },
  { id: 2, plant: 'Lavender', picture: drawPlant('#8a6fc1') },
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
