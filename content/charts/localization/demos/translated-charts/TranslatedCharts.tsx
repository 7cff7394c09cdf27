import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { elGR, enUS, frFR, ptBR, ptPT } from '@mui/x-charts/locales';

const locales = { enUS, elGR, frFR, ptBR, ptPT };
type Name = keyof typeof locales;
const names: Name[] = ['enUS', 'elGR', 'frFR', 'ptBR', 'ptPT'];

export default function TranslatedCharts() {
  const [name, setName] = React.useState<Name>('elGR');
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, locales[name]),
    [outerTheme, name],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={name}
        onChange={(_, value: Name | null) => value && setName(value)}
      >
        {names.map((option) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{ textTransform: 'none' }}
          >
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <LineChart aria-label="Visits" height={240} series={[]} />
      </ThemeProvider>
    </Box>
  );
}
