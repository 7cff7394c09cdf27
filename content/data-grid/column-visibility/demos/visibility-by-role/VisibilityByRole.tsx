import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 160 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'route', headerName: 'Route', width: 100 },
];

const rows = [
  {
    id: 1,
    parcel: 'P-9014',
    address: '18 Mill Lane',
    depot: 'North',
    route: 'N-4',
  },
  {
    id: 2,
    parcel: 'P-9015',
    address: '2 Abbey Court',
    depot: 'North',
    route: 'N-7',
  },
  {
    id: 3,
    parcel: 'P-9016',
    address: '75 Station Road',
    depot: 'Harbor',
    route: 'H-1',
  },
  {
    id: 4,
    parcel: 'P-9017',
    address: '31 Weir Street',
    depot: 'Harbor',
    route: 'H-1',
  },
  {
    id: 5,
    parcel: 'P-9018',
    address: '6 Orchard View',
    depot: 'North',
    route: 'N-4',
  },
];

const driverModel: GridColumnVisibilityModel = { depot: false, route: false };

export default function VisibilityByRole() {
  const [isDispatcher, setIsDispatcher] = React.useState(false);
  const [dispatcherModel, setDispatcherModel] =
    React.useState<GridColumnVisibilityModel>({});

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Dispatcher view"
        control={
          <Switch
            checked={isDispatcher}
            onChange={(event) => setIsDispatcher(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 424 }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          showToolbar
          disableColumnSelector={!isDispatcher}
          columnVisibilityModel={isDispatcher ? dispatcherModel : driverModel}
          onColumnVisibilityModelChange={setDispatcherModel}
        />
      </Box>
    </Box>
  );
}
