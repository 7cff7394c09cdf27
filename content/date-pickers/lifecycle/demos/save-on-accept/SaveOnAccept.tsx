import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const initialValue = dayjs('2025-04-17T10:30');

export default function SaveOnAccept() {
  const [draft, setDraft] = React.useState<Dayjs | null>(initialValue);
  const [saved, setSaved] = React.useState<Dayjs | null>(initialValue);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Reminder"
          value={draft}
          onChange={setDraft}
          onAccept={(value, { validationError }) => {
            if (validationError === null) {
              setSaved(value);
            }
          }}
        />
        <Typography aria-live="polite" variant="body2">
          Saved: {saved?.format('MMM D, YYYY h:mm A') ?? 'no reminder'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
