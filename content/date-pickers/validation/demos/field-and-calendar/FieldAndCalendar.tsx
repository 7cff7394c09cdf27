import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const limits = { minDate: dayjs('2025-04-07'), maxDate: dayjs('2025-04-25') };

export default function FieldAndCalendar() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-04-28'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        sx={{ gap: 2, flexDirection: { sm: 'row' }, alignItems: 'flex-start' }}
      >
        <DateField
          label="Visit"
          value={visit}
          onChange={setVisit}
          {...limits}
          helperText="April 7 to 25"
        />
        <DateCalendar
          value={visit}
          onChange={setVisit}
          {...limits}
          sx={{ m: 0 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
