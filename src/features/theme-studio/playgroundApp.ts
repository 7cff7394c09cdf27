/** The code around the theme in the playground, in TypeScript and JavaScript alike. */
export const APP = `import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { theme } from './theme';

const columns = [
  { field: 'show', headerName: 'Show', flex: 1 },
  { field: 'sold', headerName: 'Tickets sold', width: 140 },
];

const rows = [
  { id: 1, show: 'Twelfth Night', sold: 412 },
  { id: 2, show: 'The Seagull', sold: 268 },
  { id: 3, show: 'Cabaret', sold: 455 },
];

export default function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Stack spacing={2} sx={{ p: 2 }}>
        <DataGrid
          label="Shows"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
        />
        <BarChart
          aria-label="Tickets by month and hall"
          height={260}
          xAxis={[{ data: ['Sep', 'Oct', 'Nov'] }]}
          series={[
            { label: 'Main stage', data: [4200, 4900, 4600] },
            { label: 'Studio', data: [1300, 1500, 1750] },
            { label: 'Courtyard', data: [2100, 900, 400] },
          ]}
        />
        <Button variant="contained">Sell tickets</Button>
      </Stack>
    </ThemeProvider>
  );
}
`;
