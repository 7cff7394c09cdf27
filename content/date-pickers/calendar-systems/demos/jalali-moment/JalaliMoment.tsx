import * as React from 'react';
import Stack from '@mui/material/Stack';
import moment, { type Moment } from 'moment-jalaali';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

moment.loadPersian({ dialect: 'persian-modern' });
// The call above makes Persian the global locale of Moment.js.
moment.locale('en');

export default function JalaliMoment() {
  const [delivery, setDelivery] = React.useState<Moment | null>(
    moment('2025-04-17'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <DateField label="Delivery" value={delivery} onChange={setDelivery} />
        <DateCalendar value={delivery} onChange={setDelivery} />
      </Stack>
    </LocalizationProvider>
  );
}
