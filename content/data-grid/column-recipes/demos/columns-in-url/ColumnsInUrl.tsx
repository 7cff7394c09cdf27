import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films } from './films';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 200, hideable: false },
  { field: 'director', headerName: 'Director', width: 170 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'country', headerName: 'Country', width: 120 },
];

const ALL_FIELDS = columns.map((column) => column.field);
const PARAMETER = 'columns';

function readFields() {
  const value = new URLSearchParams(window.location.search).get(PARAMETER);
  const fields = ALL_FIELDS.filter((field) =>
    value?.split('.').includes(field),
  );
  return fields.length > 0 ? fields : ALL_FIELDS;
}

function writeFields(fields: string[]) {
  const url = new URL(window.location.href);
  if (fields.length === ALL_FIELDS.length) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, fields.join('.'));
  window.history.replaceState(window.history.state, '', url);
}

const rows = films.slice(0, 4);

export default function ColumnsInUrl() {
  const [fields, setFields] = React.useState(ALL_FIELDS);

  // The URL isn't available during server rendering.
  React.useEffect(() => {
    const update = () => setFields(readFields());
    update();
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);

  const columnVisibilityModel = React.useMemo(
    () =>
      Object.fromEntries(
        ALL_FIELDS.map((field) => [field, fields.includes(field)]),
      ),
    [fields],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        URL:{' '}
        <code dir="ltr">
          /films
          {fields.length < ALL_FIELDS.length &&
            `?${PARAMETER}=${fields.join('.')}`}
        </code>
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Films"
          rows={rows}
          columns={columns}
          showToolbar
          columnVisibilityModel={columnVisibilityModel}
          onColumnVisibilityModelChange={(model) => {
            const next = ALL_FIELDS.filter((field) => model[field] !== false);
            setFields(next);
            writeFields(next);
          }}
        />
      </Box>
    </Box>
  );
}
