import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', width: 160 },
  { field: 'artist', headerName: 'Artist', width: 260 },
  { field: 'album', headerName: 'Album', width: 260 },
  { field: 'label', headerName: 'Label', width: 240 },
  { field: 'length', headerName: 'Length', width: 200 },
];

const initialState: GridInitialState = {
  pinnedColumns: {
    left: [
      GRID_REORDER_COL_DEF.field,
      GRID_CHECKBOX_SELECTION_COL_DEF.field,
      'song',
    ],
  },
};

const rows = [
  {
    id: 1,
    song: 'Night Ferry',
    artist: 'The Quays',
    album: 'Harbor',
    label: 'Tide',
    length: '3:42',
  },
  {
    id: 2,
    song: 'Paper Moon',
    artist: 'Ada Lund',
    album: 'Folded',
    label: 'Birch',
    length: '4:05',
  },
  {
    id: 3,
    song: 'Slow Train',
    artist: 'Westline',
    album: 'Miles',
    label: 'Tide',
    length: '2:58',
  },
];

export default function PinnedCheckboxes() {
  return (
    <div style={{ height: 284, width: '100%' }}>
      <DataGridPro
        label="Playlist"
        rows={rows}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        rowReordering
      />
    </div>
  );
}
