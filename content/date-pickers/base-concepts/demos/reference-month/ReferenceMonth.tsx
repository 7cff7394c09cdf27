import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const seasonStart = dayjs('2024-12-01');
const seasonEnd = dayjs('2025-03-31');
const carnival = dayjs('2025-02-03');

export default function ReferenceMonth() {
  const [hasReference, setHasReference] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <FormControlLabel
          label="Set a reference date"
          control={
            <Switch
              checked={hasReference}
              onChange={(event) => setHasReference(event.target.checked)}
            />
          }
        />
        <DateCalendar
          key={String(hasReference)}
          referenceDate={hasReference ? carnival : undefined}
          minDate={seasonStart}
          maxDate={seasonEnd}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
