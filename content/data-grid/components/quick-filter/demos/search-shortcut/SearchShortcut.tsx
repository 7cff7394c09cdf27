import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridSearchIcon,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees } from './employees';

const SearchContext = React.createContext<{
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}>({ isOpen: false, setIsOpen: () => {} });

function SearchToolbar() {
  const { isOpen, setIsOpen } = React.useContext(SearchContext);

  return (
    <Toolbar>
      <QuickFilter expanded={isOpen} onExpandedChange={setIsOpen}>
        <QuickFilterTrigger
          render={<ToolbarButton />}
          aria-label="Search staff"
          aria-keyshortcuts="Alt+S"
          aria-disabled={isOpen}
          style={{ display: isOpen ? 'none' : undefined }}
        >
          <GridSearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Name or department"
              style={{ display: isOpen ? undefined : 'none' }}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search staff',
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
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function SearchShortcut() {
  const [isOpen, setIsOpen] = React.useState(false);
  const context = React.useMemo(() => ({ isOpen, setIsOpen }), [isOpen]);

  return (
    <SearchContext.Provider value={context}>
      <Box
        sx={{ height: 370, width: '100%' }}
        onKeyDown={(event) => {
          if (event.altKey && event.code === 'KeyS') {
            event.preventDefault();
            setIsOpen(true);
          }
        }}
      >
        <DataGrid
          label="Staff"
          rows={employees}
          columns={columns}
          showToolbar
          slots={{ toolbar: SearchToolbar }}
        />
      </Box>
    </SearchContext.Provider>
  );
}
