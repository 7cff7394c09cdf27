import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SAVE_DELAY_MS = 800;

export default function DebouncedSave() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [status, setStatus] = React.useState('Saved: 2025-04-17');
  const timer = React.useRef<number>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DateField
          label="Due"
          value={value}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            window.clearTimeout(timer.current);
            if (newValue === null || validationError !== null) {
              setStatus('Not saved: the date is incomplete or invalid');
              return;
            }
            setStatus('Waiting…');
            timer.current = window.setTimeout(() => {
              setStatus(`Saved: ${newValue.format('YYYY-MM-DD')}`);
            }, SAVE_DELAY_MS);
          }}
        />
        <Typography aria-live="polite" variant="body2">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
