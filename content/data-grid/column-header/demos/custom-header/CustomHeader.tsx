import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';

const Thermometer = createSvgIcon(
  <path d="M15 13V5a3 3 0 0 0-6 0v8a5 5 0 1 0 6 0m-3-9a1 1 0 0 1 1 1v3h-2V5a1 1 0 0 1 1-1" />,
  'Thermometer',
);
const Drop = createSvgIcon(
  <path d="M12 2S5 9.6 5 14.5a7 7 0 0 0 14 0C19 9.6 12 2 12 2" />,
  'Drop',
);

interface UnitHeaderProps extends GridColumnHeaderParams {
  icon: typeof Drop;
  unit: string;
}

function UnitHeader({ colDef, icon: Icon, unit }: UnitHeaderProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="small" color="action" />
      <span>
        <strong>{colDef.headerName}</strong> ({unit})
      </span>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'tank', headerName: 'Tank', flex: 1, minWidth: 110 },
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 190,
    renderHeader: (params) => (
      <UnitHeader {...params} icon={Thermometer} unit="°C" />
    ),
  },
  {
    field: 'nitrate',
    headerName: 'Nitrate',
    type: 'number',
    width: 190,
    renderHeader: (params) => (
      <UnitHeader {...params} icon={Drop} unit="NO₃, mg/L" />
    ),
  },
];

const rows = [
  { id: 1, tank: 'Reef', temperature: 25.4, nitrate: 4.1 },
  { id: 2, tank: 'Kelp forest', temperature: 12.8, nitrate: 6.7 },
  { id: 3, tank: 'Mangrove', temperature: 27.1, nitrate: 9.3 },
  { id: 4, tank: 'River bank', temperature: 18.5, nitrate: 12 },
  { id: 5, tank: 'Quarantine', temperature: 24.9, nitrate: 2.2 },
];

export default function CustomHeader() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid label="Aquarium tanks" rows={rows} columns={columns} />
    </Box>
  );
}
