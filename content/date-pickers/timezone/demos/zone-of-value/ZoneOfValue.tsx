import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const newYork = { zone: 'America/New_York' };

export default function ZoneOfValue() {
  const [landing, setLanding] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-04-17T15:30', newYork),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Landing, zone of the value"
          value={landing}
          onChange={setLanding}
        />
        <DateTimePicker
          label="Landing, Paris"
          timezone="Europe/Paris"
          value={landing}
          onChange={setLanding}
        />
        <Typography variant="body2">
          Value: {landing?.toISO() ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
