import { keyframes } from '@mui/material/styles';
import {
  DataGridPremium,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 100 },
  { field: 'am', headerName: 'Morning', type: 'number', width: 90 },
  { field: 'noon', headerName: 'Noon', type: 'number', width: 90 },
  { field: 'pm', headerName: 'Evening', type: 'number', width: 90 },
];

const rows = [
  { id: 1, route: 'Line 1', am: 310, noon: 190, pm: 342 },
  { id: 2, route: 'Line 2', am: 275, noon: 160, pm: 298 },
  { id: 3, route: 'Line 7', am: 148, noon: 95, pm: 171 },
  { id: 4, route: 'Night bus', am: 12, noon: 0, pm: 84 },
];

const march = keyframes({
  from: { backgroundPosition: '0 0, 0 100%, 0 0, 100% 0' },
  to: { backgroundPosition: '-12px 0, -12px 100%, 0 -12px, 100% -12px' },
});

const line = (angle: number) =>
  `repeating-linear-gradient(${angle}deg, currentColor 0 6px, transparent 6px 12px)`;

export default function MarchingAnts() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Passengers"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={{
          cellSelection: {
            1: { am: true, noon: true },
            2: { am: true, noon: true },
            3: { am: true, noon: true },
          },
        }}
        sx={{
          [`& .${gridClasses['cell--rangeTop']}`]: { '--top': '2px' },
          [`& .${gridClasses['cell--rangeBottom']}`]: { '--bottom': '2px' },
          [`& .${gridClasses['cell--rangeLeft']}`]: { '--left': '2px' },
          [`& .${gridClasses['cell--rangeRight']}`]: { '--right': '2px' },
          [`& .${gridClasses.cell}.Mui-selected`]: {
            backgroundImage: [line(90), line(90), line(0), line(0)].join(),
            backgroundSize: `calc(100% + 12px) var(--top, 0), calc(100% + 12px) var(--bottom, 0),
              var(--left, 0) calc(100% + 12px), var(--right, 0) calc(100% + 12px)`,
            backgroundPosition: '0 0, 0 100%, 0 0, 100% 0',
            backgroundRepeat: 'no-repeat',
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${march} 0.6s linear infinite`,
            },
          },
        }}
      />
    </div>
  );
}
