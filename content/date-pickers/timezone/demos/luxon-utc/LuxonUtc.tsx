import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const maintenance = DateTime.fromISO('2025-04-17T15:30', { zone: 'utc' });

export default function LuxonUtc() {
  const [start, setStart] = React.useState<DateTime | null>(maintenance);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Maintenance, UTC"
          value={start}
          onChange={setStart}
        />
        <Typography variant="body2">
          Value: {start?.toISO() ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
