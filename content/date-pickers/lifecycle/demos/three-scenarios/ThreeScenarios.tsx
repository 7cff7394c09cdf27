import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const initialValue = dayjs('2025-04-17');

const describe = (value: Dayjs | null) =>
  value?.format('MMM D, YYYY') ?? 'null';

export default function ThreeScenarios() {
  const [scenario, setScenario] = React.useState('desktop');
  const [value, setValue] = React.useState<Dayjs | null>(initialValue);
  const [log, setLog] = React.useState<string[]>([]);
  const add = (entry: string) =>
    setLog((previous) => [...previous, entry].slice(-8));

  const pickerProps = {
    label: 'Appointment',
    value,
    onChange: (newValue: Dayjs | null) => {
      setValue(newValue);
      add(`onChange: ${describe(newValue)}`);
    },
    onAccept: (newValue: Dayjs | null) =>
      add(`onAccept: ${describe(newValue)}`),
    onClose: () => add('onClose'),
  };

  const handleScenario = (_event: React.MouseEvent, next: string | null) => {
    if (next !== null) {
      setScenario(next);
      setValue(initialValue);
      setLog([]);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={scenario}
          onChange={handleScenario}
          aria-label="Picker"
        >
          <ToggleButton value="desktop">Desktop</ToggleButton>
          <ToggleButton value="views">Three views</ToggleButton>
          <ToggleButton value="mobile">Mobile</ToggleButton>
        </ToggleButtonGroup>
        {scenario === 'desktop' && <DesktopDatePicker {...pickerProps} />}
        {scenario === 'views' && (
          <DesktopDatePicker
            {...pickerProps}
            openTo="year"
            views={['year', 'month', 'day']}
          />
        )}
        {scenario === 'mobile' && <MobileDatePicker {...pickerProps} />}
        <Box
          component="ul"
          aria-label="Callbacks"
          aria-live="polite"
          sx={{
            m: 0,
            p: 0,
            minHeight: 165,
            listStyle: 'none',
            typography: 'body2',
          }}
        >
          {(log.length > 0 ? log : ['No callbacks yet']).map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
