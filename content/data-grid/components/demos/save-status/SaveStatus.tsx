import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    saveState?: 'saved' | 'unsaved';
  }
}

function SaveFooter({ saveState = 'saved' }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer>
      <Box role="status" sx={{ px: 2, typography: 'body2' }}>
        {saveState === 'saved' ? 'All changes saved' : 'Unsaved changes'}
      </Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: SaveFooter };

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, editable: true },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows = [
  { id: 1, dish: 'Pumpkin soup', price: 7 },
  { id: 2, dish: 'Lentil curry', price: 13 },
  { id: 3, dish: 'Apple pie', price: 6 },
];

export default function SaveStatus() {
  const [saveState, setSaveState] = React.useState<'saved' | 'unsaved'>(
    'saved',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={saveState === 'saved'}
        onClick={() => setSaveState('saved')}
        sx={{ mb: 1 }}
      >
        Save menu
      </Button>
      <Box sx={{ height: 268 }}>
        <DataGrid
          label="Menu"
          rows={rows}
          columns={columns}
          processRowUpdate={(row) => {
            setSaveState('unsaved');
            return row;
          }}
          slots={slots}
          slotProps={{ footer: { saveState } }}
        />
      </Box>
    </Box>
  );
}
