import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VenueTime() {
  // What the server sends and receives.
  const [stored, setStored] = React.useState<string | null>(
    '2025-04-18T02:00:00.000Z',
  );
  const [start, setStart] = React.useState<DateTime | null>(
    stored === null ? null : DateTime.fromISO(stored),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Concert, Los Angeles"
          timezone="America/Los_Angeles"
          value={start}
          onChange={(value) => {
            setStart(value);
            setStored(value?.toUTC().toISO() ?? null);
          }}
        />
        <Typography variant="body2">Stored: {stored ?? 'nothing'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
