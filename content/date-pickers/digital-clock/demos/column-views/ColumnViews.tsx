import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const recording = dayjs('2025-04-17T15:30:20');

export default function ColumnViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
        <MultiSectionDigitalClock
          aria-label="Full hours"
          defaultValue={recording}
          views={['hours']}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock
          aria-label="Length in minutes and seconds"
          defaultValue={recording}
          views={['minutes', 'seconds']}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock
          aria-label="Time with seconds"
          defaultValue={recording}
          views={['hours', 'minutes', 'seconds']}
          sx={{ width: 'auto' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
