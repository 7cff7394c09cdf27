import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const initialValue = dayjs('2025-04-17T10:30');

export default function ClockRelease() {
  const [changes, setChanges] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <StaticTimePicker
          displayStaticWrapperAs="desktop"
          defaultValue={initialValue}
          onChange={(value) => {
            const entry = value?.format('h:mm A') ?? 'null';
            setChanges((previous) => [...previous, entry].slice(-4));
          }}
        />
        <Typography aria-live="polite" variant="body2">
          onChange: {changes.join(', ') || 'not called yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
