import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowEntriesSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { films, type Film } from './films';

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(
    new Blob([text], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

function JsonToolbar() {
  const apiRef = useGridApiContext();

  const exportJson = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(
      ({ model }) => model,
    );
    download(JSON.stringify(rows, null, 2), 'films.json');
  };

  return (
    <Toolbar aria-label="Export">
      <ExportCsv
        render={<ToolbarButton render={<Button size="small" />} />}
        options={{ fileName: 'films' }}
      >
        Download CSV
      </ExportCsv>
      <ToolbarButton render={<Button size="small" />} onClick={exportJson}>
        Download JSON
      </ToolbarButton>
    </Toolbar>
  );
}

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function JsonExport() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        showToolbar
        slots={{ toolbar: JsonToolbar }}
      />
    </Box>
  );
}
