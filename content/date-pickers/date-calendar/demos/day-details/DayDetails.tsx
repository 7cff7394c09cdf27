import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DayDetails() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar value={day} onChange={setDay} />
        <Typography aria-live="polite">
          {day ? `Tours on ${day.format('dddd, MMMM D, YYYY')}` : 'Pick a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
