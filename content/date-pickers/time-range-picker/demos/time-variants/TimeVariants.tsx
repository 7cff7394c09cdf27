import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const delivery: DateRange<Dayjs> = [
  dayjs('2025-04-17T10:00'),
  dayjs('2025-04-17T12:00'),
];

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3 }}>
        <TimeRangePicker
          label="Responsive"
          defaultValue={delivery}
          slotProps={{ popper: { 'aria-label': 'Responsive' } }}
        />
        <DesktopTimeRangePicker
          label="Desktop"
          defaultValue={delivery}
          slotProps={{ popper: { 'aria-label': 'Desktop' } }}
        />
        <MobileTimeRangePicker label="Mobile" defaultValue={delivery} />
      </Stack>
    </LocalizationProvider>
  );
}
