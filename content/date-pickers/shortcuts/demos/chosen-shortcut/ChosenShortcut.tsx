import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const quarters: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'q1', label: 'End of Q1', getValue: () => dayjs('2025-03-31') },
  { id: 'q2', label: 'End of Q2', getValue: () => dayjs('2025-06-30') },
  { id: 'q3', label: 'End of Q3', getValue: () => dayjs('2025-09-30') },
];

const initialValue = dayjs('2025-04-17');

export default function ChosenShortcut() {
  const [source, setSource] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Report date"
          defaultValue={initialValue}
          onChange={(_value, { shortcut }) => {
            setSource(
              shortcut
                ? `${shortcut.label} (id ${shortcut.id})`
                : 'a custom date',
            );
          }}
          slotProps={{ shortcuts: { items: quarters } }}
        />
        <Typography aria-live="polite" variant="body2">
          Chosen: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
