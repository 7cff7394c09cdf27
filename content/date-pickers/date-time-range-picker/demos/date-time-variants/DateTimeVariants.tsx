import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const conference: DateRange<Dayjs> = [
  dayjs('2025-04-17T09:00'),
  dayjs('2025-04-19T16:00'),
];

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 440 }}>
        <DateTimeRangePicker
          label="Responsive"
          defaultValue={conference}
          slotProps={{ popper: { 'aria-label': 'Responsive' } }}
        />
        <DesktopDateTimeRangePicker
          label="Desktop"
          defaultValue={conference}
          slotProps={{ popper: { 'aria-label': 'Desktop' } }}
        />
        <MobileDateTimeRangePicker label="Mobile" defaultValue={conference} />
      </Stack>
    </LocalizationProvider>
  );
}
