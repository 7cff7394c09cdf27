import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const describe = (range: DateRange<Dayjs>) =>
  range
    .map((date) => {
      if (date === null) {
        return 'null';
      }
      return date.isValid() ? date.format('MMM D') : 'Invalid Date';
    })
    .join(', ');

export default function RangeLog() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-14'),
    dayjs('2025-04-18'),
  ]);
  const [log, setLog] = React.useState<string[]>([]);
  const add = (entry: string) =>
    setLog((previous) => [...previous, entry].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateRangePicker
          label="Vacation"
          value={range}
          onChange={(newRange) => {
            setRange(newRange);
            add(`onChange: [${describe(newRange)}]`);
          }}
          onAccept={(newRange) => add(`onAccept: [${describe(newRange)}]`)}
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
          onRangePositionChange={(position) =>
            add(`onRangePositionChange: ${position}`)
          }
          slotProps={{ popper: { 'aria-label': 'Vacation' } }}
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
