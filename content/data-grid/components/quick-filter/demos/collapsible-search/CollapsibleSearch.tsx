import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridClearIcon,
  GridSearchIcon,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { films } from './films';

const clearButton = (
  <QuickFilterClear aria-label="Clear search" size="small" edge="end">
    <GridClearIcon fontSize="small" />
  </QuickFilterClear>
);

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter style={{ display: 'flex' }}>
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <ToolbarButton
              {...props}
              aria-label="Search films"
              aria-disabled={expanded}
              style={{ display: expanded ? 'none' : undefined }}
            >
              <GridSearchIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded, value }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              style={{ display: expanded ? undefined : 'none' }}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search films',
                },
                input: { endAdornment: value === '' ? null : clearButton },
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
  { field: 'director', headerName: 'Director', width: 160 },
];

export default function CollapsibleSearch() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
