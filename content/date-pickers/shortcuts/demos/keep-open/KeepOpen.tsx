import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const terms: PickersShortcutsItem<Dayjs | null>[] = [
  { label: '14 days', getValue: () => dayjs('2025-05-01') },
  { label: '30 days', getValue: () => dayjs('2025-05-17') },
  { label: '60 days', getValue: () => dayjs('2025-06-16') },
];

const initialValue = dayjs('2025-04-17');

export default function KeepOpen() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(initialValue);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Payment due"
          defaultValue={initialValue}
          closeOnSelect={false}
          onAccept={setAccepted}
          slotProps={{ shortcuts: { items: terms, changeImportance: 'set' } }}
        />
        <Typography aria-live="polite" variant="body2">
          Accepted: {accepted?.format('MMMM D, YYYY') ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
