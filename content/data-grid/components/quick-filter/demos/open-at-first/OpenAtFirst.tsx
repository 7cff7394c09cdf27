import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { places } from './places';

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <ToolbarButton
              {...props}
              aria-disabled={expanded}
              render={<Button size="small" />}
              style={{ display: expanded ? 'none' : undefined }}
            >
              Search cities
            </ToolbarButton>
          )}
        />
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="City or country"
              style={{ display: expanded ? undefined : 'none' }}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search cities',
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
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 150 },
];

export default function OpenAtFirst() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
