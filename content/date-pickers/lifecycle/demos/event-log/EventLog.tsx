import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const initialValue = dayjs('2025-04-17');

const describe = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('MMM D, YYYY') : 'Invalid Date';
};

export default function EventLog() {
  const [value, setValue] = React.useState<Dayjs | null>(initialValue);
  const [log, setLog] = React.useState<string[]>([]);
  const add = (entry: string) =>
    setLog((previous) => [...previous, entry].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Delivery"
          value={value}
          onChange={(newValue) => {
            setValue(newValue);
            add(`onChange: ${describe(newValue)}`);
          }}
          onAccept={(newValue) => add(`onAccept: ${describe(newValue)}`)}
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
          onViewChange={(view) => add(`onViewChange: ${view}`)}
          onError={(error) => add(`onError: ${error}`)}
        />
        <Box
          component="ul"
          aria-label="Callbacks"
          aria-live="polite"
          sx={{
            m: 0,
            p: 0,
            minHeight: 125,
            listStyle: 'none',
            typography: 'body2',
          }}
        >
          {(log.length > 0 ? log : ['No callbacks yet']).map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </Box>
        <Button size="small" onClick={() => setLog([])}>
          Clear the list
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
