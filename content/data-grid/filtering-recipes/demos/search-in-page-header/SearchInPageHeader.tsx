import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridPortalWrapper,
  QuickFilter,
  QuickFilterControl,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees } from './employees';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 140 },
  { field: 'city', headerName: 'City', width: 110 },
];

const SearchSlot = React.createContext<HTMLElement | null>(null);

function PageSearch() {
  const container = React.useContext(SearchSlot);
  if (!container) return null;
  return (
    <Portal container={container}>
      <GridPortalWrapper>
        <QuickFilter expanded>
          <QuickFilterControl placeholder="Search staff" size="small" />
        </QuickFilter>
      </GridPortalWrapper>
    </Portal>
  );
}

const slots = { toolbar: PageSearch };

export default function SearchInPageHeader() {
  const [container, setContainer] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ mb: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle1" component="p">
          Staff
        </Typography>
        <Box ref={setContainer} />
      </Stack>
      <Box sx={{ height: 422 }}>
        <SearchSlot.Provider value={container}>
          <DataGrid
            label="Staff"
            rows={employees}
            columns={columns}
            showToolbar
            slots={slots}
          />
        </SearchSlot.Provider>
      </Box>
    </Box>
  );
}
