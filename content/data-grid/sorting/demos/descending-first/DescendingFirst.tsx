import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'episode', headerName: 'Episode', flex: 1, minWidth: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  {
    field: 'downloads',
    headerName: 'Downloads',
    type: 'number',
    width: 130,
    sortingOrder: ['desc', 'asc', null],
  },
];

const rows = [
  { id: 1, episode: 'Choosing a database', minutes: 42, downloads: 8120 },
  { id: 2, episode: 'Naming things', minutes: 35, downloads: 14300 },
  { id: 3, episode: 'Tests that help', minutes: 51, downloads: 9740 },
  { id: 4, episode: 'Reading old code', minutes: 38, downloads: 11050 },
  { id: 5, episode: 'Better on-call shifts', minutes: 47, downloads: 6480 },
];

export default function DescendingFirst() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid label="Podcast episodes" rows={rows} columns={columns} />
    </div>
  );
}
