import * as React from 'react';
import Stack from '@mui/material/Stack';
import { format } from 'date-fns-jalali';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The default uses the first character of the short names, which is a digit.
const formatWeekday = (date: Date) => format(date, 'EEEEE');

export default function JalaliDateFns() {
  const [delivery, setDelivery] = React.useState<Date | null>(
    new Date(2025, 3, 17),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <DateField label="Delivery" value={delivery} onChange={setDelivery} />
        <DateCalendar
          value={delivery}
          onChange={setDelivery}
          dayOfWeekFormatter={formatWeekday}
        />
      </Stack>
    </LocalizationProvider>
  );
}
