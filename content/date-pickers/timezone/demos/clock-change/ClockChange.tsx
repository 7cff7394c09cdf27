import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastHourOfWinter = DateTime.fromISO('2025-03-09T01:30', {
  zone: 'America/New_York',
});

export default function ClockChange() {
  const [backup, setBackup] = React.useState<DateTime | null>(lastHourOfWinter);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Backup, New York"
          value={backup}
          onChange={setBackup}
        />
        <Typography variant="body2">
          Value: {backup?.toISO() ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
