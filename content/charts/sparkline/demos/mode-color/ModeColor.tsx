import Stack from '@mui/material/Stack';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const lineColor = (mode: 'light' | 'dark') =>
  mode === 'dark' ? '#ffd54f' : '#6a1b9a';

const themes = [
  { name: 'light', theme: createTheme({ palette: { mode: 'light' } }) },
  { name: 'dark', theme: createTheme({ palette: { mode: 'dark' } }) },
];
// Invented numbers.
const orders = [31, 44, 29, 52, 47, 58, 49, 63];

export default function ModeColor() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {themes.map(({ name, theme }) => (
        <ThemeProvider key={name} theme={theme}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            <SparkLineChart
              aria-label={`Orders in the last eight weeks, ${name} mode`}
              data={orders}
              width={200}
              height={64}
              color={lineColor}
            />
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
