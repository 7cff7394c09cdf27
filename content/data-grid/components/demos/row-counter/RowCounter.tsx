import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridRowCountSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { films } from './films';

function RowCounterToolbar() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <Toolbar style={{ gap: 16 }}>
      <span role="status">
        {found} of {total} films
      </span>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search films"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search films',
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
];

export default function RowCounter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        showToolbar
        slots={{ toolbar: RowCounterToolbar }}
      />
    </div>
  );
}
