import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const counts = [1, 2, 3] as const;
const sprint: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-05-02')];

export default function Months() {
  const [count, setCount] = React.useState<(typeof counts)[number]>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of months"
          value={count}
          onChange={(_, chosen: typeof count | null) =>
            chosen && setCount(chosen)
          }
        >
          {counts.map((number) => (
            <ToggleButton key={number} value={number}>
              {number}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={count}
          defaultValue={sprint}
          sx={{ maxWidth: '100%', overflowX: 'auto' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
